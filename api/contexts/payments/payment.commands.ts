import type { Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';
import type { Approval, ClosedBecause, Ending, OrphanedBecause } from './payment.events.js';

/** What was learnt by asking the bank, or by its answer to a commit or to a charge. */
export type Observation =
  | { seen: 'authorized'; approval: Approval }
  | {
      seen: 'declined';
      responseCode: number | null;
      bankStatus: string;
      cardLast4: string | null;
      paymentTypeCode: string | null;
    }
  | { seen: 'money-returned'; how: 'reversed' | 'nullified' }
  | { seen: 'initialized' }
  /** The commit was refused because the bank had ended the transaction. */
  | { seen: 'ended-at-bank'; word: string }
  /** The commit was refused and the status proves that the buyer has not finished the form. */
  | { seen: 'not-finished'; message: string }
  | { seen: 'refused'; message: string }
  | UnfinishedCharge
  | { seen: 'no-answer'; why: string };

type UnfinishedCharge =
  /** The bank knows no such charge; it may still be on its way there. */
  | { seen: 'not-found' }
  /** The request was refused in a way that took no money. */
  | { seen: 'turned-away'; message: string }
  /** The charge never left the shop, however often it was sent: no money moved. */
  | { seen: 'not-sent'; why: string };

/** A call that did not succeed. A refusal did nothing; without an answer it is unknown what was done. */
export type Failure = { is: 'refused'; message: string } | { is: 'no-answer'; why: string };
export type RefundReply = { is: 'returned'; how: 'reversed' | 'nullified' } | Failure;
/** What the provider still holds of money that it took. */
export type BalanceReply = { is: 'holds'; balance: Pesos; how: 'reversed' | 'nullified' } | Failure;

/** How the buyer's browser came back from the provider's form, and what it names. */
export type FormReturn =
  | { ending: 'FormCompleted' | 'FormCancelled' | 'FormBroken'; token: string }
  | { ending: 'FormTimedOut'; buyOrder: string; sessionId: string }
  | { ending: 'Unreadable' };

/** What the provider says about a card to be saved. It says no by code, never by status. */
export type FinishReply =
  | { is: 'enrolled'; tbkUser: string; brand: string; last4: string; authorizationCode: string }
  | { is: 'refused'; responseCode: number | null }
  | { is: 'not-finished'; responseCode: number }
  | { is: 'no-answer'; why: string };
/** How the buyer's browser came back from the form that saves a card. */
export type EnrolmentReturn =
  { ending: 'Completed'; token: string } | { ending: 'Left'; token: string } | { ending: 'Unreadable' };

export type PlanPayment = {
  type: 'PlanPayment';
  paymentId: string;
  orderId: string;
  personId: string;
  amount: Pesos;
  buyOrder: string;
  sessionId: string;
  resultUrl: string;
  now: Instant;
};
export type IssueToken = { type: 'IssueToken'; token: string; formUrl: string; now: Instant };
export type RecordReturn = { type: 'RecordReturn'; ending: Ending; now: Instant };
/** The claim to commit: only after a genuine normal return. */
export type StartCommit = { type: 'StartCommit'; now: Instant };
export type ClosePayment = { type: 'ClosePayment'; because: ClosedBecause; now: Instant };
/** An approval that the order wants. */
export type ApprovePayment = { type: 'ApprovePayment'; approval: Approval; now: Instant };
/** An approval that must go back. */
export type RejectApproval = { type: 'RejectApproval'; approval: Approval; because: OrphanedBecause; now: Instant };
/** Anything else that was seen. */
export type RecordObservation = {
  type: 'RecordObservation';
  observation: Exclude<Observation, { seen: 'authorized' }>;
  now: Instant;
};
export type StartRefund = { type: 'StartRefund'; now: Instant };
export type RecordRefund = {
  type: 'RecordRefund';
  outcome:
    { is: 'returned'; how: 'reversed' | 'nullified' } | { is: 'unknown'; why: string } | { is: 'failed'; why: string };
  now: Instant;
};
/** Part or all of a wanted payment is about to go back, or its refund is about to be asked for again. */
export type StartPartRefund = { type: 'StartPartRefund'; refundId: string; amount: Pesos; now: Instant };
export type RecordPartRefund = {
  type: 'RecordPartRefund';
  refundId: string;
  outcome: RecordRefund['outcome'];
  now: Instant;
};
export type PartRefundCommand = StartPartRefund | RecordPartRefund;

/** How the bank's portal shows a payment that it took. */
export interface PortalFigures {
  authorizationCode: string;
  paymentType: 'credit' | 'debit' | 'prepaid';
  cardLast4: string;
}
/**
 * What a person saw at the bank's portal of a payment that waits for a person.
 * @property figures null where nothing was taken.
 * @property decidedBefore what this person decided alone on the same day, over all orders.
 * @property secondAbove the sum of a day above which a second person must see the same figures.
 */
export type SettleByHand = {
  type: 'SettleByHand';
  taken: boolean;
  figures: PortalFigures | null;
  reason: string;
  staffId: string;
  decidedBefore: Pesos;
  secondAbove: Pesos;
  now: Instant;
};
/** Unwanted money that the bank did not give back: it is asked once more, or the money has gone back all the same. */
export type RetryReturn = { type: 'RetryReturn'; reason: string; now: Instant };
export type RecordReturnByHand = {
  type: 'RecordReturnByHand';
  how: 'reversed' | 'nullified' | 'transferred';
  reason: string;
  now: Instant;
};
export type ByHandCommand = SettleByHand | RetryReturn | RecordReturnByHand;

/** Plans a charge to a saved card and claims its only call to the bank. */
export type PlanCardPayment = {
  type: 'PlanCardPayment';
  paymentId: string;
  orderId: string;
  personId: string;
  amount: Pesos;
  cardId: string;
  buyOrder: string;
  childBuyOrder: string;
  storeCode: string;
  now: Instant;
};

export type PaymentCommand =
  | PlanPayment
  | PlanCardPayment
  | IssueToken
  | RecordReturn
  | StartCommit
  | ClosePayment
  | ApprovePayment
  | RejectApproval
  | RecordObservation
  | StartRefund
  | RecordRefund
  | PartRefundCommand
  | ByHandCommand;
export type AttemptCommand = PaymentCommand;

export type StartAttempt = { type: 'StartAttempt'; orderId: string; paymentId: string };
export type ClaimCapture = { type: 'ClaimCapture'; orderId: string; paymentId: string };
export type ReleaseCapture = { type: 'ReleaseCapture'; orderId: string; paymentId: string };

export type ChargeCommand = StartAttempt | ClaimCapture | ReleaseCapture;
