import { IsOptional } from 'class-validator';
import { Password } from '../../access/index.js';
import type { ErasureState } from './erasure.decider.js';

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
  /** Whether the account has a password to confirm with; null without a session. */
  needsPassword: boolean | null;
}

export function erasureReply(state: ErasureState, needsPassword: boolean | null = null): ErasureReply {
  switch (state.status) {
    case 'None':
      return { state: 'none', requestedAt: null, dueAt: null, needsPassword };
    case 'Waiting':
      return { state: 'waiting', requestedAt: state.requestedAt, dueAt: state.dueAt, needsPassword };
    case 'Started':
    case 'Certified':
      return { state: 'under-way', requestedAt: state.requestedAt, dueAt: null, needsPassword };
    case 'Erased':
      return { state: 'under-way', requestedAt: null, dueAt: null, needsPassword };
  }
  return state satisfies never;
}
