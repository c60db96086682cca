import type { DocumentRow } from '../documents.js';
import type { OrderRow, RefundRow } from '../../ordering/index.js';
import type { Approval } from '../../payments/payment.events.js';
import { civilDateOf, plusDays } from '../../../kernel/calendar.js';
import { instant } from '../../../kernel/instant.js';
import { STANDARD_VAT } from '../../../kernel/money.js';
import { FORMATS } from '../../../platform/formatting.js';
import type { Bilingual, Language } from '../../../platform/http/messages.js';
import { HOW_TO_WITHDRAW, DOCUMENT_WORDS as WORDS, RETURN_WAYS, WAS } from './document.words.js';
import { mayWithdraw, paymentRows, periodInWords, vatLabel } from './sale.words.js';

/** What a document tells, gathered from where it lies now. */
export interface DocumentFacts {
  document: DocumentRow;
  order: OrderRow;
  /** What went back; null for a receipt. */
  refund: RefundRow | null;
  /** The receipt that a credit note corrects. */
  corrects: DocumentRow | null;
  approval: Approval | null;
  /** Null once the person was erased: the document stays, without them. */
  buyer: { name: string; email: string } | null;
  seller: { name: string; rut: string; address: string; email: string };
}

export interface ContentRow {
  label: string;
  value: string;
  /** Small print under the label. */
  note?: string;
}

export interface ContentSection {
  heading: string;
  rows: ContentRow[];
  paragraphs: string[];
}

/** A document as it is read, before it is a page or a PDF. */
export interface DocumentContent {
  language: Language;
  /** With its number: `Comprobante de compra N.º 12`. */
  title: string;
  about: ContentRow[];
  parties: ContentSection[];
  lines: { heading: string; columns: [string, string]; rows: ContentRow[]; totals: ContentRow[] };
  sections: ContentSection[];
  footer: string;
}

/** Puts a receipt or credit note into words, in the buyer's language. */
export function contentOf(facts: DocumentFacts): DocumentContent {
  const { document, order, refund } = facts;
  const say = (words: Bilingual): string => words[order.language];
  return {
    language: order.language,
    title: `${say(WORDS[document.series])} ${say(WORDS.nth)} ${document.number}`,
    about: about(facts),
    parties: partiesOf(facts, say),
    lines: {
      heading: say(WORDS.lines),
      columns: [say(WORDS.item), say(WORDS.amount)],
      rows: refund ? refundedRows(facts, refund) : soldRows(order),
      totals: totals(facts),
    },
    sections: refund ? [refundSection(facts, refund)] : receiptSections(facts),
    footer: say(WORDS.kept),
  };
}

/** The shop, and the buyer unless their data were erased. */
function partiesOf({ seller, buyer }: DocumentFacts, say: (words: Bilingual) => string): ContentSection[] {
  const ofSeller = [
    row(say(WORDS.name), seller.name),
    row(say(WORDS.rut), seller.rut),
    row(say(WORDS.address), seller.address),
    row(say(WORDS.email), seller.email),
  ];
  const parties = [{ heading: say(WORDS.seller), rows: ofSeller, paragraphs: [] }];
  if (!buyer) return parties;
  const ofBuyer = [row(say(WORDS.name), buyer.name), row(say(WORDS.email), buyer.email)];
  return [...parties, { heading: say(WORDS.buyer), rows: ofBuyer, paragraphs: [] }];
}

/** The name of the file: `comprobante-12.pdf`. */
export function fileNameOf({ series, number }: Pick<DocumentRow, 'series' | 'number'>, language: Language): string {
  const names = {
    receipt: { es: 'comprobante', en: 'receipt' },
    'credit-note': { es: 'nota-de-credito', en: 'credit-note' },
  };
  return `${names[series][language]}-${number}.pdf`;
}

function about({ document, order: { language, number }, corrects }: DocumentFacts): ContentRow[] {
  const say = (words: Bilingual): string => words[language];
  return [
    ...(document.folio
      ? [row(say(document.series === 'receipt' ? WORDS.folio : WORDS.creditFolio), document.folio)]
      : []),
    row(say(WORDS.issued), FORMATS[language].day(document.issuedAt)),
    row(say(WORDS.order), number),
    ...(corrects ? [row(say(WORDS.corrects), String(corrects.number))] : []),
  ];
}

function soldRows({ language, lines, plan, total }: OrderRow): ContentRow[] {
  if (plan)
    return [{ ...row(plan.title[language], FORMATS[language].money(total)), note: periodInWords(language, plan) }];
  return lines.map(({ title, price, listPrice }) => ({
    ...row(title[language], FORMATS[language].money(price)),
    ...(listPrice === undefined ? {} : { note: `${WAS[language]} ${FORMATS[language].money(listPrice)}` }),
  }));
}

function refundedRows({ order: { language, lines, plan } }: DocumentFacts, refund: RefundRow): ContentRow[] {
  return refund.lines.map(({ gameId, amount }) => {
    if (gameId === null)
      return {
        ...row(plan?.title[language] ?? '', FORMATS[language].money(amount)),
        ...(plan ? { note: periodInWords(language, plan) } : {}),
      };
    return row(lines.find((line) => line.gameId === gameId)?.title[language] ?? '', FORMATS[language].money(amount));
  });
}

function totals({
  document: { net, vat, total, series },
  order: { language, discount, vatRate },
}: DocumentFacts): ContentRow[] {
  const say = (words: Bilingual): string => words[language];
  return [
    ...(discount && series === 'receipt'
      ? [row(`${say(WORDS.discount)} (${discount.percent} %)`, FORMATS[language].money(discount.amount))]
      : []),
    row(say(WORDS.net), FORMATS[language].money(net)),
    row(vatLabel[language](vatRate ?? STANDARD_VAT), FORMATS[language].money(vat)),
    row(say(series === 'receipt' ? WORDS.total : WORDS.returned), FORMATS[language].money(total)),
  ];
}

function receiptSections({ order, approval }: DocumentFacts): ContentSection[] {
  const { language, placedAt, paidAt } = order;
  const until = FORMATS[language].day(plusDays(civilDateOf(instant(paidAt ?? placedAt)), 10));
  return [
    {
      heading: WORDS.payment[language],
      rows: paymentRows(language, { order, approval }).filter(({ label }) => label !== WORDS.order[language]),
      paragraphs: [],
    },
    {
      heading: WORDS.withdrawal[language],
      rows: [],
      paragraphs: [mayWithdraw[language](until), HOW_TO_WITHDRAW[order.plan ? 'plan' : 'games'][language]],
    },
  ];
}

function refundSection(
  { order: { language }, approval }: DocumentFacts,
  { how, refundedAt }: RefundRow,
): ContentSection {
  const card = approval?.cardLast4 && how !== 'transferred' ? ` (${approval.cardLast4})` : '';
  return {
    heading: WORDS.refund[language],
    rows: [
      row(WORDS.how[language], `${RETURN_WAYS[how][language]}${card}`),
      row(WORDS.issued[language], FORMATS[language].day(refundedAt)),
    ],
    paragraphs: [],
  };
}

function row(label: string, value: string): ContentRow {
  return { label, value };
}
