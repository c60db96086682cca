import { DocumentLine } from '../../contexts/documents/index.js';
import { PaymentLine } from './payments.dto.js';
import { RefundListItem } from '../../contexts/refunds/index.js';
import { TimelineEntry } from '../../platform/http/timeline.dto.js';

/** An order in a list. Amounts in whole pesos. */
export class OrderLineOfList {
  id: string;
  number: string;
  status: 'placed' | 'paid' | 'refunded' | 'closed';
  personId: string;
  /** Null when the person was erased. */
  personName: string | null;
  total: number;
  /** Titles of the games, or the plan's period. */
  gameTitles: string[];
  /** Number of payments tried. */
  attempts: number;
  placedAt: Date;
  paidAt: Date | null;
}

class SoldGame {
  gameId: string;
  title: { es: string; en: string };
  /** After any discount. */
  price: number;
  /** Before the discount; null if there was none. */
  listPrice: number | null;
}

/** The period of a plan that was ordered instead of games, through the day before `until`. */
class SoldPeriod {
  subscriptionId: string;
  period: number;
  planId: 'monthly' | 'yearly';
  from: string;
  until: string;
  title: { es: string; en: string };
}

/** What a code took off the order. */
class GivenDiscount {
  codeId: string;
  percent: number;
  amount: number;
}

/** The terms that the buyer ticked. */
class AgreedTerms {
  version: string;
  hash: string;
}

/** An order with all that happened to it. */
export class OrderDetailReply extends OrderLineOfList {
  personEmail: string | null;
  lines: SoldGame[];
  plan: SoldPeriod | null;
  discount: GivenDiscount | null;
  net: number;
  vat: number;
  terms: AgreedTerms | null;
  payments: PaymentLine[];
  refunds: RefundListItem[];
  documents: DocumentLine[];
  timeline: TimelineEntry[];
}
