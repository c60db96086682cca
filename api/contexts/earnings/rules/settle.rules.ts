import type { CivilDate } from '../../../kernel/calendar.js';
import { shareByWeight, type Pesos } from '../../../kernel/money.js';
import {
  earnedThrough,
  lastDayOf,
  monthOf,
  monthsFrom,
  plusMonth,
  type Month,
  type PaidDays,
} from './accrual.rules.js';

/** Months that a slice without play waits for its subscriber. */
export const WAITS_MONTHS = 12;

/** A period that a subscriber paid. */
export interface PlanOrder extends PaidDays {
  orderId: string;
  /** The developers' share of its net. */
  share: Pesos;
  /** What of the share has gone back. */
  returned: Pesos;
  /** What earlier closes took out of it, waiting slices included. */
  taken: Pesos;
  /** The latest month that a close took; null before the first. */
  takenThrough: Month | null;
  heldUntil: CivilDate;
  ruleVersion: number;
  /** What earlier closes gave to whom of it, when money comes back. */
  given: readonly { developerId: string; gameId: string | null; amount: Pesos }[];
}

/** Counted play of one game in one month inside what was paid: its own studio's people and more than four hours a day are left out. */
export interface Play {
  month: Month;
  orderId: string;
  gameId: string;
  developerId: string;
  seconds: number;
  lastDay: CivilDate;
}

/** A slice that waits for play. */
export interface Wait {
  orderId: string;
  month: Month;
  amount: Pesos;
}

export interface Subscriber {
  orders: readonly PlanOrder[];
  play: readonly Play[];
  waits: readonly Wait[];
}

export interface ShareLine {
  developerId: string;
  /** Null where no game earned it: what is shared equally. */
  gameId: string | null;
  source: 'plan' | 'plan-refund' | 'plan-rest';
  orderId: string;
  /** The month of the slice. */
  month: Month;
  day: CivilDate;
  seconds: number;
  /** Below zero where money went back. */
  amount: number;
  ruleVersion: number;
}

export interface Settled {
  lines: ShareLine[];
  /** How orders stand afterwards, those that moved. */
  taken: { orderId: string; taken: Pesos; through: Month }[];
  /** All slices that moved: how much of each waits on, also zero. */
  waits: Wait[];
}

/** What a moment settles of a subscriber's money. */
export interface Moment {
  month: Month;
  /** The last day that counts: the end of the month, or today for a figure "so far". */
  through: CivilDate;
  /** The day on which it is asked; rights to withdraw are over before it. */
  asOf: CivilDate;
}

/** Shares what has accrued of one subscriber's periods over the games that were played. Pure, so that it answers for a close as for "so far". */
export function settle({ orders, play, waits }: Subscriber, moment: Moment): Settled {
  const work = new Work(waits);
  const free = orders.filter((order) => moment.asOf > order.heldUntil && monthOf(order.from) <= moment.month);
  const first =
    [...free.map((order) => order.takenThrough ?? monthOf(order.from)), moment.month].sort()[0] ?? moment.month;
  // What went back leaves its waits before play of an earlier month, held until now, could share them.
  for (const order of free) if (order.takenThrough !== null) work.take(order, order.takenThrough, moment.through);
  for (const month of monthsFrom(first, moment.month)) {
    for (const order of free) work.take(order, month, moment.through);
    const played = play.filter((one) => one.month === month && free.some(({ orderId }) => orderId === one.orderId));
    work.share(month, played, orders);
  }
  return work.done();
}

/** The latest month whose slices no longer wait for their subscriber at the close of this one. */
export function waitedEnough(month: Month): Month {
  return plusMonth(month, 0 - WAITS_MONTHS);
}

class Work {
  private readonly lines: ShareLine[] = [];
  private readonly taken = new Map<string, { orderId: string; taken: Pesos; through: Month }>();
  private readonly waiting = new Map<string, Wait>();
  private readonly moved = new Map<string, Wait>();

  constructor(waits: readonly Wait[]) {
    for (const wait of waits) this.waiting.set(keyOf(wait), wait);
  }

  /** Takes what accrued in a month out of an order; a refund that took more than was left gives back. */
  take(order: PlanOrder, month: Month, through: CivilDate): void {
    if (monthOf(order.from) > month || (order.takenThrough !== null && month < order.takenThrough)) return;
    const last = lastDayOf(month);
    const earned = earnedThrough(order, last < through ? last : through);
    const before = this.taken.get(order.orderId)?.taken ?? order.taken;
    if (earned === before) return;
    this.taken.set(order.orderId, { orderId: order.orderId, taken: earned, through: month });
    if (earned > before) this.put({ orderId: order.orderId, month, amount: earned - before });
    else this.giveBack(order, month, before - earned, through);
  }

