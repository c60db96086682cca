import { Column, Entity, type EntityManager, IsNull, Not, PrimaryColumn } from 'typeorm';
import type { DeviceKind } from './device.rules.js';

export type SignInMethod = 'password' | 'google' | 'passkey';

/** One try to enter an account, for the eyes of its owner and of those who help. */
@Entity({ schema: 'access', name: 'sign_ins' })
export class SignIn {
  @PrimaryColumn('uuid')
  id: string;
  @Column('uuid', { name: 'person_id' })
  personId: string;
  @Column('timestamptz')
  at: Date;
  @Column('text')
  how: SignInMethod;
  @Column('boolean')
  succeeded: boolean;
  /** `Chrome, Android`; null when nothing is known of it. */
  @Column('text', { nullable: true })
  device: string | null;
  /** `190.162.*.*` */
  @Column('text', { nullable: true })
  network: string | null;
}

/** One log-in on one device: the family of all tokens that were rotated out of it. */
@Entity({ schema: 'access', name: 'sessions' })
export class Session {
  @PrimaryColumn('uuid')
  id: string;
  @Column('uuid', { name: 'person_id' })
  personId: string;
  @Column('boolean')
  remember: boolean;
  /** Which of the family's tokens is the newest; the one before it is this minus one. */
  @Column('int')
  generation: number;
  /** When the newest token was given. */
  @Column('timestamptz', { name: 'rotated_at' })
  rotatedAt: Date;
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
  /** What it was last used with, `Chrome, Android`; null when nothing is known of it. */
  @Column('text', { nullable: true })
  device: string | null;
  @Column('text', { name: 'device_kind' })
  deviceKind: DeviceKind;
  /** Where it was last used, coarsely: `190.162.*.*`. */
  @Column('text', { nullable: true })
  network: string | null;
  /** Its life is counted from here. */
  @Column('timestamptz', { name: 'last_seen_at' })
  lastSeenAt: Date;
  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
  @Column('text', { name: 'revoked_because', nullable: true })
  revokedBecause:
    'log-out' | 'token-reused' | 'ended-by-owner' | 'ended-by-staff' | 'password-changed' | 'blocked' | null;
}

/**
 * Ends the live sessions of a person and the tokens of their tools, within the transaction of what calls for it.
 * @param except the one session that goes on.
 */
export async function endSessions(
  rows: EntityManager,
  personId: string,
  because: NonNullable<Session['revokedBecause']>,
  except?: string,
): Promise<void> {
  await rows.update(
    Session,
    { personId, revokedAt: IsNull(), ...(except ? { id: Not(except) } : {}) },
    { revokedAt: new Date(), revokedBecause: because },
  );
  await rows.query('update access.tool_tokens set expires_at = now() where person_id = $1 and expires_at > now()', [
    personId,
  ]);
}
