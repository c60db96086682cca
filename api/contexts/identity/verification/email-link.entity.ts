import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link sent to somebody's address; only a hash of its token is kept. */
@Entity({ schema: 'identity', name: 'email_tokens' })
export class EmailLink {
  @PrimaryColumn('uuid')
  id: string;
  @Column('uuid', { name: 'person_id' })
  personId: string;
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;
  @Column('text')
  purpose: 'verify-email';
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
  /** Since when a newer link stands in its place. */
  @Column('timestamptz', { name: 'voided_at', nullable: true })
  voidedAt: Date | null;
}
