import { fold, type Fact } from '../../kernel/decider.js';
import type { Decision, History } from '../../platform/event-store/command-runner.js';
import { timer } from '../../platform/event-store/due.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import type { CivilDate } from '../../kernel/calendar.js';
import type { RowChange } from '../../platform/event-store/row-changes.js';
import { nextDue } from './due.rules.js';
import type { SubscriptionCommand } from './subscription.commands.js';
import { subscriptionDecider } from './subscription.decider.js';
import type { SubscriptionState } from './subscription.state.rules.js';

/** Whose timer lets an agreement end or lapse. */
export const SUBSCRIPTION_END = 'subscriptions.end';
/** Whose timer announces a charge, begins a free period or charges the next one. */
export const SUBSCRIPTION_RENEWAL = 'subscriptions.renewal';

export const subscriptionStream = (subscriptionId: string): string => `subscription-${subscriptionId}`;

/** The order of a period: one for the same period that begins on the same day, however often it is tried. */
export function periodOrderId(subscriptionId: string, period: number, from: CivilDate): string {
  return derivedId('period-order', subscriptionId, period, from);
}

/** The agreement as its facts tell it. */
export function subscriptionOf(subscriptionId: string, history: History): SubscriptionState {
  return fold(subscriptionDecider, history.get(subscriptionStream(subscriptionId)) ?? []);
}

/** Decides commands on an agreement, one after the other, and moves its timer to what is due next. */
export function decideSubscription(subscriptionId: string, history: History, commands: readonly SubscriptionCommand[]): Required<Decision> & { state: SubscriptionState } {
  const stream = subscriptionStream(subscriptionId);
  let state = subscriptionOf(subscriptionId, history);
  const facts: Fact[] = [];
  for (const command of commands) {
    const next = subscriptionDecider.decide(command, state);
    facts.push(...next);
    state = next.reduce((before, event) => subscriptionDecider.evolve(before, event), state);
  }
  return { facts: { [stream]: facts }, changes: [subscriptionTimer(subscriptionId, state)], state };
}

export function subscriptionTimer(subscriptionId: string, state: SubscriptionState): RowChange {
  const due = nextDue(state);
  return timer(subscriptionStream(subscriptionId), due?.what === 'end' ? SUBSCRIPTION_END : SUBSCRIPTION_RENEWAL, due?.at ?? null);
}
