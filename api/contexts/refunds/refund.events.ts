import type { CivilDate } from '../../kernel/calendar.js';
import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';

/** By which right money is asked back: the shop's goodwill rule, the law's withdrawal, a wish to be answered, or staff. */
export type RefundGround = 'goodwill' | 'withdrawal' | 'request' | 'staff';

/** What of an order goes back: a game, or with `gameId` null the order's plan period. */
export interface RefundLine {
  gameId: string | null;
  amount: Pesos;
}

interface Named {
  refundId: string;
  orderId: string;
  paymentId: string;
  playerId: string;
}

/** The words that the person wrote are a row, not a fact. */
export type RefundRequested = Fact<
  'RefundRequested',
  Named & {
    ground: RefundGround;
    lines: RefundLine[];
    amount: Pesos;
    /** By when the shop promised an answer; null where the answer is at once. */
    answerBy: CivilDate | null;
    requestedAt: Instant;
  }
>;
/** Automatic, or by a first person of staff; above the configured amount of an order a second one must agree before it starts. */
export type RefundApproved = Fact<
  'RefundApproved',
  Named & {
    automatic: boolean;
    needsSecond: boolean;
    reason: string | null;
    approvedAt: Instant;
    /** Who of the shop; nobody where it was automatic. */
    approvedBy?: string;
  }
>;
export type RefundSeconded = Fact<'RefundSeconded', Named & { secondedAt: Instant; secondedBy?: string }>;
export type RefundDenied = Fact<'RefundDenied', Named & { reason: string; deniedAt: Instant }>;
export type RefundStarted = Fact<'RefundStarted', Named & { amount: Pesos; startedAt: Instant }>;
/** The bank's answer was lost; with `needsPerson` the bank cannot be asked any more and somebody must look at its portal. */
export type RefundOutcomeUnknown = Fact<
  'RefundOutcomeUnknown',
  Named & { why: string; since: Instant; needsPerson?: boolean }
>;
export type RefundCompleted = Fact<
  'RefundCompleted',
  Named & {
    lines: RefundLine[];
    amount: Pesos;
    how: 'reversed' | 'nullified' | 'transferred';
    /** Whether with it the whole order went back. */
    whole: boolean;
    completedAt: Instant;
  }
>;
export type RefundFailed = Fact<'RefundFailed', Named & { why: string; failedAt: Instant }>;
/** After a failure somebody of the shop lets it be tried once more. */
export type RefundRetried = Fact<'RefundRetried', Named & { retriedAt: Instant }>;

/** One wish for money back and what became of it, on stream `refund-<refundId>`. */
export type RefundEvent =
  | RefundRequested
  | RefundApproved
  | RefundSeconded
  | RefundDenied
  | RefundStarted
  | RefundOutcomeUnknown
  | RefundCompleted
  | RefundFailed
  | RefundRetried;
