import {
  firstDayOf,
  lastDayOf,
  monthOf,
  nextMonth,
  shareReturned,
} from '../../../../api/contexts/earnings/rules/accrual.rules.js';
import { lineOfSale } from '../../../../api/contexts/earnings/rules/sale-lines.rules.js';
import {
  EqualShares,
  settle,
  waitedEnough,
  type Moment,
  type Play,
  type PlanOrder,
  type Subscriber,
  type Wait,
} from '../../../../api/contexts/earnings/rules/settle.rules.js';
import {
  SOURCES,
  totalsOf,
  type Source,
  type Sums,
  type Totals,
} from '../../../../api/contexts/earnings/rules/statement.rules.js';
import { withholdingRate } from '../../../../api/contexts/earnings/rules/withholding.rules.js';
import { returnsEnd } from '../../../../api/contexts/refunds/requesting/rights.rules.js';
import type { CivilDate } from '../../../../api/kernel/calendar.js';
import type { Instant } from '../../../../api/kernel/instant.js';
import {
  payableOf,
  type GrossAndTax,
  type Waiting,
} from '../../../../api/contexts/earnings/payouts/requests/payable.rules.js';
import { dayOf, daysAfter, startOf, type MoneyBack, type Period, type Sale, type World } from './world.js';

/** What keeps cheats from other people's money; a weaker shop lacks one of them. */
export const PROTECTIONS = {
  ownPlayWeighsNothing: true,
  fourHoursADay: true,
  fiftyPlayersPaid: true,
  heldWhileItCanBeWithdrawn: true,
  refundsTakeBackWhatWasGiven: true,
  returnableSalesStay: true,
};
export type Protections = typeof PROTECTIONS;

/** One line of a closed month. */
export interface Line {
  developerId: string;
  gameId: string | null;
  source: Source;
  orderId: string;
  /** The month of the slice. */
  month: string;
  day: CivilDate;
  seconds: number;
  amount: number;
}

export interface Close {
  month: string;
  asOf: CivilDate;
  before: Instant;
  lines: Line[];
  /** By order. */
  waits: Map<string, number>;
}

/** What a studio had right after pay-outs took all that they could, and after money went back. */
export interface PayoutLook {
  developerId: string;
  at: Instant;
  /** What all statements gave, and what all pay-outs took. */
  stated: number;
  taken: number;
  /** Lines of statements less what has gone back since, less pay-outs. */
  balance: number;
  /** What of that went back by decisions of staff. */
  staffGaveBack: number;
}

export interface Outcome {
  closes: Close[];
  statements: (Totals & { developerId: string; month: string })[];
  looks: PayoutLook[];
}

/** A day of play as it weighs. */
interface Weight {
  gameId: string;
  developerId: string;
  on: CivilDate;
  month: string;
  seconds: number;
}
interface Kept {
  period: Period;
  paidOn: CivilDate;
  heldUntil: CivilDate;
  taken: number;
  takenThrough: string | null;
  given: Map<string, { developerId: string; gameId: string | null; amount: number }>;
  waits: Map<string, number>;
}

/** Closes months of a world with the shop's own rules, reading the facts for them as its SQL has to. */
export class ModelShop {
  private readonly people = new Map<string, { kept: Kept[]; play: Weight[] }>();
  private readonly orders = new Map<string, Kept>();
  /** Those of whose periods money goes back some time. */
  private readonly givers = new Map<string, Kept[]>();
  private readonly taken = new Map<string, GrossAndTax>();
  private readonly statements = new Map<string, Outcome['statements']>();
  private readonly closes: Close[] = [];
  private readonly looks: PayoutLook[] = [];
  private readonly developerOfSale = new Map<string, string>();
  private readonly salesOf = new Map<string, Sale[]>();
  /** What of plans the statements of a studio took back. */
  private readonly plansBack = new Map<string, Line[]>();

  constructor(
    private readonly world: World,
    private readonly protections: Protections = PROTECTIONS,
  ) {
    for (const period of world.periods) this.keep(period);
    for (const sale of world.sales) {
      const developerId = this.ownerAt(sale.gameId, sale.orderedAt);
      this.developerOfSale.set(sale.orderId, developerId);
      this.salesOf.set(developerId, [...(this.salesOf.get(developerId) ?? []), sale]);
    }
    for (const [personId, { kept, play }] of this.people) {
      play.push(...this.weightsOf(personId));
      if (kept.some(({ period }) => period.back.length > 0)) this.givers.set(personId, kept);
    }
  }

