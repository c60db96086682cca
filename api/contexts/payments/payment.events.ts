import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';

/** What a decline says of the card itself. */
export type CardTrouble = 'unknown-at-bank' | 'blocked' | 'expired' | 'fraud-suspected' | 'retry-limit';

/** What the bank says of a payment it approved; the last four digits are all we ever see of a card. */
export interface Approval {
  amount: Pesos;
  buyOrder: string;
  /** Empty for a saved card, whose buyer visits no form. */
  sessionId: string;
  /** The part of a payment by saved card, and the store that it is for. */
  childBuyOrder?: string;
  storeCode?: string;
  authorizationCode: string;
  /** UTC, as the bank wrote it. */
  transactionAt: Instant;
  /** VD debit, VP prepaid, VN VC S2 SI NC credit. */
  paymentTypeCode: string;
  responseCode: number;
  installments: number;
  installmentAmount: Pesos | null;
  cardLast4: string | null;
  /** Kept, never judged. */
  vci: string | null;
}

/** How the buyer's browser came back from the bank's form. */
export type Ending = 'FormCompleted' | 'FormCancelled' | 'FormTimedOut' | 'FormBroken';

/** Why a payment ended without money. */
export type ClosedBecause =
  | 'create-failed'
  | 'create-unanswered'
  | 'form-cancelled'
  | 'form-timed-out'
  | 'form-broken'
  | 'no-return'
  | 'aborted-at-bank'
  | 'refused-by-bank'
  | 'superseded'
  | 'game-owned'
  | 'game-taken-down'
  | 'order-paid'
  | 'code-exhausted'
  | 'never-arrived'
  | 'never-sent'
  | 'not-taken';

/** Why money that the bank took does not belong to us and goes back whole. */
export type OrphanedBecause =
  | 'order-paid'
  | 'game-owned'
  | 'game-taken-down'
  | 'mismatch'
  | 'another-attempt-in-progress'
  | 'code-exhausted'
  | 'period-over';

interface Named {
  paymentId: string;
  orderId: string;
}

/** Absent where the first answer of the bank told the end. */
interface Doubted {
  /** The buyer may have been told to wait, and that the shop writes as soon as it knows. */
  afterDoubt?: true;
}

export type PaymentPlanned = Fact<
  'PaymentPlanned',
  Named & {
    personId: string;
    amount: Pesos;
    currency: 'CLP';
    method: 'webpay-plus';
    buyOrder: string;
    sessionId: string;
    /** Where the buyer's browser goes after the result is known. */
    resultUrl: string;
    plannedAt: Instant;
  }
>;
export type PaymentTokenIssued = Fact<
  'PaymentTokenIssued',
  Named & { token: string; formUrl: string; issuedAt: Instant }
>;
export type PaymentReturned = Fact<'PaymentReturned', Named & { ending: Ending; returnedAt: Instant }>;
export type CommitStarted = Fact<'CommitStarted', Named & { attempt: number; startedAt: Instant }>;
/** The bank proved that there was nothing to commit yet: the buyer had not finished the form. */
export type CommitRefused = Fact<'CommitRefused', Named & { message: string; refusedAt: Instant }>;
export type PaymentApproved = Fact<
  'PaymentApproved',
  Named & {
    approval: Approval;
    approvedAt: Instant;
    /** True when the payment had been given up before the approval was seen. */
    late: boolean;
  }
>;
export type PaymentDeclined = Fact<
  'PaymentDeclined',
  Named &
    Doubted & {
      responseCode: number | null;
      bankStatus: string;
      cardLast4: string | null;
      paymentTypeCode: string | null;
      declinedAt: Instant;
    }
>;
export type PaymentOutcomeUnknown = Fact<'PaymentOutcomeUnknown', Named & { why: string; since: Instant }>;
export type PaymentStatusChecked = Fact<'PaymentStatusChecked', Named & { seen: string; checkedAt: Instant }>;
export type PaymentClosed = Fact<'PaymentClosed', Named & Doubted & { because: ClosedBecause; closedAt: Instant }>;
export type PaymentNeedsPerson = Fact<'PaymentNeedsPerson', Named & { why: string; since: Instant }>;
/** One of the staff saw the money at the bank's portal; it counts once a second person sees the same figures there. */
export type PaymentDeclaredTaken = Fact<
  'PaymentDeclaredTaken',
  Named & {
    amount: Pesos;
    authorizationCode: string;
    paymentType: 'credit' | 'debit' | 'prepaid';
    cardLast4: string;
    reason: string;
    declaredBy: string;
    declaredAt: Instant;
  }
