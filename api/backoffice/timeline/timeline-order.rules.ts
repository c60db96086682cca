/** The order in which people tell what happened at one instant; an append keeps its facts stream by stream. */
const STORY = [
  'SubscriptionCreated',
  'SubscriptionCardChosen',
  'FreePeriodsAdded',
  'OrderPlaced',
  'PeriodOrdered',
  'PeriodChargeStarted',
  'CodeReserved',
  'AttemptStarted',
  'PaymentPlanned',
  'CardPaymentPlanned',
  'PaymentTokenIssued',
  'PaymentReturned',
  'CaptureClaimed',
  'GamesReserved',
  'CommitStarted',
  'AuthorizationStarted',
  'PaymentStatusChecked',
  'PaymentOutcomeUnknown',
  'PaymentDeclaredTaken',
  'PaymentSettledByHand',
  'PaymentApproved',
  'PaymentDeclined',
  'PaymentClosed',
  'PaymentOrphaned',
  'PaymentNeedsPerson',
  'OrderPaid',
  'CodeUsed',
  'SubscriptionActivated',
  'PeriodPaid',
  'PeriodGranted',
  'PeriodGiven',
  'PeriodChargeFailed',
  'EntitlementGranted',
  'ReservationReleased',
  'CaptureReleased',
  'CodeReleased',
  'RefundRequested',
  'RefundApproved',
  'RefundApprovedAgain',
  'RefundStarted',
  'PaymentRefundStarted',
  'RefundOutcomeUnknown',
  'PaymentRefundUnknown',
  'PaymentRefunded',
  'RefundCompleted',
  'OrderRefunded',
  'EntitlementEnded',
  'AutoRenewCancelled',
  'SubscriptionEnded',
  'DocumentIssued',
];

/** What a moment of the story is sorted by. */
export interface Moment {
  /** Milliseconds of the business instant. */
  at: number;
  /** The append it came with; effects come after every append. */
  append: number;
  type: string;
  position: number;
}

/** Oldest first; within one append as people tell it; else as it was written. */
export function inTimelineOrder(a: Moment, b: Moment): number {
  return a.at - b.at || compare(a.append, b.append) || place(a.type) - place(b.type) || compare(a.position, b.position);
}

function place(type: string): number {
  const found = STORY.indexOf(type);
  return found === -1 ? STORY.length : found;
}

/** Unlike a difference, right for infinities too. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
