import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DeviceKind } from './device.rules.js';

/** One log-in on one device: the family of all tokens that were rotated out of it. */
@Entity({ schema: 'identity', name: 'sessions' })
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
