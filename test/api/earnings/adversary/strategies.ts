import { developerShare, splitRuleVersion } from '../../../../api/contexts/books/split.rules.js';
import { lastDayOf, nextMonth } from '../../../../api/contexts/earnings/rules/accrual.rules.js';
import { returnsEnd } from '../../../../api/contexts/refunds/requesting/rights.rules.js';
import type { CivilDate } from '../../../../api/kernel/calendar.js';
import type { Instant } from '../../../../api/kernel/instant.js';
import { splitVat } from '../../../../api/kernel/money.js';
import { Chance } from '../../../fuzz/chance.js';
import {
  dayOf,
  daysAfter,
  endOf,
  MONTHS,
  monthsAfter,
  startOf,
  type MoneyBack,
  type Period,
  type World,
} from './world.js';

/** Of monthly and yearly plans, with a code of half or nearly all of the price, for nothing, and odd ones. */
const PRICES = { monthly: [8_000, 8_000, 8_000, 4_000, 4_991, 80, 1, 0], yearly: [90_000, 90_000, 45_000, 900] };
const GAME_PRICES = [4_990, 4_990, 29_990, 991, 1];
const SECONDS = [1, 59, 3_600, 14_399, 14_400, 14_401, 30_000];
/** The day of 25 hours and the day of 23 of each year. */
const CLOCK_CHANGES = ['2026-04-04', '2026-09-06', '2027-04-03'];
/** Most strategies last for some months; some for more than the year that slices wait. */
const SOME_MONTHS = 7;
const FIRST_MONTHS = MONTHS.slice(0, 4);
const LATER_MONTHS = MONTHS.slice(11, 15);

/**
 * The strategy of a seed and its number: always the same.
 * @param others games of honest studios that are there already.
 */
export function strategyOf(seed: number, n: number, others: readonly string[] = []): World {
  return new Strategist(new Chance(seed, n), [...others]).world;
}

class Strategist {
  readonly world: World;
  private readonly own: string[] = [];
  private readonly studios: string[] = [];
  private ids = 0;

  constructor(
    private readonly chance: Chance,
    private readonly others: string[],
  ) {
    const isLong = chance.percent(25);
    this.world = {
      ...{ months: isLong ? MONTHS : MONTHS.slice(0, SOME_MONTHS), cheats: new Set(), accounts: new Set() },
      ...{ owners: [], stints: [], periods: [], sales: [], play: [] },
    };
    for (let n = chance.whole(1, 2); n > 0; n--) this.cheat();
    while (others.length < 2) others.push(this.game(this.id()));
    if (chance.percent(35)) this.passesGame();
    for (let n = chance.whole(1, 4); n > 0; n--) this.account();
    for (let n = chance.whole(0, 2); n > 0; n--) this.honestSubscriber();
    if (isLong && chance.percent(12)) this.fifty();
  }

  private get isLong(): boolean {
    return this.world.months.length > SOME_MONTHS;
  }

