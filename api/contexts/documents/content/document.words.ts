import { SELLER } from '../../legal/index.js';
import type { Bilingual } from '../../../platform/http/messages.js';
import { SALE_WORDS } from './sale.words.js';

/** The fixed words of receipts and credit notes. */
export const DOCUMENT_WORDS = {
  ...SALE_WORDS,
  receipt: { es: 'Comprobante de compra', en: 'Receipt' },
  'credit-note': { es: 'Nota de crédito', en: 'Credit note' },
  nth: { es: 'N.º', en: 'No.' },
  folio: { es: 'Folio de la boleta electrónica', en: 'Electronic boleta, folio' },
  creditFolio: { es: 'Folio de la nota de crédito electrónica', en: 'Electronic credit note, folio' },
  issued: { es: 'Fecha de emisión', en: 'Issued on' },
  corrects: { es: 'Comprobante que corrige', en: 'Corrects receipt' },
  seller: { es: 'Vende', en: 'Sold by' },
  name: { es: 'Nombre', en: 'Name' },
  rut: { es: 'RUT', en: 'RUT (tax number)' },
  address: { es: 'Dirección', en: 'Address' },
  email: { es: 'Correo', en: 'E-mail' },
  buyer: { es: 'Compra', en: 'Bought by' },
  lines: { es: 'Detalle', en: 'Details' },
  item: { es: 'Producto', en: 'Item' },
  amount: { es: 'Monto', en: 'Amount' },
  returned: { es: 'Total devuelto (CLP)', en: 'Total returned (CLP)' },
  payment: { es: 'Cómo se pagó', en: 'How it was paid' },
  refund: { es: 'Cómo se devolvió', en: 'How it was returned' },
  how: { es: 'Forma', en: 'Way' },
  kept: {
    es: 'Montos en pesos chilenos, IVA incluido. Este documento se conserva y puedes pedirlo de nuevo en tus pedidos.',
    en: 'Amounts in Chilean pesos, VAT included. This document is kept; you can ask for it again under your orders.',
  },
  page: { es: 'Página', en: 'Page' },
} satisfies Record<string, Bilingual>;

export const RETURN_WAYS: Record<'reversed' | 'nullified' | 'transferred', Bilingual> = {
  reversed: { es: 'Reversa en la misma tarjeta', en: 'Reversed on the same card' },
  nullified: { es: 'Anulación en la misma tarjeta', en: 'Returned to the same card' },
  transferred: { es: 'Transferencia bancaria', en: 'Bank transfer' },
};

/** How to take the purchase back, after the sentence that tells the right itself. */
export const HOW_TO_WITHDRAW: Record<'plan' | 'games', Bilingual> = {
  plan: {
    es: `Hazlo con «Devolver» en Mis compras, o escribe a ${SELLER.email}.`,
    en: `Do so with "Return" in My orders, or write to ${SELLER.email}.`,
  },
  games: {
    es: `Si ya jugaste menos de 2 horas, también te devolvemos el dinero: pídelo dentro de 14 días. En ambos casos hazlo con «Devolver» en Mis compras, o escribe a ${SELLER.email}.`,
    en: `If you have played for less than 2 hours, we give your money back too: ask within 14 days. In both cases do so with "Return" in My orders, or write to ${SELLER.email}.`,
  },
};

/** Before the price of a line that a code made cheaper. */
export const WAS: Bilingual = { es: 'antes', en: 'was' };
