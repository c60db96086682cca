import { SELLER } from '../../legal/index.js';
import type { OrderRow, PlanOrdered } from '../../ordering/index.js';
import { cardInWords } from '../../payments/index.js';
import type { Approval } from '../../payments/payment.events.js';
import { plusDays } from '../../../kernel/calendar.js';
import { FORMATS } from '../../../platform/formatting.js';
import type { Bilingual, Language } from '../../../platform/http/messages.js';
import { paymentFacts } from '../../payments/index.js';

/** What receipts, their mails and credit notes call alike. */
export const SALE_WORDS = {
  order: { es: 'Pedido', en: 'Order' },
  net: { es: 'Neto', en: 'Net' },
  discount: { es: 'Descuento incluido', en: 'Discount included' },
  total: { es: 'Total (CLP)', en: 'Total (CLP)' },
  withdrawal: { es: 'Si te arrepientes', en: 'If you change your mind' },
} satisfies Record<string, Bilingual>;

const WORDS = {
  document: { es: 'Comprobante N.º', en: 'Receipt number' },
  merchant: { es: 'Comercio', en: 'Merchant' },
  card: { es: 'Tarjeta', en: 'Card' },
  authorization: { es: 'Código de autorización', en: 'Authorization code' },
  date: { es: 'Fecha, hora de Chile', en: 'Date, Chile time' },
  instalments: { es: 'Cuotas', en: 'Instalments' },
  noInstalments: { es: 'Sin cuotas', en: 'None' },
  instalmentOf: { es: 'de', en: 'of' },
  buyOrder: { es: 'Orden de compra', en: 'Buy order' },
} satisfies Record<string, Bilingual>;

const INSTALMENT_TYPES: Record<'issuer' | 'without-interest', Bilingual> = {
  issuer: { es: 'cuotas del emisor', en: 'from the card issuer' },
  'without-interest': { es: 'sin interés', en: 'interest-free' },
};

export const vatLabel: Record<Language, (percent: number) => string> = {
  es: (percent) => `IVA ${percent} %`,
  en: (percent) => `VAT ${percent} %`,
};

const PERIOD: Record<Language, (from: string, through: string) => string> = {
  es: (from, through) => `Del ${from} al ${through}`,
  en: (from, through) => `From ${from} through ${through}`,
};

/** A period from its first day through its last, which is the day before the next one. */
export function periodInWords(language: Language, { from, until }: Pick<PlanOrdered, 'from' | 'until'>): string {
  const { day } = FORMATS[language];
  return PERIOD[language](day(from), day(plusDays(until, -1)));
}

/** The right of withdrawal. @param until its last day. */
export const mayWithdraw: Record<Language, (until: string) => string> = {
  es: (until) =>
    `Hasta el ${until} puedes retractarte sin dar motivos, mientras no hayas descargado ni jugado. Son 10 días desde la compra; serían 90 sin esta confirmación.`,
  en: (until) =>
    `Until ${until} you may withdraw without giving a reason, as long as you have neither downloaded nor played. That is 10 days from the purchase; it would be 90 without this confirmation.`,
};

/** How a sale was paid. */
export interface PaidSale {
  order: Pick<OrderRow, 'number' | 'placedAt' | 'paidAt'>;
  /** Null when nothing had to be paid. */
  approval: Approval | null;
  /** Its receipt, where one is issued. */
  document?: { number: number } | null;
}

/** The facts of the payment that the card provider wants every buyer to be told. */
export function paymentRows(
  language: Language,
  { order: { number, placedAt, paidAt }, approval, document }: PaidSale,
): { label: string; value: string }[] {
  const row = (name: keyof typeof WORDS, value: string) => ({ label: WORDS[name][language], value });
  const { time } = FORMATS[language];
  const about = [
    row('merchant', `${SELLER.name}, RUT ${SELLER.rut}`),
    { label: SALE_WORDS.order[language], value: number },
    ...(document ? [row('document', String(document.number))] : []),
  ];
  if (!approval) return [...about, row('date', time(paidAt ?? placedAt))];

  const { paymentType, cardLast4, authorizationCode, transactionAt, buyOrder } = paymentFacts(approval);
  return [
    ...about,
    row('card', cardInWords(paymentType, cardLast4)[language]),
    ...(paymentType === 'credit' ? [row('instalments', instalments(language, approval))] : []),
    row('authorization', authorizationCode),
    row('date', time(transactionAt)),
    row('buyOrder', buyOrder),
  ];
}

function instalments(language: Language, approval: Approval): string {
  const { installments: count, installmentAmount, installmentType } = paymentFacts(approval);
  if (!count) return WORDS.noInstalments[language];
  const each =
    installmentAmount === null
      ? `${count}`
      : `${count} ${WORDS.instalmentOf[language]} ${FORMATS[language].money(installmentAmount)}`;
  return installmentType ? `${each}, ${INSTALMENT_TYPES[installmentType][language]}` : each;
}
