import type { CivilDate } from '../../kernel/calendar.js';
import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import type { Bilingual, Language } from '../../kernel/language.js';
import type { Pesos } from '../../kernel/money.js';

/** A game as it was sold: its price and the VAT inside it, and its name on that day. */
export interface OrderLine {
  gameId: string;
  slug: string;
  title: Bilingual;
  cover: string;
  /** What is asked for it, after any discount. */
  price: Pesos;
  net: Pesos;
  vat: Pesos;
  /** The shop's price before the order's code; absent where no code made it cheaper. */
  listPrice?: Pesos;
}

/** What a code took off an order. */
export interface OrderDiscount {
  codeId: string;
  percent: number;
  amount: Pesos;
}

/** Which text of the terms the buyer ticked. */
export interface AcceptedTerms {
  version: string;
  hash: string;
}

export type OrderPlaced = Fact<
  'OrderPlaced',
  {
    orderId: string;
    personId: string;
    lines: OrderLine[];
    total: Pesos;
    net: Pesos;
    vat: Pesos;
    currency: 'CLP';
    language: Language;
    terms: AcceptedTerms | null;
    /** The client's own random note of the session; kept to correlate, never trusted. */
    sessionNote: string | null;
    placedAt: Instant;
    discount?: OrderDiscount;
    /** The VAT inside, in whole percent; 19 where it is absent. */
    vatRate?: number;
  }
>;
/** An order for one period of a plan instead of games; its id follows from subscription and period. */
export type PeriodOrdered = Fact<
  'PeriodOrdered',
  {
    orderId: string;
    personId: string;
    subscriptionId: string;
    period: number;
    planId: 'monthly' | 'yearly';
    from: CivilDate;
    until: CivilDate;
    title: Bilingual;
    total: Pesos;
    net: Pesos;
    vat: Pesos;
    currency: 'CLP';
    language: Language;
    terms: AcceptedTerms | null;
    placedAt: Instant;
    vatRate?: number;
  }
>;
export type OrderPaid = Fact<
  'OrderPaid',
  {
    orderId: string;
    personId: string;
    /** Null when nothing had to be paid. */
    paymentId: string | null;
    paid: Pesos;
    currency: 'CLP';
    paidAt: Instant;
  }
>;

/** Money of the order went back; `gameId` null stands for its plan period. */
export type OrderRefunded = Fact<
  'OrderRefunded',
  {
    orderId: string;
    personId: string;
    refundId: string;
    paymentId: string;
    lines: { gameId: string | null; amount: Pesos }[];
    amount: Pesos;
    net: Pesos;
    vat: Pesos;
    how: 'reversed' | 'nullified' | 'transferred';
    whole: boolean;
    refundedAt: Instant;
  }
>;

/** What a person bought, on stream `order-<orderId>`. */
export type OrderEvent = OrderPlaced | PeriodOrdered | OrderPaid | OrderRefunded;