  run(months: readonly string[]): Outcome {
    const backs = [...this.world.periods, ...this.world.sales].flatMap(({ back }) => back.map(({ at }) => at)).sort();
    for (const month of months) {
      const [begin, end] = [startOf(firstDayOf(month)), startOf(firstDayOf(nextMonth(month)))];
      for (const at of new Set(backs.filter((one) => begin <= one && one < end))) this.goesBack(at);
      this.close(month, end);
      for (const studio of this.world.cheats) this.paysOut(studio, end);
    }
    return { closes: this.closes, statements: [...this.statements.values()].flat(), looks: this.looks };
  }

  private keep(period: Period): void {
    const paidOn = dayOf(period.paidAt);
    const days = period.isConfirmed ? 10 : 90;
    const heldUntil = this.protections.heldWhileItCanBeWithdrawn ? daysAfter(paidOn, days) : '2000-01-01';
    const state = { taken: 0, takenThrough: null, given: new Map(), waits: new Map() };
    const kept = { period, paidOn, heldUntil, ...state };
    this.orders.set(period.orderId, kept);
    const person = this.people.get(period.personId) ?? { kept: [], play: [] };
    person.kept.push(kept);
    this.people.set(period.personId, person);
  }

  private weightsOf(personId: string): Weight[] {
    const days = new Map<string, Weight>();
    for (const { gameId, on, seconds } of this.world.play.filter((one) => one.personId === personId)) {
      const developerId = this.ownerOn(gameId, on);
      if (this.protections.ownPlayWeighsNothing && this.worksOn(personId, developerId, on)) continue;
      const all = seconds + (days.get(`${gameId} ${on}`)?.seconds ?? 0);
      days.set(`${gameId} ${on}`, { gameId, developerId, on, month: monthOf(on), seconds: all });
    }
    const most = this.protections.fourHoursADay ? 14_400 : Infinity;
    return [...days.values()].map((day) => ({ ...day, seconds: Math.min(most, day.seconds) }));
  }

  private ownerOn(gameId: string, on: CivilDate): string {
    return this.ownersOf(gameId).findLast(({ since }) => dayOf(since) <= on)?.developerId ?? 'unassigned';
  }
  private ownerAt(gameId: string, at: Instant): string {
    return this.ownersOf(gameId).findLast(({ since }) => since <= at)?.developerId ?? 'unassigned';
  }
  private ownersOf(gameId: string): World['owners'] {
    return this.world.owners.filter((one) => one.gameId === gameId).sort((a, b) => (a.since < b.since ? -1 : 1));
  }
  private worksOn(personId: string, developerId: string, on: CivilDate): boolean {
    return this.world.stints.some(
      (one) =>
        one.personId === personId &&
        one.developerId === developerId &&
        dayOf(one.since) <= on &&
        (one.leftAt === null || on <= dayOf(one.leftAt)),
    );
  }

  private close(month: string, before: Instant): void {
    const moment = { month, through: lastDayOf(month), asOf: firstDayOf(nextMonth(month)) };
    const lines: Line[] = [];
    for (const [personId, { kept }] of this.people) {
      if (!kept.some((one) => this.isOpen(one, moment, before))) continue;
      const settled = settle(this.subscriber(personId, moment, before), moment);
      lines.push(...settled.lines);
      for (const { orderId, taken, through } of settled.taken) {
        const order = this.orders.get(orderId) as Kept;
        [order.taken, order.takenThrough] = [taken, through];
      }
      for (const wait of settled.waits) this.waitsOn(wait);
    }
    lines.push(...this.rest(moment, before), ...this.sold(month, before));
    for (const line of lines) this.give(line);
    const waits = new Map<string, number>();
    for (const [id, { waits: of }] of this.orders) if (of.size > 0) waits.set(id, sum(of.values()));
    this.closes.push({ month, asOf: moment.asOf, before, lines, waits });
    this.state(month, moment.asOf, lines);
  }

  private isOpen({ period, taken, waits }: Kept, { through }: Moment, before: Instant): boolean {
    return period.from <= through && (taken !== period.share - gone(period, before) || waits.size > 0);
  }

  private subscriber(personId: string, { through }: Moment, before: Instant): Subscriber {
    const person = this.people.get(personId) as { kept: Kept[]; play: Weight[] };
    const kept = person.kept
      .filter(({ period }) => period.from <= through)
      .sort((a, b) => order(`${a.period.from} ${a.period.orderId}`, `${b.period.from} ${b.period.orderId}`));
    const waits = kept.flatMap(({ period: { orderId }, waits: of }) =>
      [...of].map(([month, amount]) => ({ orderId, month, amount })),
    );
    return {
      orders: kept.map((one) => this.planOrder(one, before)),
      play: this.playOf(kept, person.play, through),
      waits: waits.sort((a, b) => order(`${a.month} ${a.orderId}`, `${b.month} ${b.orderId}`)),
    };
  }

