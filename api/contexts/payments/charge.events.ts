import type { Fact } from '../../kernel/decider.js';

export type AttemptStarted = Fact<'AttemptStarted', { orderId: string; paymentId: string; supersedes: string | null }>;
export type CaptureClaimed = Fact<'CaptureClaimed', { orderId: string; paymentId: string }>;
export type CaptureReleased = Fact<'CaptureReleased', { orderId: string; paymentId: string }>;

/** The claim to the money of one order, on stream `charge-<orderId>`: at most one payment may take it. */
export type ChargeEvent = AttemptStarted | CaptureClaimed | CaptureReleased;
