import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '../../../platform/http/messages.js';

/** An address that wants an account; no person yet. */
@Entity({ schema: 'identity', name: 'pending_users' })
export class PendingUser {
  @PrimaryColumn('uuid')
  id: string;
  /** Lower-cased. */
  @Column('text')
  email: string;
  @Column('text')
  language: Language;
  /** When the newest link was asked for. */
  @Column('timestamptz', { name: 'requested_at' })
  requestedAt: Date;
  @Column('timestamptz', { name: 'verified_at', nullable: true })
  verifiedAt: Date | null;
  /** Of the proof that the link was answered with. */
  @Column('bytea', { name: 'proof_hash', nullable: true })
  proofHash: Buffer | null;
  /** When an account was last asked for with this address and without the proof. */
  @Column('timestamptz', { name: 'signed_up_at', nullable: true })
  signedUpAt: Date | null;
}
