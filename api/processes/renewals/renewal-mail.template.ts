import type { PlanId } from '../../contexts/subscriptions/subscription.events.js';
import { PLANS } from '../../contexts/subscriptions/index.js';
import { civilDateOf, type CivilDate } from '../../kernel/calendar.js';
import { dayInWords, type Language } from '../../platform/http/messages.js';
import { renderMail, type MailContent, type MailSection } from '../../platform/mail/layout.js';
import { greeting, money } from '../receipt/receipt.words.js';
import type { News } from './renewal-news.js';
import { dayBefore, STEPS, WORDS, type Step } from './renewal-mail.words.js';

/** All that a mail about an agreement tells. */
export interface NewsFacts {
  news: News;
  language: Language;
  name: string;
  planId: PlanId;
  /** Whole pesos per period. */
  price: number;
  card: { brand: string; last4: string } | null;
  /** What the bank said, in words; null where it said nothing. */
  reason: string | null;
  /** The first day that is not paid for; the day of the next charge. */
  nextChargeOn: CivilDate | null;
  shopUrl: string;
  cancelUrl: string;
}

/** A mail about an agreement, in the words of its subscriber's language. */
export function renewalMail(facts: NewsFacts): { subject: string; html: string; text: string } {
  const { language, name } = facts;
  const { day, until } = daysOf(facts);
  const inWords = (date: CivilDate | null): string => (date ? dayInWords(language, date) : '');
  const told = { amount: money(language, facts.price), day: inWords(day), until: inWords(until), reason: reasonOf(facts) };
  const { subject, paragraphs } = STEPS[stepOf(facts)][language](told);
  const content: MailContent = {
    heading: subject, paragraphs: [greeting(language, name), ...paragraphs], action: actionOf(facts), rows: rowsOf(facts, told), notes: notesOf(facts), sections: sectionsOf(facts),
  };
  return { subject, ...renderMail(language, content) };
}

function stepOf({ news, planId }: NewsFacts): Step {
  switch (news.type) {
    case 'PeriodChargeFailed':
      if (news.data.nextTryOn) return 'again';
      if (news.data.orderId === null && news.data.decline === 'hard') return 'no-card';
      return news.data.decline === 'hard' ? 'hard' : 'last-try';
    case 'GraceEndAnnounced':
      return 'grace-ends';
    case 'SubscriptionEnded':
      return news.data.because === 'unpaid' ? 'unpaid' : news.data.because === 'staff' ? 'ended-by-shop' : 'ended';
    case 'AutoRenewCancelled':
      return news.data.by === 'card-removed' ? 'card-removed' : 'cancelled';
    case 'AutoRenewResumed':
      return 'resumed';
    case 'PeriodGiven':
      return 'given';
    case 'RenewalAnnounced':
      return planId === 'yearly' ? 'announced' : 'announced-after-failure';
  }
  return news satisfies never;
}

function daysOf({ news, nextChargeOn }: NewsFacts): { day: CivilDate | null; until: CivilDate | null } {
  switch (news.type) {
    case 'PeriodChargeFailed':
      return { day: news.data.nextTryOn, until: news.data.graceUntil };
    case 'GraceEndAnnounced':
      return { day: null, until: news.data.graceUntil };
    case 'AutoRenewCancelled':
      return { day: null, until: dayBefore(civilDateOf(news.data.accessUntil)) };
    case 'RenewalAnnounced':
      return { day: news.data.chargeOn, until: null };
    case 'PeriodGiven':
      return { day: null, until: dayBefore(news.data.until) };
    default:
      return { day: nextChargeOn, until: null };
  }
}

function reasonOf({ reason, language }: NewsFacts): string {
  return reason ?? (language === 'es' ? 'El cobro de tu tarjeta no resultó.' : 'The charge to your card did not go through.');
}

function rowsOf({ news, language, planId, card }: NewsFacts, told: { amount: string; day: string; until: string }): NonNullable<MailContent['rows']> {
  if (news.type === 'SubscriptionEnded') return [];
  const row = (word: keyof typeof WORDS, value: string): { label: string; value: string } => ({ label: WORDS[word][language], value });
  if (news.type === 'PeriodGiven') return [row('plan', PLANS[planId].title[language]), row('accessUntil', told.until)];
  const dayWord = news.type === 'PeriodChargeFailed' ? 'nextTry' : 'chargeOn';
  return [
    row('plan', PLANS[planId].title[language]),
    row('amount', told.amount),
    row('card', card ? `${card.brand} ···· ${card.last4}` : WORDS.noCard[language]),
    ...(told.day ? [row(dayWord, told.day)] : []),
    ...(told.until ? [row('accessUntil', told.until)] : []),
  ];
}

function actionOf({ news, language, shopUrl }: NewsFacts): MailContent['action'] {
  const manage = `${shopUrl}/subscription-management`;
  switch (news.type) {
    case 'SubscriptionEnded':
      return { label: WORDS.subscribeAgain[language], url: `${shopUrl}/subscription` };
    case 'AutoRenewCancelled':
    case 'PeriodGiven':
      return { label: WORDS.keepOn[language], url: manage };
    case 'AutoRenewResumed':
      return { label: WORDS.manage[language], url: manage };
    default:
      return { label: WORDS.changeCard[language], url: `${manage}#card` };
  }
}

function notesOf({ news, language }: NewsFacts): string[] {
  if (news.type === 'PeriodGiven') return [];
  return [news.type === 'SubscriptionEnded' ? WORDS.keepsGames[language] : WORDS.vat[language]];
}

function sectionsOf({ news, language, shopUrl, cancelUrl }: NewsFacts): MailSection[] {
  if (news.type === 'RenewalAnnounced') {
    return [{ heading: WORDS.dontRenew[language], paragraphs: [WORDS.dontRenewHow[language]], link: { label: WORDS.cancelRenewal[language], url: cancelUrl } }];
  }
  if (news.type === 'PeriodChargeFailed' || news.type === 'GraceEndAnnounced' || news.type === 'PeriodGiven') return [];
  return [{ heading: WORDS.yourCard[language], link: { label: WORDS.changeCard[language], url: `${shopUrl}/payment-methods` } }];
}
