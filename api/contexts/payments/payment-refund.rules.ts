import { GrowingMap } from '../../kernel/growing-map.js';
import type { Pesos } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import type { PartRefundCommand, RecordPartRefund, RecordRefund, StartPartRefund } from './payment.commands.js';
import type {
  PaymentRefunded,
  PaymentRefundFailed,
  PaymentRefundStarted,
  PaymentRefundUnknown,
} from './payment.events.js';

type RefundFact = PaymentRefundStarted | PaymentRefundUnknown | PaymentRefunded | PaymentRefundFailed;

/** A refund that the bank was asked for and whose end is not known yet. */
interface RefundInFlight {
  refundId: string;
  amount: Pesos;
  /** What the bank holds of the payment once this is done. */
  expectedBalance: Pesos;
  inDoubt: boolean;
}

/** What of an approved payment went back, and what is on its way. */
export interface PartRefunds {
  returned: Pesos;
  /** The ids of those that are done. */
  done: GrowingMap<string, true>;
  inFlight: RefundInFlight | null;
}

export const NO_REFUNDS: PartRefunds = { returned: 0, done: new GrowingMap(), inFlight: null };

/** The status of an orphaned payment after each of these. */
export const REFUND_STATUS = {
  PaymentRefundStarted: 'Refunding',
  PaymentRefundUnknown: 'RefundUnknown',
  PaymentRefunded: 'Refunded',
  PaymentRefundFailed: 'RefundFailed',
} as const;

/** The payment that money goes back of. */
export interface Captured {
  paymentId: string;
  orderId: string;
  amount: Pesos;
  paymentTypeCode: string;
}

/** Plans without interest are paid by the shop, and the bank takes them back whole only. */
export function isWholeOnly(paymentTypeCode: string): boolean {
  return ['SI', 'S2', 'NC'].includes(paymentTypeCode);
}

/** What became of an orphaned payment on its way back. */
export function decideReturn(
  { outcome, now }: RecordRefund,
  { status, plan: { paymentId, orderId, amount } }: { status: string; plan: Omit<Captured, 'paymentTypeCode'> },
): RefundFact[] {
  // A failure is our verdict; the bank's word that it went back outlives it.
  const isOpen =
    ['Refunding', 'RefundUnknown'].includes(status) || (status === 'RefundFailed' && outcome.is === 'returned');
  return isOpen ? outcomeOf({ paymentId, orderId }, amount, { outcome, now }, status === 'RefundUnknown') : [];
}

/** One refund in flight per payment, never more than was taken; the same for every way of paying. */
export function decidePartRefund(command: PartRefundCommand, refunds: PartRefunds, captured: Captured): RefundFact[] {
  return command.type === 'StartPartRefund'
    ? started(command, refunds, captured)
    : recorded(command, refunds, captured);
}

function started(
  { refundId, amount, now }: StartPartRefund,
  { returned, done, inFlight }: PartRefunds,
  captured: Captured,
): RefundFact[] {
  if (done.has(refundId)) return [];
  const isAnother = inFlight !== null && inFlight.refundId !== refundId;
  if (isAnother) throw new Refusal('refund-in-progress');
  if (inFlight && !inFlight.inDoubt) return [];
  if (amount <= 0 || returned + amount > captured.amount) throw new Refusal('refund-exceeds-payment');
  if (amount < captured.amount && isWholeOnly(captured.paymentTypeCode)) throw new Refusal('refund-whole-only');
  const { paymentId, orderId } = captured;
  return [
    {
      type: 'PaymentRefundStarted',
      data: {
        paymentId,
        orderId,
        refundId,
        amount,
        startedAt: now,
        expectedBalance: captured.amount - returned - amount,
      },
    },
  ];
}

function recorded(
  { refundId, outcome, now }: RecordPartRefund,
  { inFlight }: PartRefunds,
  { paymentId, orderId }: Captured,
): RefundFact[] {
  if (inFlight?.refundId !== refundId) return [];
  return outcomeOf({ paymentId, orderId, refundId }, inFlight.amount, { outcome, now }, inFlight.inDoubt);
}

function outcomeOf(
  named: { paymentId: string; orderId: string; refundId?: string },
  amount: Pesos,
  { outcome, now }: Pick<RecordRefund, 'outcome' | 'now'>,
  inDoubt: boolean,
): RefundFact[] {
  switch (outcome.is) {
    case 'returned':
      return [{ type: 'PaymentRefunded', data: { ...named, amount, how: outcome.how, refundedAt: now } }];
    case 'unknown':
      return inDoubt ? [] : [{ type: 'PaymentRefundUnknown', data: { ...named, why: outcome.why, since: now } }];
    case 'failed':
      return [{ type: 'PaymentRefundFailed', data: { ...named, why: outcome.why, failedAt: now } }];
  }
  return outcome satisfies never;
}

export function evolvePartRefunds(refunds: PartRefunds, event: RefundFact): PartRefunds {
  const { refundId } = event.data;
  if (refundId === undefined) return refunds;
  switch (event.type) {
    case 'PaymentRefundStarted': {
      const { amount, expectedBalance = 0 } = event.data;
      return { ...refunds, inFlight: { refundId, amount, expectedBalance, inDoubt: false } };
    }
    case 'PaymentRefundUnknown':
      return { ...refunds, inFlight: refunds.inFlight && { ...refunds.inFlight, inDoubt: true } };
    case 'PaymentRefunded':
      return {
        returned: refunds.returned + event.data.amount,
        done: refunds.done.with(refundId, true),
        inFlight: null,
      };
    case 'PaymentRefundFailed':
      return { ...refunds, inFlight: null };
  }
  return event satisfies never;
}
