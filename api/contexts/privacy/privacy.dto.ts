import { IsOptional } from 'class-validator';
import { Password } from '../access/index.js';
import type { ErasureState } from './erasure/erasure.decider.js';
import type { Export } from './exports/exports.js';

/** A file with all data about a person. */
export class ExportReply {
  id: string;
  /** `asked`: in progress; `ready`: downloadable; `expired`: deleted; `failed`: request it again. */
  state: 'asked' | 'ready' | 'expired' | 'failed';
  askedAt: Date;
  readyAt: Date | null;
  /** Downloadable until then. */
  expiresAt: Date | null;
  /** In bytes; null until it is ready. */
  size: number | null;
}

export class ExportsReply {
  exports: ExportReply[];
}

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

export function exportReply({ id, state, askedAt, readyAt, expiresAt, size }: Export): ExportReply {
  return { id, state, askedAt, readyAt, expiresAt, size };
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
