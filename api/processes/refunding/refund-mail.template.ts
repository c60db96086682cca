import type { DocumentRow } from '../../contexts/books/index.js';
import type { OrderRow } from '../../contexts/ordering/index.js';
import type { RefundWishRow } from '../../contexts/refunds/index.js';
import type { CivilDate } from '../../kernel/calendar.js';
import { dayWithWeekday, type Bilingual, type Language } from '../../platform/http/messages.js';
import { renderMail } from '../../platform/mail/layout.js';
import { greeting, helpAt, money } from '../receipt/receipt.words.js';
import {
  APPROVED, creditNote, DENIED, denialReason, FAILED, goesOnFree, HOW, LABELS, LEFT_LIBRARY, leftLibrary, PLAN_ENDED, PLAN_GOES_ON, RECEIVED_BY_RIGHT, STAYS, stays, SUBJECTS, toBeAnswered,
} from './refund-mail.words.js';
import { titleOf } from './refund-views.js';
import type { RefundMailKind } from './refunding.rules.js';

/** What a mail about a refund tells, gathered. */
export interface RefundMailFacts {
  kind: RefundMailKind;
  refund: Pick<RefundWishRow, 'ground' | 'lines' | 'amount' | 'answerBy' | 'deniedBecause' | 'how'>;
  order: Pick<OrderRow, 'orderId' | 'number' | 'lines' | 'plan'>;
  /** The lines of the order of which nothing stays paid. */
  back: ReadonlySet<string | null>;
  /** Of what is done; null for every other step. */
  note: Pick<DocumentRow, 'number'> | null;
  /** The last day of free periods of a code with which the plan goes on; null where it ended, or none is concerned. */
  freeThrough: CivilDate | null;
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
        { label: say(kind === 'mail:refund-done' ? LABELS.returned : LABELS.total), value: money(language, refund.amount), strong: true },
      ],
      notes: [say(helpAt(shopEmail))],
      action: { label: say(LABELS.toReturn), url: `${shopUrl}/orders/${order.orderId}/return` },
    }),
  };
}

function paragraphsOf(facts: RefundMailFacts): Bilingual[] {
  const { kind, refund, note, freeThrough, language } = facts;
  switch (kind) {
    case 'mail:refund-asked':
      if (refund.ground === 'withdrawal' || refund.ground === 'goodwill') return [RECEIVED_BY_RIGHT[refund.ground]];
      return [toBeAnswered(dayWithWeekday(language, refund.answerBy ?? ''))];
    case 'mail:refund-approved':
      return [APPROVED];
    case 'mail:refund-done':
      return [HOW[refund.how ?? 'nullified'], ...whatStays(facts), ...(freeThrough ? [goesOnFree(dayWithWeekday(language, freeThrough))] : []), ...(note ? [creditNote(note.number)] : [])];
    case 'mail:refund-denied':
      return [DENIED, denialReason(refund.deniedBecause ?? '')];
    case 'mail:refund-failed':
      return [FAILED];
  }
  return kind satisfies never;
}

/** Only what is paid back whole leaves; where some does and some does not, each is named. */
function whatStays({ refund, order, back }: RefundMailFacts): Bilingual[] {
  if (order.plan) return [back.has(null) ? PLAN_ENDED : PLAN_GOES_ON];
  const [left, kept] = [true, false].map((isBack) => refund.lines.filter(({ gameId }) => back.has(gameId) === isBack).map(({ gameId }) => titleOf(order, gameId)));
  if (!kept?.length) return [LEFT_LIBRARY];
  return left?.length ? [leftLibrary(left), stays(kept)] : [STAYS];
}
