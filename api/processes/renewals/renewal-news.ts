import type { SubscriptionEvent } from '../../contexts/subscriptions/subscription.events.js';
import { isRunning, type SubscriptionState } from '../../contexts/subscriptions/index.js';
import { civilDateOf } from '../../kernel/calendar.js';
import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';

export const SUBSCRIPTION_MAIL = 'mail:subscription';

type Of<Type extends SubscriptionEvent['type']> = Extract<SubscriptionEvent, { type: Type }>;

/** What subscribers are written about. A charge that went through has its receipt. */
export type News = Of<'PeriodChargeFailed'> | Of<'GraceEndAnnounced'> | Of<'SubscriptionEnded'> | Of<'AutoRenewCancelled'> | Of<'AutoRenewResumed'> | Of<'RenewalAnnounced'> | Of<'PeriodGiven'>;

/** The news in a fact of an agreement; null when it is none. */
export function newsIn(event: Fact): News | null {
  const fact = event as SubscriptionEvent;
  switch (fact.type) {
    case 'PeriodChargeFailed':
      // Another card is tried at once, and that is what is told.
      return fact.data.noDunning || fact.data.nextTryOn === civilDateOf(fact.data.failedAt) ? null : fact;
    case 'SubscriptionEnded':
      return ['unpaid', 'cancelled', 'staff'].includes(fact.data.because) ? fact : null;
    case 'GraceEndAnnounced':
    case 'AutoRenewCancelled':
    case 'AutoRenewResumed':
    case 'RenewalAnnounced':
    case 'PeriodGiven':
      return fact;
    default:
      return null;
  }
}

/** Each piece of news is one mail; its subject names the agreement and the place of the fact in its stream. */
export function wheneverNews(event: Fact & { version?: number }): { kind: typeof SUBSCRIPTION_MAIL; subject: string } | null {
  const news = newsIn(event);
  return news && { kind: SUBSCRIPTION_MAIL, subject: `${news.data.subscriptionId}:${event.version}` };
}

/** Whether news has been overtaken before its mail was written: what it says is not so any more. */
export function isStale(news: News, state: SubscriptionState, now: Instant): boolean {
  const today = civilDateOf(now);
  switch (news.type) {
    case 'PeriodChargeFailed':
      // Of several tries the last one is told.
      return state.status !== 'InGrace' || state.nextPeriod !== news.data.period || state.dunning.attempts !== news.data.attempt;
    case 'GraceEndAnnounced':
      return state.status !== 'InGrace' || state.nextPeriod !== news.data.period || today > news.data.graceUntil;
    case 'RenewalAnnounced':
      return state.status !== 'Active' || !state.autoRenew || state.nextPeriod !== news.data.period || today >= news.data.chargeOn;
    case 'AutoRenewCancelled':
      return !isRunning(state) || state.autoRenew;
    case 'AutoRenewResumed':
      return !isRunning(state) || !state.autoRenew;
    case 'PeriodGiven':
      return !isRunning(state) || now >= news.data.accessUntil;
    case 'SubscriptionEnded':
      return state.status !== 'Ended';
  }
  return news satisfies never;
}