  private planOrder({ period, taken, takenThrough, given, heldUntil }: Kept, before: Instant): PlanOrder {
    const { orderId, share, from, until } = period;
    const back = gone(period, before);
    const returned = this.protections.refundsTakeBackWhatWasGiven ? back : Math.min(back, share - taken);
    const to = [...given.values()].sort((a, b) => order(keyOf(a), keyOf(b)));
    return { ...{ orderId, share, returned, taken, takenThrough, from, until, heldUntil }, ruleVersion: 2, given: to };
  }

  private playOf(kept: readonly Kept[], play: readonly Weight[], through: CivilDate): Play[] {
    const found = new Map<string, Play>();
    for (const { period, takenThrough } of kept)
      for (const { on, month, gameId, developerId, seconds } of play) {
        const isSettled = takenThrough !== null && month <= takenThrough;
        if (isSettled || on < period.from || on >= period.until || on > through) continue;
        const key = `${period.orderId} ${month} ${gameId} ${developerId}`;
        const [all, last] = [seconds + (found.get(key)?.seconds ?? 0), found.get(key)?.lastDay ?? ''];
        const where = { month, orderId: period.orderId, gameId, developerId };
        found.set(key, { ...where, seconds: all, lastDay: last > on ? last : on });
      }
    return [...found].sort(([a], [b]) => order(a, b)).map(([, one]) => one);
  }

  private rest(moment: Moment, before: Instant): Line[] {
    const latest = waitedEnough(moment.month);
    const old = [...this.orders].flatMap(([orderId, { waits }]) =>
      [...waits].filter(([month]) => month <= latest).map(([month, amount]) => ({ orderId, month, amount })),
    );
    if (old.length === 0) return [];
    const equal = new EqualShares(this.withFifty(moment, before));
    old.sort((a, b) => order(`${a.month} ${a.orderId}`, `${b.month} ${b.orderId}`));
    return old.flatMap((wait) => {
      const lines = equal.share(wait, moment.through, 2);
      if (lines) this.waitsOn({ ...wait, amount: 0 });
      return lines ?? [];
    });
  }

  /** Studios whose games were played in the month by fifty people, in periods whose money is there for good. */
  private withFifty({ month, asOf }: Moment, before: Instant): string[] {
    const players = new Map<string, Set<string>>();
    for (const [personId, { kept, play }] of this.people)
      for (const day of play.filter((one) => one.month === month)) {
        const counts = kept.some(
          ({ period, heldUntil }) =>
            period.from <= day.on &&
            day.on < period.until &&
            (!this.protections.fiftyPlayersPaid || (heldUntil < asOf && period.share - gone(period, before) > 0)),
        );
        if (counts) players.set(day.developerId, (players.get(day.developerId) ?? new Set()).add(personId));
      }
    return [...players].flatMap(([id, people]) => (people.size >= 50 ? id : [])).sort();
  }

  private sold(month: string, before: Instant): Line[] {
    const begin = startOf(firstDayOf(month));
    return this.world.sales.flatMap((sale) => {
      const at = (day: CivilDate, amount: number) => ({ ...this.shareOf(sale), day, amount, ruleVersion: 2 });
      const isNew = sale.paidAt >= begin && sale.paidAt < before && sale.share > 0;
      const lines: Line[] = isNew ? [lineOfSale(at(dayOf(sale.paidAt), sale.share), 'sale')] : [];
      let returned = 0;
      for (const { at: when, amount } of sale.back.toSorted((a, b) => order(a.at, b.at))) {
        const part =
          shareReturned(sale.share, sale.price, returned) - shareReturned(sale.share, sale.price, returned + amount);
        returned += amount;
        if (when >= begin && when < before && part !== 0) lines.push(lineOfSale(at(dayOf(when), part), 'sale-refund'));
      }
      return lines;
    });
  }

  private shareOf({ orderId, gameId }: Sale) {
    return { developerId: this.developerOfSale.get(orderId) ?? '', gameId, orderId };
  }

  private waitsOn({ orderId, month, amount }: Wait): void {
    const waits = this.orders.get(orderId)?.waits;
    if (amount === 0) waits?.delete(month);
    else waits?.set(month, amount);
  }

  private give(line: Line): void {
    const { orderId, developerId, gameId, amount } = line;
    if (line.source === 'plan-refund')
      this.plansBack.set(developerId, [...(this.plansBack.get(developerId) ?? []), line]);
    const given = this.orders.get(orderId)?.given;
    const key = `${developerId} ${gameId}`;
    given?.set(key, { developerId, gameId, amount: amount + (given.get(key)?.amount ?? 0) });
  }

