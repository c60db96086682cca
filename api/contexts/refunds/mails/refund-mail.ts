import { PeopleDirectory } from '../../access/index.js';
import { HELP_LINE } from '../../legal/index.js';
import type { OrderRow } from '../../ordering/index.js';
import type { RefundRow } from '../refunds.queries.js';
import type { Effect } from '../../../platform/event-store/effects.js';
import { FORMATS } from '../../../platform/formatting.js';
import type { Bilingual, Language } from '../../../platform/http/messages.js';
import { ERASED, type MailFacts, type MailText, type NoMail } from '../../../platform/mail/mail.js';
import { RefundReads } from '../requesting/refundable.js';
import { titleOf } from '../requesting/refund-views.js';

export interface RefundFacts extends MailFacts {
  refund: Pick<RefundRow, 'basis' | 'lines' | 'amount' | 'answerBy' | 'deniedBecause' | 'how'>;
  order: Pick<OrderRow, 'number' | 'lines' | 'plan'>;
}

/** What every mail about a refund tells, in the words and at the address of today. */
export async function refundFacts(
  { refund, order }: Awaited<ReturnType<RefundReads['refund']>>,
  people: PeopleDirectory,
): Promise<RefundFacts | NoMail> {
  const person = await people.contact(refund.personId);
  return person ? { ...person, url: `/orders/${order.orderId}/return`, refund, order } : ERASED;
}

/** For mails whose subject is the refund, and which tell only of it. */
export const toRefunded = {
  to: 'the buyer',
  uses: [RefundReads, PeopleDirectory] as const,
  find: async (
    { subject }: Effect,
    [reads, people]: readonly [RefundReads, PeopleDirectory],
  ): Promise<RefundFacts | NoMail> => refundFacts(await reads.refund(subject), people),
};

const ORDER: Bilingual = { es: 'Pedido', en: 'Order' };
const TO_RETURN: Bilingual = { es: 'Ver la devolución', en: 'See the return' };
export const TO_GIVE_BACK: Bilingual = { es: 'Total a devolver (CLP)', en: 'Total to give back (CLP)' };

/** One step of a refund in words. @param subject without the order's number. */
export function refundText(
  language: Language,
  { order, refund }: RefundFacts,
  { subject, paragraphs, total = TO_GIVE_BACK }: { subject: string; paragraphs: string[]; total?: Bilingual },
): MailText {
  const { money } = FORMATS[language];
  return {
    subject: `${subject}: ${order.number}`,
    heading: subject,
    greets: true,
    paragraphs,
    rows: [
      { label: ORDER[language], value: order.number },
      ...refund.lines.map((line) => ({ label: titleOf(order, line.gameId)[language], value: money(line.amount) })),
      { label: total[language], value: money(refund.amount), strong: true },
    ],
    notes: [HELP_LINE[language]],
    button: TO_RETURN[language],
  };
}

const LINES = [
  { gameId: 'volcan', amount: 4990 },
  { gameId: 'orbita', amount: 7990 },
];

/** A refund for the gallery. */
export const REFUND_SAMPLE = {
  refund: {
    basis: 'request',
    lines: LINES,
    amount: 12_980,
    answerBy: '2026-12-05',
    deniedBecause: 'Los dos juegos se jugaron más de dos horas.',
    how: 'nullified',
  },
  order: {
    number: 'LT-0KZ5XV9B',
    plan: null,
    lines: [
      { gameId: 'volcan', title: { es: 'Volcán despierto', en: 'Volcano awake' } },
      { gameId: 'orbita', title: { es: 'Números en órbita', en: 'Numbers in orbit' } },
    ] as OrderRow['lines'],
  },
} satisfies Omit<RefundFacts, keyof MailFacts>;
