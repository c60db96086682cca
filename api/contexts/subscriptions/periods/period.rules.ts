import { plusMonths, startOfDay, type CivilDate } from '../../../kernel/calendar.js';
import type { Instant } from '../../../kernel/instant.js';
import type { Bilingual } from '../../../kernel/language.js';
import type { Pesos } from '../../../kernel/money.js';
import type { PlanId } from '../subscription.events.js';

/** A plan as it is sold today; who subscribed earlier keeps the price of that day. */
export interface Plan {
  planId: PlanId;
  /** How older clients write it. */
  number: number;
  months: number;
  price: Pesos;
  /** Shown as approximate, never charged. */
  usd: number;
  title: Bilingual;
}

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  monthly: {
    planId: 'monthly',
    number: 1,
    months: 1,
    price: 8_000,
    usd: 8,
    title: { es: 'Plan mensual', en: 'Monthly plan' },
  },
  yearly: {
    planId: 'yearly',
    number: 2,
    months: 12,
    price: 90_000,
    usd: 90,
    title: { es: 'Plan anual', en: 'Yearly plan' },
  },
};

/** The plan that `1`, `"1"` or `"monthly"` stands for; null for anything else. */
export function planIdOf(written: unknown): PlanId | null {
  const plan = Object.values(PLANS).find(
    ({ planId, number }) => written === planId || written === number || written === String(number),
  );
  return plan?.planId ?? null;
}

/** From `from` through the day before `until`. */
export interface PeriodDays {
  from: CivilDate;
  until: CivilDate;
}

/** The nth period since the anchor, always counted from the anchor: 31 January, 28 February, 31 March. */
export function periodAt(planId: PlanId, anchor: CivilDate, nth: number): PeriodDays {
  const { months } = PLANS[planId];
  return { from: plusMonths(anchor, months * nth), until: plusMonths(anchor, months * (nth + 1)) };
}

/** The moment at which what is paid through the day before `until` ends. */
export function endOfAccess(until: CivilDate): Instant {
  return startOfDay(until);
}

/** How many periods lie between the anchor and the first day of a later one. */
export function periodsSince(planId: PlanId, anchor: CivilDate, from: CivilDate): number {
  const months = (day: CivilDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return (months(from) - months(anchor)) / PLANS[planId].months;
}
