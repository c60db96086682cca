import type { CivilDate } from '../../kernel/calendar.js';
import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';

/** Why a refund is due: the shop's goodwill rule, the law's withdrawal, a request that staff answer, or staff's own decision. */
export type RefundBasis = 'goodwill' | 'withdrawal' | 'request' | 'staff';

/** What of an order goes back: a game, or with `gameId` null the order's plan period. */
export interface RefundLine {
  gameId: string | null;
  amount: Pesos;
}

/** Whose streams a refund moves. */
export interface RefundIds {
  refundId: string;
  orderId: string;
  paymentId: string;
  personId: string;
}

/** The words that the person wrote are a row, not a fact. */
export type RefundRequested = Fact<
  'RefundRequested',
  RefundIds & {
    basis: RefundBasis;
    lines: RefundLine[];
    amount: Pesos;
    /** The promised day of an answer; null where the answer is at once. */
    answerBy: CivilDate | null;
    requestedAt: Instant;
  }
>;
/** Automatic, or by a first member of staff. */
export type RefundApproved = Fact<
  'RefundApproved',
  RefundIds & {
    automatic: boolean;
    needsSecondApproval: boolean;
    reason: string | null;
    approvedAt: Instant;
    /** Absent where it was automatic. */
    approvedBy?: string;
  }
>;
export type RefundApprovedAgain = Fact<
  'RefundApprovedAgain',
  RefundIds & { approvedAgainAt: Instant; approvedAgainBy?: string }
>;
export type RefundDenied = Fact<'RefundDenied', RefundIds & { reason: string; deniedAt: Instant }>;
export type RefundStarted = Fact<'RefundStarted', RefundIds & { amount: Pesos; startedAt: Instant }>;
/** The bank's answer was lost; with `needsPerson` the bank tells no more and staff look at its portal. */
export type RefundOutcomeUnknown = Fact<
  'RefundOutcomeUnknown',
  RefundIds & { why: string; since: Instant; needsPerson?: boolean }
>;
export type RefundCompleted = Fact<
  'RefundCompleted',
  RefundIds & {
    lines: RefundLine[];
    amount: Pesos;
    how: 'reversed' | 'nullified' | 'transferred';
    /** Whether with it the whole order went back. */
    whole: boolean;
    completedAt: Instant;
  }
>;
export type RefundFailed = Fact<'RefundFailed', RefundIds & { why: string; failedAt: Instant }>;
/** Staff let a failed refund be tried once more. */
export type RefundRetried = Fact<'RefundRetried', RefundIds & { retriedAt: Instant }>;

/** On stream `refund-<refundId>`. */
export type RefundEvent =
  | RefundRequested
  | RefundApproved
  | RefundApprovedAgain
  | RefundDenied
  | RefundStarted
  | RefundOutcomeUnknown
  | RefundCompleted
  | RefundFailed
  | RefundRetried;
