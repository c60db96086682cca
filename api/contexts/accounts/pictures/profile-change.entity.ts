import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a field of somebody's profile was and became: a row, because it is personal and can be erased. */
@Entity({ schema: 'identity', name: 'profile_changes' })
export class ProfileChange {
  @PrimaryColumn('uuid')
  id: string;
  @Column('uuid', { name: 'person_id' })
  personId: string;
  @Column('timestamptz')
  at: Date;
  /** Who did it: the person, or somebody with the right to. */
  @Column('uuid', { name: 'actor_id' })
  actorId: string;
  @Column('text')
  field: string;
  @Column('text', { nullable: true })
  before: string | null;
  @Column('text', { nullable: true })
  after: string | null;
}
