import type { Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';
import type { AcceptedTerms } from './order.events.js';

/** A game with the shop's own price for it. */
export interface Offer {
  gameId: string;
  slug: string;
  title: { es: string; en: string };
  cover: string;
  price: Pesos;
}

export type PlaceOrder = {
  type: 'PlaceOrder'; orderId: string; playerId: string; offers: Offer[]; language: 'es' | 'en'; terms: AcceptedTerms | null; sessionNote: string | null; now: Instant;
};
export type RecordOrderPaid = { type: 'RecordOrderPaid'; paymentId: string | null; now: Instant };

export type OrderCommand = PlaceOrder | RecordOrderPaid;