  /** In no order, as ids are. */
  private id(): string {
    const [a, b] = [this.chance.next(), this.chance.next()].map((one) =>
      Math.floor(one * 2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    );
    return `${a}-${b?.slice(0, 4)}-7${b?.slice(4, 7)}-8000-${(++this.ids).toString(16).padStart(12, '0')}`;
  }

  private cheat(): void {
    const studio = this.id();
    this.world.cheats.add(studio);
    this.studios.push(studio);
    for (let n = this.chance.whole(1, 2); n > 0; n--) this.own.push(this.game(studio));
  }

  private game(developerId: string): string {
    const gameId = this.id();
    this.world.owners.push({ gameId, developerId, since: '2024-01-01T15:00:00.000Z' });
    return gameId;
  }

  /** Between two studios of the same people, or to the same once more. */
  private passesGame(): void {
    const day = this.dayIn(this.chance.pick(this.world.months));
    const developerId = this.chance.pick(this.studios);
    this.world.owners.push({ gameId: this.chance.pick(this.own), developerId, since: this.instantOn(day) });
  }

  private account(): void {
    const personId = this.id();
    this.world.accounts.add(personId);
    if (this.chance.percent(45)) this.works(personId);
    for (let n = this.chance.whole(1, 2); n > 0; n--) this.subscribes(personId);
    for (let n = this.chance.whole(0, 2); n > 0; n--) this.buys(personId);
  }

  /** Joins a studio, leaves it, and perhaps joins again. */
  private works(personId: string): void {
    const { chance, world } = this;
    const developerId = chance.pick(this.studios);
    let since: CivilDate = chance.percent(50) ? '2025-06-15' : this.dayIn(chance.pick(world.months));
    for (let times = chance.whole(1, 2); times > 0; times--) {
      const left = daysAfter(since, chance.pick([0, 1, 20, 31, 400]));
      const leftAt = chance.percent(70) ? endOf(left) : null;
      world.stints.push({ developerId, personId, since: startOf(since), leftAt });
      if (leftAt === null) return;
      since = daysAfter(left, chance.pick([1, 2, 30]));
    }
  }

  /** One period or several that follow each other. */
  private subscribes(personId: string, games = [...this.own, ...this.own, ...this.others]): void {
    const { chance } = this;
    const plan = chance.percent(25) ? 'yearly' : 'monthly';
    let from = this.dayIn(chance.pick(this.isLong && chance.percent(40) ? LATER_MONTHS : FIRST_MONTHS));
    for (let times = plan === 'yearly' ? 1 : chance.whole(1, 3); times > 0; times--) {
      const until = monthsAfter(from, plan === 'yearly' ? 12 : 1);
      const period = this.pays(personId, { from, until, price: chance.pick(PRICES[plan]) });
      this.givesBackPeriod(period);
      this.plays(period, games);
      from = until;
    }
  }

  private pays(personId: string, what: Pick<Period, 'from' | 'until' | 'price'>): Period {
    const [{ chance }, orderId] = [this, this.id()];
    const paidAt = this.instantOn(what.from);
    const period = { orderId, personId, ...what, ...moneyOf(what.price), paidAt };
    const whole = { ...period, isConfirmed: chance.percent(75), back: [] };
    this.world.periods.push(whole);
    return whole;
  }

  private givesBackPeriod({ back, price, paidAt, isConfirmed, until }: Period): void {
    const { chance } = this;
    const day = dayOf(paidAt);
    if (price === 0 || chance.percent(55)) return;
    const rightEnds = isConfirmed ? 10 : 90;
    if (chance.percent(50)) {
      const at = this.instantOn(daysAfter(day, chance.pick([0, 9, rightEnds, chance.whole(1, rightEnds)])), paidAt);
      back.push(this.back(price, chance.percent(80) ? 100 : 50, at, 'right'));
    } else this.staffGiveBack(back, price, chance.pick([daysAfter(day, 11), until, daysAfter(day, 91)]));
  }

  /** Once or twice, at bad moments too: before and after a close. */
  private staffGiveBack(back: MoneyBack[], price: number, earliest: CivilDate): void {
    let [left, day] = [price, daysAfter(earliest, this.chance.pick([0, 1, 14, 31, 180]))];
    for (let times = this.chance.whole(1, 2); times > 0 && left > 0; times--) {
      const money = this.back(left, this.chance.pick([1, 33, 50, 99, 100]), this.instantOn(day), 'staff');
      if (money.amount > 0) back.push(money);
      left -= money.amount;
      day = this.chance.percent(50) ? this.nextClose(day) : daysAfter(day, this.chance.whole(1, 60));
    }
  }

  private back(price: number, percent: number, at: Instant, by: MoneyBack['by']): MoneyBack {
    return { refundId: this.id(), amount: Math.floor((price * percent) / 100), at, by };
  }

  private plays({ personId, from, until }: Period, games: readonly string[]): void {
    const { chance } = this;
    if (chance.percent(30)) return;
    for (let n = chance.whole(1, 4); n > 0; n--) {
      const inside = daysAfter(from, chance.whole(0, 29));
      const on = chance.pick([from, daysAfter(until, -1), until, inside, lastDayOf(inside.slice(0, 7)), this.oddDay()]);
      this.playsOn(personId, chance.pick(games), on);
    }
  }

  private playsOn(personId: string, gameId: string, on: CivilDate): void {
    const source = this.chance.percent(70) ? 'web' : 'download';
    const { play } = this.world;
    const isThere = play.some(
      (one) => one.personId === personId && one.on === on && one.gameId === gameId && one.source === source,
    );
    if (!isThere) play.push({ personId, gameId, on, source, seconds: this.chance.pick(SECONDS) });
  }

  /** A day on which a game passes on, a member joins or leaves, or the clock changes. */
  private oddDay(): CivilDate {
    const { owners, stints } = this.world;
    const last = owners.at(-1)?.since ?? '';
    const days = stints.flatMap(({ since, leftAt }) => [since, ...(leftAt ? [leftAt, plusDay(leftAt)] : [])]);
    const moved = [last, plusDay(last)].filter((at) => at > '2025');
    return this.chance.pick([...[...days, ...moved].map(dayOf), ...CLOCK_CHANGES]);
  }

  private buys(personId: string): void {
    const { chance } = this;
    const price = chance.pick(GAME_PRICES);
    const paidAt = this.instantOn(this.dayIn(chance.pick(this.world.months.slice(0, -3))));
    const [orderId, gameId, isConfirmed] = [this.id(), chance.pick(this.own), chance.percent(75)];
    const back: MoneyBack[] = [];
    const last = returnsEnd(dayOf(paidAt), isConfirmed);
    const by = chance.pick(['right', 'staff', null]);
    if (by === 'right')
      back.push(this.back(price, 100, this.instantOn(chance.pick([last, dayOf(paidAt)]), paidAt), 'right'));
    else if (by === 'staff') this.staffGiveBack(back, price, daysAfter(dayOf(paidAt), chance.pick([1, 40])));
    // Ordered on the day before, which may be that of another owner.
    const orderedAt = chance.percent(70) ? paidAt : startOf(daysAfter(dayOf(paidAt), -1));
    this.world.sales.push({
      orderId,
      gameId,
      personId,
      price,
      ...moneyOf(price),
      orderedAt,
      paidAt,
      isConfirmed,
      back,
    });
  }

  /** Plays no game of those who cheat, or none at all. */
  private honestSubscriber(): void {
    this.subscribes(this.id(), this.others);
  }

  /** Other people's slices wait for a year; then about fifty accounts play, some of them for nothing or for money that goes back. */
  private fifty(): void {
    const { chance } = this;
    const month = chance.pick(LATER_MONTHS.slice(1, 3));
    const idle = `${2026}-${month.slice(5)}`;
    for (let n = chance.whole(1, 3); n > 0; n--)
      this.pays(this.id(), { from: `${idle}-01`, until: monthsAfter(`${idle}-01`, 1), price: 8_000 });
    const game = chance.pick(this.own);
    const real = chance.whole(45, 51);
    for (let n = 0; n < chance.whole(50, 52); n++) this.poses(game, month, n < real);
    if (chance.percent(40)) this.honestFifty(month);
  }

  private poses(game: string, month: string, isReal: boolean): void {
    const { chance } = this;
    const personId = this.id();
    this.world.accounts.add(personId);
    const from = isReal ? chance.pick([`${month}-01`, `${month}-17`]) : this.dayIn(month);
    const trick = isReal ? 'none' : chance.pick(['free', 'returned', 'held', 'works'] as const);
    const price = trick === 'free' ? 0 : 8_000;
    const period = this.pays(personId, { from, until: monthsAfter(from, 1), price });
    period.isConfirmed = trick !== 'held';
    if (trick === 'returned') period.back.push(this.back(8_000, 100, endOf(lastDayOf(month)), 'staff'));
    if (trick === 'works') this.isMember(personId, game);
    this.playsOn(personId, game, chance.percent(50) ? from : lastDayOf(month));
  }

  private isMember(personId: string, gameId: string): void {
    const owners = this.world.owners.filter((one) => one.gameId === gameId);
    for (const developerId of new Set(owners.map((one) => one.developerId)))
      this.world.stints.push({ developerId, personId, since: '2025-06-15T15:00:00.000Z', leftAt: null });
  }

  private honestFifty(month: string): void {
    for (let n = 0; n < 50; n++) {
      const personId = this.id();
      const days = { from: `${month}-01`, until: monthsAfter(`${month}-01`, 1) };
      this.pays(personId, { ...days, price: 8_000 }).isConfirmed = true;
      this.playsOn(personId, this.others[0] ?? '', `${month}-10`);
    }
  }

  /** Often the first or the last day of a month, or one on which the clock changes. */
  private dayIn(month: string): CivilDate {
    const odd = CLOCK_CHANGES.filter((day) => day.startsWith(month));
    const [first, last] = [`${month}-01`, lastDayOf(month)];
    const somewhere = `${month}-${String(this.chance.whole(2, 27)).padStart(2, '0')}`;
    return this.chance.pick([first, last, ...odd, somewhere, somewhere]);
  }

  /** The first or the last moment of a day, or one between. */
  private instantOn(day: CivilDate, earliest: Instant = ''): Instant {
    const at = this.chance.pick([startOf(day), endOf(day), `${day}T16:00:00.000Z`]);
    return at < earliest ? endOf(day) : at;
  }

  private nextClose(day: CivilDate): CivilDate {
    const close = `${nextMonth(day.slice(0, 7))}-01`;
    return this.chance.percent(50) ? close : daysAfter(close, -1);
  }
}

const plusDay = (at: Instant): Instant => new Date(Date.parse(at) + 24 * 3_600_000).toISOString();

/** As the shop shares a price by its second rule. */
function moneyOf(price: number): { net: number; share: number } {
  const { net } = splitVat(price);
  return { net, share: developerShare(net, splitRuleVersion(2)) };
}
