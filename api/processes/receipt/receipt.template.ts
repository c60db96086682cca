import type { LegalReply } from '../../contexts/legal/index.js';
import type { OrderRow } from '../../contexts/ordering/index.js';
import type { Approval } from '../../contexts/payments/payment.events.js';
import { atHour, plusDays, type CivilDate } from '../../kernel/calendar.js';
import { STANDARD_VAT } from '../../kernel/money.js';
import type { Bilingual, Language } from '../../platform/http/messages.js';
import { renderMail, type MailSection } from '../../platform/mail/layout.js';
import { paymentFacts } from '../checkout/order-view.rules.js';
import { cardInWords, chileDay, chileTime, greeting, help, INSTALMENT_TYPES, money, planPeriod, regret, vatLabel, WORDS } from './receipt.words.js';

/** What a receipt tells, gathered. */
export interface ReceiptFacts {
  order: Pick<OrderRow, 'orderId' | 'number' | 'language' | 'lines' | 'total' | 'net' | 'vat' | 'terms' | 'placedAt' | 'paidAt'> & Partial<Pick<OrderRow, 'plan' | 'discount' | 'vatRate'>>;
  /** Its number, where one was given. */
  document?: { number: number } | null;
  /** What the bank said; null when nothing had to be paid. */
  approval: Approval | null;
  /** The buyer's name in the shop. */
  name: string;
  shopUrl: string;
  seller: { name: string; rut: string; email: string };
  /** The texts in the order's language, sent along so that the buyer has them for good. */
  texts: { withdrawal: LegalReply; terms: LegalReply };
}

/** What tells how something was paid. */
export type PaymentTold = Pick<ReceiptFacts, 'approval' | 'document'> & { order: Pick<OrderRow, 'language' | 'number' | 'placedAt' | 'paidAt'>; seller: { name: string; rut: string } };

interface Row {
  label: string;
  value: string;
  strong?: boolean;
}

/** The receipt of a paid order in the order's language: subject, HTML, and the same as plain text. */
export function receiptMail(facts: ReceiptFacts): { subject: string; html: string; text: string } {
  const { order, name, shopUrl, approval } = facts;
  const { language, number } = order;
  const say = (words: Bilingual): string => words[language];
  return {
    subject: `${say(WORDS.subject)}: ${number}`,
    ...renderMail(language, {
      heading: `${say(WORDS.order)} ${number}`,
      paragraphs: [greeting(language, name), say(openingOf(facts))],
      rows: [...gameRows(facts), ...totalRows(facts)],
      notes: [say(WORDS.vatIncluded)],
      action: order.plan ? { label: say(WORDS.toPlan), url: `${shopUrl}/subscription-management` } : { label: say(WORDS.toLibrary), url: `${shopUrl}/library` },
      sections: [
        {
          heading: say(approval ? WORDS.payment : WORDS.purchase), rows: paymentRows(facts),
          link: { label: say(WORDS.toOrder), url: `${shopUrl}/postorder?orderId=${order.orderId}` },
        },
        ...(approval ? [regretSection(facts)] : []),
        { heading: say(WORDS.help), paragraphs: [help(language, facts.seller.email)] },
        ...annex(language, facts.texts.withdrawal),
        ...annex(language, facts.texts.terms, order.terms?.hash === facts.texts.terms.hash),
      ],
    }),
  };
}

function openingOf({ order, approval }: ReceiptFacts): Bilingual {
  if (order.plan) return WORDS.paidPlan;
  return approval ? WORDS.paid : WORDS.free;
}

function gameRows({ order: { lines, language, plan, total } }: ReceiptFacts): Row[] {
  if (plan) return [{ label: `${plan.title[language]}. ${periodOf(language, plan)}`, value: money(language, total) }];
  return lines.map(({ title, price }) => ({ label: title[language], value: price === 0 ? WORDS.noPrice[language] : money(language, price) }));
}

function totalRows({ order: { total, net, vat, language, discount, vatRate } }: ReceiptFacts): Row[] {
  return [
    ...(discount ? [{ label: `${WORDS.discount[language]} (${discount.percent} %)`, value: money(language, discount.amount) }] : []),
    { label: WORDS.net[language], value: money(language, net) },
    { label: vatLabel(language, vatRate ?? STANDARD_VAT), value: money(language, vat) },
    { label: WORDS.total[language], value: money(language, total), strong: true },
  ];
}

/** The facts of the payment that the card provider wants every buyer to be told. */
export function paymentRows({ order: { language, number, placedAt, paidAt }, approval, seller, document }: PaymentTold): Row[] {
  const say = (words: Bilingual): string => words[language];
  const about: Row[] = [{ label: say(WORDS.merchant), value: `${seller.name}, RUT ${seller.rut}` }, { label: say(WORDS.order), value: number }, ...(document ? [{ label: say(WORDS.document), value: String(document.number) }] : [])];
  if (!approval) return [...about, { label: say(WORDS.date), value: chileTime(language, paidAt ?? placedAt) }];

  const { paymentType, cardLast4, authorizationCode, transactionAt, buyOrder } = paymentFacts(approval);
  return [
    ...about,
    { label: say(WORDS.card), value: cardInWords(language, paymentType, cardLast4) },
    ...(paymentType === 'credit' ? [{ label: say(WORDS.instalments), value: instalments(language, approval) }] : []),
    { label: say(WORDS.authorization), value: authorizationCode },
    { label: say(WORDS.date), value: chileTime(language, transactionAt) },
    { label: say(WORDS.buyOrder), value: buyOrder },
  ];
}

/** A period from its first day through its last, which is the day before the next one. */
export function periodOf(language: Language, { from, until }: { from: CivilDate; until: CivilDate }): string {
  const day = (date: CivilDate): string => chileDay(language, atHour(date, 12), 0);
  return planPeriod(language, day(from), day(plusDays(until, -1)));
}

function instalments(language: Language, approval: Approval): string {
  const { installments: count, installmentAmount, installmentType } = paymentFacts(approval);
  if (!count) return WORDS.noInstalments[language];
  const each = installmentAmount === null ? `${count}` : `${count} ${WORDS.instalmentOf[language]} ${money(language, installmentAmount)}`;
  return installmentType ? `${each}, ${INSTALMENT_TYPES[installmentType][language]}` : each;
}

function regretSection({ order: { orderId, language, placedAt, paidAt, plan }, shopUrl, seller: { email } }: ReceiptFacts): MailSection {
  return {
    heading: WORDS.regret[language], paragraphs: regret(language, { until: chileDay(language, paidAt ?? placedAt, 10), email, isPlan: Boolean(plan) }),
    link: { label: WORDS.toReturn[language], url: `${shopUrl}/orders/${orderId}/return` },
  };
}

/** A legal text in small print: what was in force stays with the buyer, whatever becomes of the shop's page. */
function annex(language: Language, { title, version, sections }: LegalReply, wasAccepted = false): MailSection[] {
  const about = `${WORDS.version[language]} ${version}.${wasAccepted ? ` ${WORDS.accepted[language]}` : ''}`;
  return [{ heading: title, paragraphs: [about] }, ...sections.map(({ heading, paragraphs }) => ({ heading, paragraphs, small: true }))];
}
