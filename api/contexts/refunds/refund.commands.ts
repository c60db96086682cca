import type { CivilDate } from '../../kernel/calendar.js';
import type { Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';
import type { RefundCompleted, RefundGround, RefundLine } from './refund.events.js';

/** A wish for money back; by right it is approved at once. */
export type AskRefund = {
  type: 'AskRefund';
  refundId: string;
  orderId: string;
  paymentId: string;
  playerId: string;
  ground: RefundGround;
  lines: RefundLine[];
  answerBy: CivilDate | null;
  automatic: boolean;
  now: Instant;
};
/**
 * @property decidedBefore what this person decided alone on the same day, over all orders, so that a large amount is not one in parts.
 * @property secondAbove the sum of a day above which a second person must agree.
 */
export type ApproveRefund = {
  type: 'ApproveRefund';
  staffId: string;
  reason: string;
  decidedBefore: Pesos;
  secondAbove: Pesos;
  now: Instant;
};
export type SecondRefund = { type: 'SecondRefund'; staffId: string; now: Instant };
export type DenyRefund = { type: 'DenyRefund'; staffId: string; reason: string; now: Instant };
/** Written before the bank is asked, and before it is asked again. */
export type BeginRefund = { type: 'BeginRefund'; now: Instant };
export type RecordRefundUnknown = { type: 'RecordRefundUnknown'; why: string; needsPerson: boolean; now: Instant };
export type CompleteRefund = {
  type: 'CompleteRefund';
  how: RefundCompleted['data']['how'];
  whole: boolean;
  now: Instant;
};
export type FailRefund = { type: 'FailRefund'; why: string; now: Instant };
export type RetryRefund = { type: 'RetryRefund'; now: Instant };

export type RefundCommand =
  | AskRefund
  | ApproveRefund
  | SecondRefund
  | DenyRefund
  | BeginRefund
  | RecordRefundUnknown
  | CompleteRefund
  | FailRefund
  | RetryRefund;
