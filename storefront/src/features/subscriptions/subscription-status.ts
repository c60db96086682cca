import type { Plan, Subscription } from '../../lib/wire';

/** The subscription that runs, or that is about to; null when all are over or there is none. */
export function currentOf(subscriptions: readonly Subscription[]): Subscription | null {
  return (
    subscriptions.find(({ status }) => status !== 'ended' && status !== 'incomplete') ??
    subscriptions.find(({ payment_pending }) => payment_pending) ??
    null
  );
}

/** Whole pesos a year that a plan saves against paying the dearest way. */
export function savingOf(plan: Plan, plans: readonly Plan[]): number {
  const yearly = ({ price, months }: Plan): number => Math.round((price * 12) / months);
  return Math.max(...plans.map(yearly)) - yearly(plan);
}

/** What comes after a declined renewal: a try on its own day, another card, or this one once more when its owner says so. */
export type AfterDecline = { then: 'tried-again'; on: string } | { then: 'another-card' } | { then: 'any-card' };

export function afterDecline({ last_decline: decline, next_try_on: on }: Subscription): AfterDecline {
  if (on) return { then: 'tried-again', on };
  return { then: decline === 'soft' ? 'any-card' : 'another-card' };
}

/** What a plan costs in so many months, in whole pesos and in about as many dollars. */
export function priceFor({ price, approximate_usd, months }: Plan, wanted: number): { pesos: number; usd: number } {
  return { pesos: Math.round((price * wanted) / months), usd: (approximate_usd * wanted) / months };
}
