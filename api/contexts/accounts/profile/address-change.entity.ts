import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Another address that an account wants; it counts once the link sent there is used. */
@Entity({ schema: 'identity', name: 'address_changes' })
export class AddressChange {
  @PrimaryColumn('uuid')
  id: string;
  @Column('uuid', { name: 'person_id' })
  personId: string;
  @Column('uuid', { name: 'asked_by' })
  askedBy: string;
  @Column('text', { name: 'old_email' })
  oldEmail: string;
  @Column('text', { name: 'new_email' })
  newEmail: string;
  @Column('timestamptz', { name: 'asked_at' })
  askedAt: Date;
  /** Since when its owner, or staff, stand behind it; null while a link to the present address is to be used first. */
  @Column('timestamptz', { name: 'allowed_at', nullable: true })
  allowedAt: Date | null;
  /** Until when one that staff asked for does not count, so that the present address can stop it. */
  @Column('timestamptz', { name: 'waits_until', nullable: true })
  waitsUntil: Date | null;
  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt: Date | null;
  /** Done, cancelled, replaced by another, or found to lead nowhere. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
