import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file with all that is held about a person; the file itself lies in ExportFiles under the same id. */
@Entity({ schema: 'identity', name: 'exports' })
export class Export {
  @PrimaryColumn('uuid')
  id: string;
  @Column('uuid', { name: 'person_id' })
  personId: string;
  @Column('text')
  state: 'asked' | 'ready' | 'expired' | 'failed';
  @Column('timestamptz', { name: 'asked_at' })
  askedAt: Date;
  @Column('timestamptz', { name: 'ready_at', nullable: true })
  readyAt: Date | null;
  /** From here on the file is gone. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;
  /** In bytes. */
  @Column('int', { nullable: true })
  size: number | null;
}