  private state(month: string, asOf: CivilDate, lines: readonly Line[]): void {
    const withLines = new Set(lines.map(({ developerId }) => developerId));
    const inDebt = [...this.statements].flatMap(([id, all]) => ((all.at(-1)?.carriedOut ?? 0) < 0 ? id : []));
    for (const developerId of new Set([...withLines, ...inDebt])) {
      const sums = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Sums;
      for (const line of lines) if (line.developerId === developerId) sums[line.source] += line.amount;
      const before = this.statements.get(developerId) ?? [];
      const rate = withholdingRate('fees-note', asOf, 0);
      const totals = totalsOf(sums, before.at(-1)?.carriedOut ?? 0, { kind: 'fees-note', rate });
      this.statements.set(developerId, [...before, { ...totals, developerId, month }]);
    }
  }

  /** Pay-outs take what they can in the millisecond before; then the money goes back. */
  private goesBack(at: Instant): void {
    for (const studio of this.world.cheats) {
      if (!this.statements.has(studio)) continue;
      this.paysOut(studio, at);
      const after = new Date(Date.parse(at) + 1).toISOString();
      this.look(studio, after, this.backSince(studio, after));
    }
  }

  private paysOut(studio: string, now: Instant): void {
    const statements = this.statements.get(studio);
    if (!statements) return;
    const [back, taken] = [this.backSince(studio, now), this.taken.get(studio) ?? { gross: 0, withheld: 0 }];
    const stated = {
      gross: sum(statements.map((one) => one.gross)),
      withheld: sum(statements.map((one) => one.withheld)),
      owed: back.all - (statements.at(-1)?.carriedOut ?? 0),
      returnable: this.protections.returnableSalesStay ? this.returnable(studio, now) : [],
    };
    const { gross, withheld } = payableOf(stated, taken);
    this.taken.set(studio, { gross: taken.gross + gross, withheld: taken.withheld + withheld });
    this.look(studio, now, back);
  }

  private soldBy(studio: string): Sale[] {
    const closed = this.closes.at(-1)?.before ?? '';
    return (this.salesOf.get(studio) ?? []).filter(({ paidAt }) => paidAt < closed);
  }

  private returnable(studio: string, now: Instant): Waiting[] {
    return this.soldBy(studio)
      .map((sale) => ({
        from: daysAfter(returnsEnd(dayOf(sale.paidAt), sale.isConfirmed), 1),
        amount: sale.share - gone(sale, now),
      }))
      .filter(({ from }) => from > dayOf(now))
      .sort((a, b) => order(a.from, b.from));
  }

  /** What went back before this moment and no statement says, and all that ever went back by decisions of staff. */
  private backSince(studio: string, now: Instant): { all: number; byStaff: number } {
    const closed = this.closes.at(-1)?.before ?? '';
    const [sales, pending] = [this.soldBy(studio), this.plansBackSince(studio, now)];
    const ofStaff = [...(this.plansBack.get(studio) ?? []), ...pending].filter(({ orderId }) =>
      this.orders.get(orderId)?.period.back.every(({ by }) => by === 'staff'),
    );
    return {
      all: sum(sales.map((sale) => gone(sale, now) - gone(sale, closed))) - amountOf(pending),
      byStaff: sum(sales.map((sale) => gone(sale, now) - gone(sale, now, 'right'))) - amountOf(ofStaff),
    };
  }

  private plansBackSince(studio: string, now: Instant): Line[] {
    const day = dayOf(now);
    const moment = { month: monthOf(day), through: day, asOf: day };
    return [...this.givers].flatMap(([personId, kept]) =>
      kept.some((one) => one.given.size > 0 && one.taken > one.period.share - gone(one.period, now))
        ? settle(this.subscriber(personId, moment, now), moment).lines.filter(
            (line) => line.developerId === studio && line.source === 'plan-refund',
          )
        : [],
    );
  }

  private look(developerId: string, at: Instant, back: { all: number; byStaff: number }): void {
    const statements = this.statements.get(developerId) ?? [];
    const taken = this.taken.get(developerId)?.gross ?? 0;
    const balance = sum(statements.map(({ earned }) => earned)) - back.all - taken;
    const stated = sum(statements.map(({ gross }) => gross));
    this.looks.push({ developerId, at, stated, taken, balance, staffGaveBack: back.byStaff });
  }
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const keyOf = ({ developerId, gameId }: { developerId: string; gameId: string | null }): string =>
  `${developerId} ${gameId ?? '~'}`;
const amountOf = (lines: readonly Line[]): number => sum(lines.map(({ amount }) => amount));
const sum = (amounts: Iterable<number>): number => [...amounts].reduce((total, amount) => total + amount, 0);

/** What of a share went back before a moment. */
export function gone(
  { share, price, back }: { share: number; price: number; back: readonly MoneyBack[] },
  before: Instant,
  by?: MoneyBack['by'],
): number {
  let amount = 0;
  for (const one of back) if (one.at < before && (!by || one.by === by)) amount += one.amount;
  return amount === 0 ? 0 : shareReturned(share, price, amount);
}
