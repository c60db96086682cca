import type { OrderRow } from '../../contexts/ordering/index.js';
import type { Approval, UnwantedBecause } from '../../contexts/payments/payment.events.js';
import type { Bilingual, Language } from '../../platform/http/messages.js';
import { renderMail } from '../../platform/mail/layout.js';
import { paymentTypeOf } from '../checkout/order-view.rules.js';
import { cardInWords, greeting, helpAt, money } from '../receipt/receipt.words.js';
import { HOW } from '../refunding/refund-mail.words.js';
import { LABELS, MAY_BE_HELD, NOT_MADE, SUBJECTS, UNWANTED } from './payment-news.words.js';

/** How a payment ended that nobody could be told of at once. */
export type PaymentEnd =
  /** `reason`: the bank's no in words; null where it gave none. */
  | { kind: 'mail:payment-not-made'; amount: number; reason: Bilingual | null }
  | { kind: 'mail:money-returned'; amount: number; because: UnwantedBecause; how: 'reversed' | 'nullified' | 'transferred'; approval: Pick<Approval, 'cardLast4' | 'paymentTypeCode'> };

export interface PaymentMailFacts {
  end: PaymentEnd;
  order: Pick<OrderRow, 'orderId' | 'number' | 'plan'>;
  language: Language;
  name: string;
  shopUrl: string;
  shopEmail: string;
}

/** The end of a payment, told to the person whose money it is. */
export function paymentMail({ end, order, language, name, shopUrl, shopEmail }: PaymentMailFacts): { subject: string; html: string; text: string } {
  const say = (words: Bilingual): string => words[language];
  return {
    subject: `${say(SUBJECTS[end.kind])}: ${order.number}`,
    ...renderMail(language, {
      heading: say(SUBJECTS[end.kind]),
      paragraphs: [greeting(language, name), ...paragraphsOf(end).map(say)],
      rows: [
        { label: say(LABELS.order), value: order.number },
        ...(end.kind === 'mail:money-returned' ? [{ label: say(LABELS.card), value: cardInWords(language, paymentTypeOf(end.approval.paymentTypeCode).paymentType, end.approval.cardLast4) }] : []),
        { label: say(end.kind === 'mail:money-returned' ? LABELS.returned : LABELS.notCharged), value: money(language, end.amount), strong: true },
      ],
      notes: [say(helpAt(shopEmail))],
      action: order.plan ? { label: say(LABELS.toPlan), url: `${shopUrl}/subscription-management` } : { label: say(LABELS.toOrder), url: `${shopUrl}/postorder?orderId=${order.orderId}` },
    }),
  };
}

function paragraphsOf(end: PaymentEnd): Bilingual[] {
  if (end.kind === 'mail:money-returned') return [UNWANTED[end.because], HOW[end.how]];
  return [NOT_MADE, ...(end.reason ? [end.reason] : []), MAY_BE_HELD];
}
