import { PaymentLine } from './payments.dto.js';
import { TimelineEntry } from './timeline.dto.js';

/** An order in a list. Amounts in whole pesos. */
export class OrderLineOfList {
  id: string;
  number: string;
  status: 'placed' | 'paid' | 'refunded' | 'closed';
  playerId: string;
  /** Null when the person was erased. */
  playerName: string | null;
  total: number;
  gameTitles: string[];
  /** How often paying was tried. */
  attempts: number;
  placedAt: Date;
  paidAt: Date | null;
}

export class SoldGame {
  gameId: string;
  title: { es: string; en: string };
  price: number;
}

/** The terms that the buyer ticked. */
export class AgreedTerms {
  version: string;
  hash: string;
}

/** An order with all that happened to it. */
export class OrderStoryReply extends OrderLineOfList {
  playerEmail: string | null;
  lines: SoldGame[];
  net: number;
  vat: number;
  terms: AgreedTerms | null;
  payments: PaymentLine[];
  timeline: TimelineEntry[];
}
