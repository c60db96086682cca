import type { AcceptedTerms } from '../../contexts/ordering/order.events.js';
import type { Language } from '../../kernel/language.js';

/** What a buyer asks for; prices are not among it. */
export interface Cart {
  playerId: string;
  emailVerified: boolean;
  /** Whether the buyer may pay for something; what costs nothing is free for children too. */
  mayBuy: boolean;
  gameIds: string[];
  /** A discount code as it was typed, or null. */
  code: string | null;
  language: Language;
  /** What the buyer's page showed, if it says so: the shop never charges more. */
  shownTotal: number | null;
  terms: AcceptedTerms | null;
  sessionNote: string | null;
  /** Where the browser goes with the result. */
  resultUrl: string;
  /** The client's own idempotency key, if it sent one. */
  key: string | null;
  correlation: string;
}
