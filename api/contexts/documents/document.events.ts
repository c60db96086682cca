import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';

/** A document's number is its version on the stream of its series, so there can be no gap. */
export type DocumentIssued = Fact<
  'DocumentIssued',
  {
    documentId: string;
    series: 'receipt' | 'credit-note';
    number: number;
    orderId: string;
    refundId: string | null;
    personId: string;
    total: Pesos;
    net: Pesos;
    vat: Pesos;
    issuedAt: Instant;
  }
>;

/** Receipts on stream `documents-receipt`, credit notes on `documents-credit-note`. */
export type DocumentEvent = DocumentIssued;
