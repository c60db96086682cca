import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';

/** The id of an erasure is that of the link that cancels it. A reason is given by staff, never by the person. */
export type ErasureRequested = Fact<
  'ErasureRequested',
  { personId: string; erasureId: string; requestedAt: Instant; dueAt: Instant; reason?: string }
>;
export type ErasureCancelled = Fact<
  'ErasureCancelled',
  { personId: string; erasureId: string; cancelledAt: Instant; reason?: string }
>;
/** From here on there is no way back. */
export type ErasureStarted = Fact<'ErasureStarted', { personId: string; erasureId: string; startedAt: Instant }>;
/** The certificate has left, or its address takes no mail. */
export type CertificateSettled = Fact<
  'CertificateSettled',
  { personId: string; erasureId: string; delivered: boolean; settledAt: Instant }
>;
export type PersonErased = Fact<'PersonErased', { personId: string; erasureId: string; erasedAt: Instant }>;

/** The end of an account, on stream `person-<personId>`. */
export type ErasureEvent = ErasureRequested | ErasureCancelled | ErasureStarted | CertificateSettled | PersonErased;
