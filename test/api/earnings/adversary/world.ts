import { civilDateOf, plusDays, plusMonths, startOfDay, type CivilDate } from '../../../../api/kernel/calendar.js';
import { instant, type Instant } from '../../../../api/kernel/instant.js';

/** Money back: by the buyer's own right, or by a decision of staff. */
export interface MoneyBack {
  refundId: string;
  amount: number;
  at: Instant;
  by: 'right' | 'staff';
}

interface Paid {
  orderId: string;
  personId: string;
  price: number;
  net: number;
  share: number;
  paidAt: Instant;
  /** Whether the receipt was sent: without it the right to withdraw lasts longer. */
  isConfirmed: boolean;
  back: MoneyBack[];
}

export interface Period extends Paid {
  from: CivilDate;
  until: CivilDate;
}

export interface Sale extends Paid {
  gameId: string;
  orderedAt: Instant;
}

export interface PlayedDay {
  personId: string;
  gameId: string;
  on: CivilDate;
  source: 'web' | 'download';
  seconds: number;
}

/** Time that a person works for a studio. */
export interface Stint {
  developerId: string;
  personId: string;
  since: Instant;
  leftAt: Instant | null;
}

export interface Ownership {
  gameId: string;
  developerId: string;
  since: Instant;
}

/** What happened beside each other in a shop: a studio that cheats with its accounts, and honest people. */
export interface World {
  /** The months that it lasts, until all rights have ended. */
  months: readonly string[];
  /** Studios that cheat, and the accounts that they control. */
  cheats: Set<string>;
  accounts: Set<string>;
  owners: Ownership[];
  stints: Stint[];
  periods: Period[];
  sales: Sale[];
  play: PlayedDay[];
}

/** From 2026 on, as no rule says what was withheld before; with all four changes of the clock, and slices that wait for a year. */
export const MONTHS: readonly string[] = Array.from(
  { length: 17 },
  (_, n) => `${2026 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`,
);

const starts = new Map<CivilDate, Instant>();
/** `startOfDay`, remembered: time zones are slow and the days are few. */
export function startOf(day: CivilDate): Instant {
  const known = starts.get(day) ?? startOfDay(day);
  starts.set(day, known);
  return known;
}

const seen = new Map<Instant, CivilDate>();
export function dayOf(at: Instant): CivilDate {
  const known = seen.get(at) ?? civilDateOf(at);
  seen.set(at, known);
  return known;
}

export const endOf = (day: CivilDate): Instant => instant(Date.parse(startOf(plusDays(day, 1))) - 1);

const days = new Map<string, CivilDate>();
export function daysAfter(day: CivilDate, count: number): CivilDate {
  const known = days.get(`${day} ${count}`) ?? plusDays(day, count);
  days.set(`${day} ${count}`, known);
  return known;
}
const later = new Map<string, CivilDate>();
export function monthsAfter(day: CivilDate, count: number): CivilDate {
  const known = later.get(`${day} ${count}`) ?? plusMonths(day, count);
  later.set(`${day} ${count}`, known);
  return known;
}

/** All of them in one shop. */
export function together(worlds: readonly World[]): World {
  return {
    months: MONTHS,
    cheats: new Set(worlds.flatMap(({ cheats }) => [...cheats])),
    accounts: new Set(worlds.flatMap(({ accounts }) => [...accounts])),
    owners: worlds.flatMap(({ owners }) => owners),
    stints: worlds.flatMap(({ stints }) => stints),
    periods: worlds.flatMap(({ periods }) => periods),
    sales: worlds.flatMap(({ sales }) => sales),
    play: worlds.flatMap(({ play }) => play),
  };
}

/** The same without those who cheat. */
export function honest(world: World): World {
  const { cheats, accounts } = world;
  return {
    months: world.months,
    cheats: new Set(),
    accounts: new Set(),
    owners: world.owners.filter(({ developerId }) => !cheats.has(developerId)),
    stints: world.stints.filter(({ developerId }) => !cheats.has(developerId)),
    periods: world.periods.filter(({ personId }) => !accounts.has(personId)),
    sales: world.sales.filter(({ personId }) => !accounts.has(personId)),
    play: world.play.filter(({ personId }) => !accounts.has(personId)),
  };
}
