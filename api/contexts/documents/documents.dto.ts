import { Matches } from 'class-validator';
import type { Language } from '../../kernel/language.js';

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

export class DocumentsRequest {
  /** Order ids, separated by commas. */
  @Matches(new RegExp(`^${ID}(,${ID}){0,99}$`), {
    message: 'must be the ids of up to 100 orders, with commas between them',
  })
  orders: string;
}

/** A receipt or credit note of an order. Amounts in whole pesos. */
export class DocumentReply {
  documentId: string;
  series: 'receipt' | 'credit-note';
  /** Counted from 1 in each series, without gaps. */
  number: number;
  orderId: string;
  /** The refund that a credit note is about. */
  refundId: string | null;
  total: number;
  net: number;
  vat: number;
  issuedAt: Date;
  /** Number at the tax office; null until it has one. */
  folio: string | null;
}

export class DocumentsReply {
  documents: DocumentReply[];
}

class DocumentRowReply {
  label: string;
  value: string;
  note?: string;
}

class DocumentSectionReply {
  heading: string;
  rows: DocumentRowReply[];
  paragraphs: string[];
}

class DocumentLinesReply {
  heading: string;
  /** Names of the two columns. */
  columns: string[];
  rows: DocumentRowReply[];
  totals: DocumentRowReply[];
}

/** A document as texts in its buyer's language, without a layout. */
export class DocumentContentReply extends DocumentReply {
  language: Language;
  title: string;
  about: DocumentRowReply[];
  parties: DocumentSectionReply[];
  lines: DocumentLinesReply;
  sections: DocumentSectionReply[];
  footer: string;
}

export class ResentReply {
  message: string;
}
