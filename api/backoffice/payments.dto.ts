import { TimelineEntry } from './timeline.dto.js';

/** An attempt to take money. Amounts in whole pesos. */
export class PaymentLine {
  id: string;
  orderId: string;
  orderNumber: string;
  buyOrder: string;
  state: string;
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

/** An attempt with all that happened to it. */
export class PaymentReply extends PaymentLine {
  playerId: string;
  playerName: string | null;
  responseCode: number | null;
  closedBecause: string | null;
  installments: number | null;
  installmentAmount: number | null;
  refund: { state: string; amount: number; at: string } | null;
  timeline: TimelineEntry[];
}
