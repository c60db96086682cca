import type { PaymentType } from './cards.js';
import { isoInstant } from './bank/clock.js';
import { BankRefusal, unprocessable } from './wire/refusal.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type SaleState = 'AUTHORIZED' | 'FAILED' | 'REVERSED' | 'NULLIFIED' | 'PARTIALLY_NULLIFIED' | 'CONSTRAINTS_VIOLATED';

/** Money taken, and what became of it: common to a Webpay sale and to one store's part of a Oneclick charge. */
export type Sale = {
  status: SaleState;
  amount: number;
  balance: number;
  paymentType: PaymentType;
  soldAt: number;
  refunds: Refund[];
};

export type Refund = { type: 'REVERSED' | 'NULLIFIED'; amount: number; at: number; authorizationCode: string };

/** What a refund is decided with, apart from the sale itself. */
export type RefundTerms = { now: number; authorizationCode: string; debitPartial: boolean; responseCode?: number };

/** Gives money back: whole within three hours is a reversal, anything else a nullification. */
export function giveBack<S extends Sale>(
  sale: S,
  amount: number,
  terms: RefundTerms,
): { sale: S; reply: Record<string, unknown> } {
  refuseUnrefundable(sale, amount, terms);
  const isReversal = sale.refunds.length === 0 && amount === sale.amount && terms.now - sale.soldAt <= 3 * HOUR;
  if (terms.responseCode !== undefined) return { sale, reply: nullification(amount, sale.balance, terms) };

  const balance = sale.balance - amount;
  const refund: Refund = {
    type: isReversal ? 'REVERSED' : 'NULLIFIED',
    amount,
    at: terms.now,
    authorizationCode: terms.authorizationCode,
  };
  const booked = { ...sale, status: stateAfter(isReversal, balance), balance, refunds: [...sale.refunds, refund] };
  return { sale: booked, reply: isReversal ? { type: 'REVERSED' } : nullification(amount, balance, terms) };
}

function refuseUnrefundable(sale: Sale, amount: number, terms: RefundTerms): void {
  if (sale.status === 'FAILED' || sale.status === 'CONSTRAINTS_VIOLATED')
    throw unprocessable('Transaction has an invalid state (8) to reverse');
  if (sale.balance === 0) throw unprocessable('Transaction already fully refunded');
  if (terms.now - sale.soldAt > 90 * DAY)
    throw unprocessable('Transaction has passed max time (90 days) to be refunded');
  if (amount > sale.balance) throw unprocessable('Amount to refund is bigger than authorized');
  if (amount === sale.amount) return;
  if (['S2', 'SI', 'NC'].includes(sale.paymentType))
    throw unprocessable('Partial refund is not allowed for this payment type');
  // What a capture of 2026 got for the partial refund of a card that only takes whole ones.
  if (!terms.debitPartial && ['VD', 'VP'].includes(sale.paymentType))
    throw new BankRefusal(400, 'Transaction not found');
}

function stateAfter(isReversal: boolean, balance: number): SaleState {
  if (isReversal) return 'REVERSED';
  return balance > 0 ? 'PARTIALLY_NULLIFIED' : 'NULLIFIED';
}

const nullification = (amount: number, balance: number, terms: RefundTerms): Record<string, unknown> => ({
  type: 'NULLIFIED',
  authorization_code: terms.authorizationCode,
  authorization_date: isoInstant(terms.now),
  nullified_amount: amount,
  balance,
  response_code: terms.responseCode ?? 0,
});
