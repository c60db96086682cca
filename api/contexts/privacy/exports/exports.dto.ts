import type { Export } from './exports.js';

/** A file with all data about a person. */
export class ExportReply {
  id: string;
  /** `requested`: in progress; `ready`: downloadable; `expired`: deleted; `failed`: request it again. */
  state: 'requested' | 'ready' | 'expired' | 'failed';
  requestedAt: Date;
  readyAt: Date | null;
  /** Downloadable until then. */
  expiresAt: Date | null;
  /** In bytes; null until it is ready. */
  size: number | null;
}

export class ExportsReply {
  exports: ExportReply[];
}

export function exportReply({ id, state, requestedAt, readyAt, expiresAt, size }: Export): ExportReply {
  return { id, state, requestedAt, readyAt, expiresAt, size };
}
