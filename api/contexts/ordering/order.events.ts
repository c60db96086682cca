import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';

/** A game as it was sold: its price and the VAT inside it, and its name on that day. */
export interface OrderLine {
  gameId: string;
  slug: string;
  title: { es: string; en: string };
  cover: string;
  price: Pesos;
  net: Pesos;
  vat: Pesos;
}

/** Which text of the terms the buyer ticked. */
export interface AcceptedTerms {
  version: string;
  hash: string;
}

export type OrderPlaced = Fact<'OrderPlaced', {
  orderId: string; playerId: string; lines: OrderLine[]; total: Pesos; net: Pesos; vat: Pesos; currency: 'CLP'; language: 'es' | 'en';
  terms: AcceptedTerms | null;
  /** The client's own random note of the session; kept to correlate, never trusted. */
  sessionNote: string | null;
  placedAt: Instant;
}>;
export type OrderPaid = Fact<'OrderPaid', {
  orderId: string; playerId: string;
  /** Null when nothing had to be paid. */
  paymentId: string | null;
  paid: Pesos; currency: 'CLP'; paidAt: Instant;
}>;

/** What somebody bought, on stream `order-<orderId>`. */
export type OrderEvent = OrderPlaced | OrderPaid;
