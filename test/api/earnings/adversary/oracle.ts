import type { CivilDate } from '../../../../api/kernel/calendar.js';
import type { Close, Outcome } from './model-shop.js';
import { dayOf, daysAfter, type Period, type Sale, type World } from './world.js';

/** What must hold of every outcome, counted from the facts alone; each fault is a sentence. */
export function faultsOf(world: World, { closes, looks }: Pick<Outcome, 'closes' | 'looks'>): string[] {
  return [
    ...givenTooMuch(world, closes),
    ...notSharedExactly(world, closes),
    ...withoutFifty(world, closes),
    ...notPlayed(world, closes),
    ...paidTooEarly(looks),
  ];
}

/** What the accounts of cheats paid, without VAT and what went back, and what of it their studios were given. */
export function broughtBack(world: World, closes: readonly Close[]): { net: number; back: number } {
  const orders = ordersOf(world, ({ personId }) => world.accounts.has(personId));
  const back = closes
    .flatMap(({ lines }) => lines)
    .filter(({ orderId, developerId }) => orders.has(orderId) && world.cheats.has(developerId))
    .reduce((total, { amount }) => total + amount, 0);
  const end = closes.at(-1)?.before ?? '';
  const net = [...orders.values()].reduce((total, one) => total + (one.net * paidFor(one, end)) / (one.price || 1), 0);
  return { net, back };
}

/**
 * 70 % of the net, to the peso: a share is rounded once, and what goes back of it once more, each by half a peso at most; nothing is rounded
 * where nothing or all went back. So no order gives more than its rounded share, and that is less than a peso above 70 %.
 */
function givenTooMuch(world: World, closes: readonly Close[]): string[] {
  const given = new Map<string, number>();
  for (const { lines } of closes)
    for (const { orderId, amount } of lines) given.set(orderId, amount + (given.get(orderId) ?? 0));
  const end = closes.at(-1)?.before ?? '';
  const orders = [...ordersOf(world, () => true).values()];
  return orders.flatMap((one) => {
    const { orderId, price, net } = one;
    const [got, kept] = [given.get(orderId) ?? 0, paidFor(one, end)];
    if (got > leftOf(one, end)) return [`${orderId} gives ${got}, of a share of which ${leftOf(one, end)} is left`];
    const rounded = kept === price ? 5 * price : kept === 0 ? 0 : 10 * price;
    return 10 * price * got > 7 * net * kept + rounded ? [`${orderId} gives ${got}, over 70 % of its net`] : [];
  });
}

/** Lines, waits and what is held or has not accrued are what is left of the share, at each close. */
function notSharedExactly(world: World, closes: readonly Close[]): string[] {
  const given = new Map<string, number>();
  const faults: string[] = [];
  for (const { month, asOf, before, lines, waits } of closes) {
    for (const { orderId, amount } of lines) given.set(orderId, amount + (given.get(orderId) ?? 0));
    for (const period of world.periods.filter(({ from }) => from < asOf)) {
      const shared = (given.get(period.orderId) ?? 0) + (waits.get(period.orderId) ?? 0);
      const left = leftOf(period, before);
      const due = asOf > lastDayToWithdraw(period) ? Math.min(left, accruedBefore(period, asOf)) : 0;
      if (shared !== due) faults.push(`${month}: of ${period.orderId} ${shared} is given or waits instead of ${due}`);
    }
    for (const sale of world.sales.filter(({ paidAt }) => paidAt < before)) {
      const [got, due] = [given.get(sale.orderId) ?? 0, leftOf(sale, before)];
      if (got !== due) faults.push(`${month}: the sale ${sale.orderId} gives ${got} instead of ${due}`);
    }
  }
  return faults;
}

/** Equal shares go to studios that fifty people played whose money stays. */
function withoutFifty(world: World, closes: readonly Close[]): string[] {
  return closes.flatMap((close) => {
    const studios = new Set(close.lines.flatMap((line) => (line.source === 'plan-rest' ? line.developerId : [])));
    return [...studios].flatMap((studio) => {
      const players = new Set(
        world.play
          .filter(({ on }) => on.startsWith(close.month))
          .filter((day) => isOfOutsider(world, day, studio) && isPaidFor(world, day, close))
          .map(({ personId }) => personId),
      );
      return players.size < 50 ? [`${close.month}: ${studio} shares equally with ${players.size} players`] : [];
    });
  });
}

