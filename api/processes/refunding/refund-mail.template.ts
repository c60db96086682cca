import type { OrderRow } from '../../contexts/ordering/index.js';
import type { RefundWishRow } from '../../contexts/refunds/index.js';
import type { Bilingual, Language } from '../../platform/http/messages.js';
import { renderMail } from '../../platform/mail/layout.js';
import { greeting, money } from '../receipt/receipt.words.js';
import {
  APPROVED, DENIED, denialReason, FAILED, helpAt, HOW, LABELS, LEFT_LIBRARY, PLAN_ENDED, RECEIVED_BY_RIGHT, SUBJECTS, toBeAnswered,
} from './refund-mail.words.js';
import { titleOf } from './refund-views.js';
import type { RefundMailKind } from './refunding.rules.js';

/** What a mail about a refund tells, gathered. */
export interface RefundMailFacts {
  kind: RefundMailKind;
  refund: Pick<RefundWishRow, 'ground' | 'lines' | 'amount' | 'answerBy' | 'deniedBecause' | 'how'>;
  order: Pick<OrderRow, 'number' | 'lines' | 'plan'>;
  language: Language;
  name: string;
  shopUrl: string;
  shopEmail: string;
}

/** One step of a refund, told to the person whose money it is. */
export function refundMail(facts: RefundMailFacts): { subject: string; html: string; text: string } {
  const { kind, refund, order, language, name, shopUrl, shopEmail } = facts;
  const say = (words: Bilingual): string => words[language];
  return {
    subject: `${say(SUBJECTS[kind])}: ${order.number}`,
    ...renderMail(language, {
      heading: say(SUBJECTS[kind]),
      paragraphs: [greeting(language, name), ...paragraphsOf(facts).map(say)],
      rows: [
        { label: say(LABELS.order), value: order.number },
        ...refund.lines.map((line) => ({ label: say(titleOf(order, line.gameId)), value: money(language, line.amount) })),
        { label: say(LABELS.total), value: money(language, refund.amount), strong: true },
      ],
      notes: [say(helpAt(shopEmail))],
      action: { label: say(LABELS.toOrders), url: `${shopUrl}/orders` },
    }),
  };
}

function paragraphsOf({ kind, refund, language }: RefundMailFacts): Bilingual[] {
  switch (kind) {
    case 'mail:refund-asked':
      if (refund.ground === 'withdrawal' || refund.ground === 'goodwill') return [RECEIVED_BY_RIGHT[refund.ground]];
      return [toBeAnswered(dayInWords(language, refund.answerBy ?? ''))];
    case 'mail:refund-approved':
      return [APPROVED];
    case 'mail:refund-done':
      return [HOW[refund.how ?? 'nullified'], refund.lines.some((line) => line.gameId === null) ? PLAN_ENDED : LEFT_LIBRARY];
    case 'mail:refund-denied':
      return [DENIED, denialReason(refund.deniedBecause ?? '')];
    case 'mail:refund-failed':
      return [FAILED];
  }
  return kind satisfies never;
}

function dayInWords(language: Language, day: string): string {
  const locale = language === 'es' ? 'es-CL' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(`${day}T12:00:00Z`));
}
