import { IsIn, IsOptional } from 'class-validator';
import type { DeviceKind } from './device.rules.js';

/** One of the places where the caller is signed in. */
export class OpenSessionReply {
  id: string;
  /** Device of the last use, such as `Chrome, Android`; null if unknown. */
  device: string | null;
  deviceKind: DeviceKind;
  /** Network of the last use, shortened, such as `190.162.*.*`; null if unknown. */
  network: string | null;
  createdAt: string;
  lastSeenAt: string;
  /** Whether it lives for 30 days without use instead of one. */
  remembered: boolean;
  /** Whether it is the session of this request. */
  current: boolean;
}

export class OpenSessionsReply {
  /** Last used first. */
  sessions: OpenSessionReply[];
}

export class EndSessionsQuery {
  /** Keeps the session of this request. */
  @IsOptional()
  @IsIn(['current'], { message: 'must be current' })
  except?: 'current';
}
