import type { Instant } from '../../../kernel/instant.js';

interface OfPerson {
  personId: string;
  now: Instant;
}

export type ErasureCommand = OfPerson & (
  | { type: 'RequestErasure'; erasureId: string }
  | { type: 'CancelErasure' }
  | { type: 'StartErasure' }
  | { type: 'SettleCertificate'; delivered: boolean }
  | { type: 'RecordErased' }
);
