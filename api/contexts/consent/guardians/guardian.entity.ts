import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { GuardianDecision } from './age.rules.js';

/** The adult who answers for somebody's account; erased together with it, and when nobody needs the answer any more. */
@Entity({ schema: 'identity', name: 'guardians' })
export class Guardian {
  /** Names the address that was asked: another address is another id. */
  @PrimaryColumn('uuid')
  id: string;
  @Column('uuid', { name: 'person_id' })
  personId: string;
  /** Lower-cased. */
  @Column('text')
  email: string;
  @Column('timestamptz', { name: 'asked_at' })
  askedAt: Date;
  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;
  /** The last answer; it holds while the guardian is asked again. */
  @Column('text', { nullable: true })
  decision: GuardianDecision | null;
}