  /** All that waits goes to the games of the first month with play. */
  share(month: Month, play: readonly Play[], orders: readonly PlanOrder[]): void {
    const weights = [...byGame(play).values()];
    if (weights.length === 0) return;
    for (const wait of [...this.waiting.values()].filter((one) => one.month <= month)) {
      const own = play.filter(({ orderId }) => orderId === wait.orderId);
      const by = own.length > 0 && wait.month === month ? [...byGame(own).values()] : weights;
      const ruleVersion = orders.find(({ orderId }) => orderId === wait.orderId)?.ruleVersion ?? 1;
      const parts = shareByWeight(
        wait.amount,
        by.map(({ seconds }) => seconds),
      );
      by.forEach(({ developerId, gameId, seconds, lastDay }, index) =>
        this.line({
          developerId,
          gameId,
          source: 'plan',
          orderId: wait.orderId,
          month: wait.month,
          day: lastDay,
          seconds,
          amount: parts[index] ?? 0,
          ruleVersion,
        }),
      );
      this.put({ ...wait, amount: 0 }, true);
    }
  }

  /** First out of what still waits of this order, then from those who were given it, in proportion. */
  private giveBack(order: PlanOrder, month: Month, amount: Pesos, day: CivilDate): void {
    let left = amount;
    for (const wait of [...this.waiting.values()].filter(({ orderId }) => orderId === order.orderId).reverse()) {
      const part = Math.min(left, wait.amount);
      this.put({ ...wait, amount: wait.amount - part }, true);
      left -= part;
    }
    const given = [...order.given.filter((one) => one.amount > 0)];
    const parts = shareByWeight(
      left,
      given.map((one) => one.amount),
    );
    given.forEach(({ developerId, gameId }, index) =>
      this.line({
        developerId,
        gameId,
        source: 'plan-refund',
        orderId: order.orderId,
        month,
        day,
        seconds: 0,
        amount: 0 - (parts[index] ?? 0),
        ruleVersion: order.ruleVersion,
      }),
    );
  }

  private line(line: ShareLine): void {
    if (line.amount !== 0) this.lines.push(line);
  }

  private put(wait: Wait, replaces = false): void {
    const key = keyOf(wait);
    const amount = replaces ? wait.amount : wait.amount + (this.waiting.get(key)?.amount ?? 0);
    const next = { ...wait, amount };
    this.moved.set(key, next);
    if (amount === 0) this.waiting.delete(key);
    else this.waiting.set(key, next);
  }

  done(): Settled {
    return { lines: this.lines, taken: [...this.taken.values()], waits: [...this.moved.values()] };
  }
}

const keyOf = ({ orderId, month }: Pick<Wait, 'orderId' | 'month'>): string => `${orderId} ${month}`;

/** A game that changed hands in the month counts once for each owner. */
function byGame(play: readonly Play[]): Map<string, Play> {
  const games = new Map<string, Play>();
  for (const one of play) {
    const key = `${one.gameId} ${one.developerId}`;
    const before = games.get(key);
    const lastDay = before && before.lastDay > one.lastDay ? before.lastDay : one.lastDay;
    games.set(key, { ...one, seconds: one.seconds + (before?.seconds ?? 0), lastDay });
  }
  return games;
}

/** Shares old slices equally; running totals keep it equal over many slices. Null where no studio has players enough: then they wait on. */
export class EqualShares {
  /** @param total what earlier parts of the same close have shared. */
  constructor(
    readonly developers: readonly string[],
    private total: Pesos = 0,
  ) {}

  share({ orderId, month, amount }: Wait, day: CivilDate, ruleVersion: number): ShareLine[] | null {
    if (this.developers.length === 0) return null;
    const equal = this.developers.map(() => 1);
    const before = shareByWeight(this.total, equal);
    this.total += amount;
    return shareByWeight(this.total, equal)
      .map((part, index) => ({ part: part - (before[index] ?? 0), developerId: this.developers[index] ?? '' }))
      .filter(({ part }) => part > 0)
      .map(({ part, developerId }) => ({
        developerId,
        gameId: null,
        source: 'plan-rest',
        orderId,
        month,
        day,
        seconds: 0,
        amount: part,
        ruleVersion,
      }));
  }
}
