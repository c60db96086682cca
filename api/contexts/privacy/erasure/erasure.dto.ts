import { IsOptional } from 'class-validator';
import type { Instant } from '../../../kernel/instant.js';
import { Password } from '../../access/index.js';
import { daysLeft, type ErasureState } from './erasure.decider.js';

/** Requests the erasure of the caller's account. */
export class ErasureRequest {
  /** Omit for an account without a password: it receives a link by mail. */
  @IsOptional()
  @Password()
  password?: string;
}

export class ErasureReply {
  /**
   * `none`: no erasure; `link-sent`: waits for the link in the mail; `waiting`: within the seven days; `under-way`:
   * being erased.
   */
  state: 'none' | 'link-sent' | 'waiting' | 'under-way';
  requestedAt: string | null;
  /** When the account is erased. */
  dueAt: string | null;
  /** How many days are left until then, counting one that has begun; null without a date. */
  daysLeft: number | null;
  /** Whether the account has a password to confirm with; null without a session. */
  needsPassword: boolean | null;
}

export function erasureReply(state: ErasureState, now: Instant, needsPassword: boolean | null = null): ErasureReply {
  const undated = { requestedAt: null, dueAt: null, daysLeft: null, needsPassword };
  switch (state.status) {
    case 'None':
      return { ...undated, state: 'none' };
    case 'Waiting': {
      const { requestedAt, dueAt } = state;
      return { state: 'waiting', requestedAt, dueAt, daysLeft: daysLeft(dueAt, now), needsPassword };
    }
    case 'Started':
    case 'Certified':
      return { ...undated, state: 'under-way', requestedAt: state.requestedAt };
    case 'Erased':
      return { ...undated, state: 'under-way' };
  }
  return state satisfies never;
}
