import type { Pesos } from '../../../kernel/money.js';

/** What the tax office is told of a document; no word about who bought. */
interface TaxDocument {
  documentId: string;
  kind: 'boleta' | 'credit-note';
  number: number;
  net: Pesos;
  vat: Pesos;
  total: Pesos;
  issuedAt: Date;
}

/** Registers documents as electronic boletas and credit notes. The same document twice gets the same folio. */
export interface TaxIssuer {
  readonly name: string;
  /** @returns the folio. Throws when it is unknown whether it was registered. */
  register(document: TaxDocument): Promise<string>;
}

export const TAX_ISSUER = Symbol('TaxIssuer');

/** Invents folios, for development and tests. */
export class SimulatedTaxIssuer implements TaxIssuer {
  readonly name = 'simulated';

  async register({ kind, number }: TaxDocument): Promise<string> {
    return `SIM-${kind === 'boleta' ? 39 : 61}-${100_000 + number}`;
  }
}
