import type { DocumentRow } from './documents.js';

/** A receipt or a credit note of an order. */
export class DocumentLine {
  id: string;
  series: 'receipt' | 'credit-note';
  number: number;
  total: number;
  issuedAt: Date;
}

export function documentLine({ documentId, series, number, total, issuedAt }: DocumentRow): DocumentLine {
  return { id: documentId, series, number, total, issuedAt };
}