/** A line of a plan needs play of a game of the studio by the person who paid, at a time when that person did not work for it. */
function notPlayed(world: World, closes: readonly Close[]): string[] {
  const periods = new Map(world.periods.map((one) => [one.orderId, one]));
  return closes.flatMap(({ lines }) =>
    lines
      .filter(({ source }) => source === 'plan')
      .flatMap((line) => {
        const personId = periods.get(line.orderId)?.personId ?? '';
        const days = world.play.filter(
          (day) =>
            day.personId === personId && day.gameId === line.gameId && isOfOutsider(world, day, line.developerId),
        );
        if (days.length === 0) return [`${line.developerId} is paid for play of its own people by ${personId}`];
        return line.seconds > countable(world, days) ? [`${line.seconds} s of ${personId} weigh`] : [];
      }),
  );
}

/** All seconds, but of a day four hours at most; once for each period that the day lies in. */
function countable({ periods }: World, days: World['play']): number {
  return [...new Set(days.map(({ on }) => on))].reduce((total, on) => {
    const ofDay = days.filter((day) => day.on === on);
    const seconds = ofDay.reduce((all, day) => all + day.seconds, 0);
    const inside = periods.filter((one) => one.personId === ofDay[0]?.personId && one.from <= on && on < one.until);
    return total + inside.length * Math.min(seconds, 4 * 3_600);
  }, 0);
}

function paidTooEarly(looks: Outcome['looks']): string[] {
  return looks.flatMap(({ developerId, at, stated, taken, balance, staffGaveBack }) => [
    ...(taken > stated ? [`${at}: ${developerId} was paid ${taken} of ${stated}`] : []),
    ...(balance + staffGaveBack < 0 ? [`${at}: ${developerId} owes ${0 - balance} by the rights of buyers`] : []),
  ]);
}

function isOfOutsider(
  { owners, stints }: World,
  { gameId, personId, on }: World['play'][number],
  studio: string,
): boolean {
  const before = owners.filter((one) => one.gameId === gameId && dayOf(one.since) <= on);
  const latest = before.reduce(
    (last, one) => (one.since > last.since ? one : last),
    before[0] ?? { since: '', developerId: '' },
  );
  return (
    latest.developerId === studio &&
    stints.every(
      (one) =>
        one.developerId !== studio ||
        one.personId !== personId ||
        dayOf(one.since) > on ||
        (one.leftAt !== null && dayOf(one.leftAt) < on),
    )
  );
}

const isPaidFor = ({ periods }: World, { personId, on }: World['play'][number], { asOf, before }: Close): boolean =>
  periods.some(
    (one) =>
      one.personId === personId &&
      one.from <= on &&
      on < one.until &&
      lastDayToWithdraw(one) < asOf &&
      leftOf(one, before) > 0,
  );

const lastDayToWithdraw = ({ paidAt, isConfirmed }: Period): CivilDate =>
  daysAfter(dayOf(paidAt), isConfirmed ? 10 : 90);

/** What of the price has not gone back. */
function paidFor({ price, back }: Period | Sale, before: string): number {
  return back.reduce((left, { at, amount }) => (at < before ? left - amount : left), price);
}

/** What of the share has not: the part that went is rounded, half a peso upwards. */
function leftOf(one: Period | Sale, before: string): number {
  const { share, price, back } = one;
  if (back.length === 0) return share;
  return share - Math.floor((2 * share * (price - paidFor(one, before)) + price) / (2 * price));
}

/** Day by day; the first days bear the odd pesos. */
function accruedBefore({ share, from, until }: Period, asOf: CivilDate): number {
  const days = daysFrom(from, until);
  const gone = Math.max(0, Math.min(days, daysFrom(from, asOf)));
  return gone * Math.floor(share / days) + Math.min(gone, share % days);
}

const numbers = new Map<CivilDate, number>();
function numberOf(day: CivilDate): number {
  const known = numbers.get(day) ?? Date.parse(day) / 86_400_000;
  numbers.set(day, known);
  return known;
}
const daysFrom = (from: CivilDate, until: CivilDate): number => numberOf(until) - numberOf(from);

function ordersOf(world: World, which: (one: Period | Sale) => boolean): Map<string, Period | Sale> {
  return new Map([...world.periods, ...world.sales].filter(which).map((one) => [one.orderId, one]));
}
