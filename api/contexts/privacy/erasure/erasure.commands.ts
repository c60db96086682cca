import type { Instant } from '../../../kernel/instant.js';

interface OfPerson {
  personId: string;
  now: Instant;
}

export type ErasureCommand = OfPerson &
  (
    | { type: 'RequestErasure'; erasureId: string; reason?: string }
    | { type: 'CancelErasure'; reason?: string }
    | { type: 'StartErasure' }
    | { type: 'SettleCertificate'; delivered: boolean }
    | { type: 'RecordErased' }
  );
