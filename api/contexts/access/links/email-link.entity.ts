import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LinkPurpose } from './link.rules.js';

/** A link sent to somebody's address; only a hash of its token is kept. */
@Entity({ schema: 'identity', name: 'email_tokens' })
export class EmailLink {
  @PrimaryColumn('uuid')
  id: string;
  /** A person, or for `sign-up` somebody who waits to become one. */
  @Column('uuid', { name: 'owner_id' })
  ownerId: string;
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;
  @Column('text')
  purpose: LinkPurpose;
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
  /** Since when a newer link stands in its place. */
  @Column('timestamptz', { name: 'voided_at', nullable: true })
  voidedAt: Date | null;
}
