import { civilDateOf, plusDays, type CivilDate } from '../../../kernel/calendar.js';
import type { Instant } from '../../../kernel/instant.js';
import {
  CHARGES_A_DAY,
  chargesOnDay,
  isOver,
  isRunning,
  type InGrace,
  type SubscriptionState,
} from '../subscription.state.rules.js';

/** What it takes that an agreement goes on: nothing, the period that is owed, or a new one from today. */
export type WayOn = { is: 'free' } | { is: 'owed'; state: InGrace } | { is: 'anew' };

export function wayOn(state: SubscriptionState, now: Instant): WayOn {
  if (!isRunning(state) || isOver(state, now)) return { is: 'anew' };
  // Free periods pay for what is owed, and whoever cancelled while the bank is asked owes nothing more.
  if (state.status !== 'InGrace' || !state.autoRenew || !state.freePeriods.isEmpty) return { is: 'free' };
  return { is: 'owed', state };
}

/** Why the owed period cannot be charged to a card now, though its person wants it to. */
type Hindrance = { is: 'card-refused-for-good' } | { is: 'enough-today'; tryAgainOn: CivilDate };

export function hindranceTo(state: InGrace, cardId: string, now: Instant): Hindrance | null {
  const today = civilDateOf(now);
  if (chargesOnDay(state, today) >= CHARGES_A_DAY) return { is: 'enough-today', tryAgainOn: plusDays(today, 1) };
  if (cardId === state.dunning.failedCardId && state.dunning.lastDecline === 'hard')
    return { is: 'card-refused-for-good' };
  return null;
}
