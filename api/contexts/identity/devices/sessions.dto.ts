import { IsIn, IsOptional } from 'class-validator';
import type { DeviceKind } from './device.rules.js';

/** One of the places where the caller is signed in. */
export class OpenSessionReply {
  id: string;
  /** What it was last used with, such as `Chrome, Android`; null when nothing is known of it. */
  device: string | null;
  deviceKind: DeviceKind;
  /** Where it was last used, coarsely, such as `190.162.*.*`; null when unknown. */
  network: string | null;
  createdAt: string;
  lastSeenAt: string;
  /** Lives for 30 days without use instead of one. */
  remembered: boolean;
  /** Whether it is the session that asks. */
  current: boolean;
}

export class OpenSessionsReply {
  /** The last used first. */
  sessions: OpenSessionReply[];
}

export class EndSessionsQuery {
  /** Leaves the session that asks. */
  @IsOptional() @IsIn(['current'], { message: 'must be current' })
  except?: 'current';
}
