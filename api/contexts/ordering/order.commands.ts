import type { CivilDate } from '../../kernel/calendar.js';
import type { Instant } from '../../kernel/instant.js';
import type { Bilingual, Language } from '../../kernel/language.js';
import type { Pesos } from '../../kernel/money.js';
import type { AcceptedTerms, OrderRefunded } from './order.events.js';

/** A game with the shop's own price for it. */
export interface Offer {
  gameId: string;
  slug: string;
  title: Bilingual;
  cover: string;
  price: Pesos;
}

/** What a code takes off: so many percent of these lines, or of all. */
export interface Reduction {
  codeId: string;
  percent: number;
  gameIds: string[] | null;
}

export type PlaceOrder = {
  type: 'PlaceOrder';
  orderId: string;
  personId: string;
  offers: Offer[];
  language: Language;
  terms: AcceptedTerms | null;
  sessionNote: string | null;
  now: Instant;
  reduction?: Reduction;
  /** The VAT of the day in whole percent; 19 where none is named. */
  vatRate?: number;
};
export type RecordOrderPaid = { type: 'RecordOrderPaid'; paymentId: string | null; now: Instant };
/** The order of one period of a plan, at the price that was promised for it. */
export type PlacePeriodOrder = {
  type: 'PlacePeriodOrder';
  orderId: string;
  personId: string;
  subscriptionId: string;
  period: number;
  planId: 'monthly' | 'yearly';
  from: CivilDate;
  until: CivilDate;
  title: Bilingual;
  price: Pesos;
  language: Language;
  terms: AcceptedTerms | null;
  now: Instant;
  vatRate?: number;
};
/** Money went back; `gameId` null is the plan's period. */
export type RecordOrderRefunded = {
  type: 'RecordOrderRefunded';
  refundId: string;
  paymentId: string;
  lines: { gameId: string | null; amount: Pesos }[];
  how: OrderRefunded['data']['how'];
  now: Instant;
};

export type OrderCommand = PlaceOrder | PlacePeriodOrder | RecordOrderPaid | RecordOrderRefunded;
