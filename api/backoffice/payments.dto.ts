import type { ClosedBecause } from '../contexts/payments/payment.events.js';
import type { PaymentStateWord } from '../contexts/payments/index.js';
import { TimelineEntry } from './timeline.dto.js';

/** An attempt to take money. Amounts in whole pesos. */
export class PaymentLine {
  id: string;
  orderId: string;
  orderNumber: string;
  buyOrder: string;
  state: PaymentStateWord;
  /** Nobody knows yet whether the money moved. */
  inDoubt: boolean;
  amount: number;
  authorizationCode: string | null;
  cardLast4: string | null;
  paymentType: 'debit' | 'credit' | 'prepaid' | null;
  plannedAt: Date;
  decidedAt: Date | null;
  /** When the bank will be asked again. */
  nextCheckAt: Date | null;
}

/** Money on its way back, or back. */
export class MoneyBack {
  state: 'started' | 'completed';
  amount: number;
  at: string;
  how?: 'reversed' | 'nullified';
}

/** An attempt with all that happened to it. */
export class PaymentStoryReply extends PaymentLine {
  playerId: string;
  playerName: string | null;
  responseCode: number | null;
  closedBecause: ClosedBecause | null;
  installments: number | null;
  installmentAmount: number | null;
  refund: MoneyBack | null;
  timeline: TimelineEntry[];
}