>;
/** Staff told what the bank's portal shows of a payment too old for an inquiry. */
export type PaymentSettledByHand = Fact<
  'PaymentSettledByHand',
  Named & {
    taken: boolean;
    reason: string;
    settledAt: Instant;
    /** Whose daily limit it counts for; absent where nothing was taken, and in older facts. */
    declaredBy?: string;
    /** Who saw the same figures, where one person was not enough. */
    approvedBy?: string;
  }
>;
export type PaymentOrphaned = Fact<
  'PaymentOrphaned',
  Named & {
    approval: Approval;
    /** What was planned, which is all that the bank can have taken and what goes back. */
    amount?: Pesos;
    because: OrphanedBecause;
    seenAt: Instant;
  }
>;
export type PaymentRefundStarted = Fact<
  'PaymentRefundStarted',
  Named & {
    /** Absent where orphaned money goes back whole. */
    refundId?: string;
    amount: Pesos;
    startedAt: Instant;
    /** What the bank must hold of this payment once it is done. */
    expectedBalance?: Pesos;
  }
>;
export type PaymentRefundUnknown = Fact<
  'PaymentRefundUnknown',
  Named & { refundId?: string; why: string; since: Instant }
>;
export type PaymentRefunded = Fact<
  'PaymentRefunded',
  Named & {
    refundId?: string;
    amount: Pesos;
    /** `transferred`: from our own bank account, because the bank took the payment back no more. */
    how: 'reversed' | 'nullified' | 'transferred';
    /** Where a person recorded it. */
    reason?: string;
    refundedAt: Instant;
  }
>;
export type PaymentRefundFailed = Fact<
  'PaymentRefundFailed',
  Named & { refundId?: string; why: string; failedAt: Instant }
>;
/** The bank is asked once more for orphaned money that it did not give back. */
export type PaymentReturnRetried = Fact<'PaymentReturnRetried', Named & { reason: string; retriedAt: Instant }>;

/** A payment with a saved card: no form; the shop asks for the money. */
export type CardPaymentPlanned = Fact<
  'CardPaymentPlanned',
  Named & {
    personId: string;
    amount: Pesos;
    currency: 'CLP';
    method: 'oneclick';
    cardId: string;
    /** The bank's name for the whole payment and for its one part. */
    buyOrder: string;
    childBuyOrder: string;
    storeCode: string;
    plannedAt: Instant;
  }
>;
/** Written before the bank is asked for the money of a saved card, which happens once. */
export type AuthorizationStarted = Fact<'AuthorizationStarted', Named & { startedAt: Instant }>;

/** One attempt to take money, on stream `payment-<paymentId>`. */
export type PaymentEvent =
  | PaymentPlanned
  | PaymentTokenIssued
  | PaymentReturned
  | CommitStarted
  | CommitRefused
  | PaymentApproved
  | PaymentDeclined
  | PaymentOutcomeUnknown
  | PaymentStatusChecked
  | PaymentClosed
  | PaymentNeedsPerson
  | PaymentOrphaned
  | PaymentRefundStarted
  | PaymentRefundUnknown
  | PaymentRefunded
  | PaymentRefundFailed
  | PaymentDeclaredTaken
  | PaymentSettledByHand
  | PaymentReturnRetried
  | CardPaymentPlanned
  | AuthorizationStarted;

export type AttemptEvent = PaymentEvent;

export type AttemptStarted = Fact<'AttemptStarted', { orderId: string; paymentId: string; supersedes: string | null }>;
export type CaptureClaimed = Fact<'CaptureClaimed', { orderId: string; paymentId: string }>;
export type CaptureReleased = Fact<'CaptureReleased', { orderId: string; paymentId: string }>;

/** The claim to the money of one order, on stream `charge-<orderId>`: at most one payment may take it. */
export type ChargeEvent = AttemptStarted | CaptureClaimed | CaptureReleased;
