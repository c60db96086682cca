import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { plusMonth } from '../../../api/contexts/earnings/rules/accrual.rules.js';
import { startOfDay } from '../../../api/kernel/calendar.js';
import { minutes } from '../../../api/kernel/instant.js';
import { patient } from '../../support/patience.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { requestsRefund } from '../refunds/returning.js';
import { PlanRows, sorted, type Line } from './plan-rows.js';

const MONTHS = ['2027-03', '2027-04', '2027-05'];
const SUBSCRIBERS_A_MONTH = 80;
const SALES_A_MONTH = 30;
const MONEY = { yearly: 90_000, monthly: 8_000, odd: 4_991, free: 0 };
const shareOf = (price: number): number => Math.floor(price * 0.588);

/** Of games 0 to 5, the first two are played by many, and the last changes hands. */
const games = fc.nat(5);
const part = fc.record({ percent: fc.constantFrom(1, 33, 50), day: fc.integer({ min: 1, max: 59 }) });
const subscriber = fc.record({
  plan: fc.constantFrom(...(Object.keys(MONEY) as (keyof typeof MONEY)[])),
  begins: fc.integer({ min: 1, max: 27 }),
  isHeld: fc.boolean(),
  play: fc.array(
    fc.record({ game: games, day: fc.integer({ min: 1, max: 70 }), seconds: fc.integer({ min: 1, max: 20_000 }) }),
    { maxLength: 3 },
  ),
  refunds: fc.oneof(fc.constant([{ percent: 100, day: 20 }]), fc.array(part, { maxLength: 2 })),
  waits: fc.array(
    fc.record({
      age: fc.integer({ min: 1, max: 14 }),
      amount: fc.integer({ min: 1, max: 9_999 }),
      isBack: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  worksFor: fc.option(fc.record({ studio: games, since: fc.nat(40), left: fc.option(fc.nat(40), { nil: null }) }), {
    nil: null,
    freq: 4,
  }),
  isErased: fc.boolean(),
});
const sale = fc.record({
  game: fc.nat(6),
  day: fc.integer({ min: 1, max: 28 }),
  price: fc.constantFrom(4_990, 991, 1),
  refunds: fc.array(part, { maxLength: 2 }),
});

type Generated<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never;
type APlan = Generated<typeof subscriber>;
type ASale = Generated<typeof sale>;

/** A day of a month, or of those that follow where the number is too large. */
const dayOf = (month: string, day: number): string =>
  new Date(Date.parse(`${month}-01`) + (day - 1) * minutes(24 * 60)).toISOString().slice(0, 10);
const noonOf = (month: string, day: number): string => `${dayOf(month, day)}T16:00:00Z`;

/** Money that goes back: never more than was paid. */
const back = (
  month: string,
  price: number,
  refunds: readonly { percent: number; day: number }[],
): { amount: number; at: string }[] =>
  refunds.map(({ percent, day }) => ({ amount: Math.floor((price * percent) / 100), at: noonOf(month, day) }));

describe('whatever happens in a month', () => {
  let shop: Shop;
  let rows: PlanRows;
  let studios: string[];
  let played: string[];
  const seen: Line[] = [];

  beforeAll(async () => {
    shop = await startShop({ begins: '2027-03-01T15:00:00.000Z' });
    rows = new PlanRows(shop);
    studios = Array.from({ length: 6 }, () => randomUUID());
    played = await Promise.all(studios.map((id) => rows.game(id)));
    const handed = { game_id: played[5], since: noonOf('2027-04', 15), developer_id: studios[0] };
    await rows.put('earnings.game_owners', [handed]);
    await manyPlay();
    for (const [n, month] of MONTHS.entries()) {
      const seed = (fc.readConfigureGlobal().seed ?? 1) + n;
      for (const one of fc.sample(subscriber, { seed, numRuns: SUBSCRIBERS_A_MONTH })) await subscribes(month, one);
      for (const one of fc.sample(sale, { seed, numRuns: SALES_A_MONTH })) await buys(month, one);
    }
    await peopleSubscribeAndBuy();
  }, patient(300_000));
  afterAll(() => shop?.close());

  /** More than fifty people play the first game each month, and the second in every other month. */
  async function manyPlay(): Promise<void> {
    const year = { from: '2027-01-01', until: '2028-01-01', price: MONEY.yearly, share: shareOf(MONEY.yearly) };
    const many = await rows.periods(Array.from({ length: 53 }, () => year));
    const days = MONTHS.flatMap((month, n) =>
      many.flatMap(({ personId }) =>
        played.slice(0, n % 2 ? 1 : 2).map((gameId) => ({ personId, gameId, on: `${month}-09`, seconds: 60 })),
      ),
    );
    await rows.played(days);
  }

  async function subscribes(month: string, one: APlan): Promise<void> {
    const days = {
      from: dayOf(month, one.begins),
      until: dayOf(month, one.begins + (one.plan === 'yearly' ? 365 : 30)),
    };
    const price = MONEY[one.plan];
    const [order] = await rows.periods([{ ...days, price, share: shareOf(price) }]);
    const { orderId = '', personId = '' } = order ?? {};
    if (one.isHeld)
      await shop.sql.query('update earnings.plan_orders set paid_on = $2 where order_id = $1', [orderId, days.from]);
    await rows.returned(back(month, price, one.refunds).map((refund) => ({ orderId, ...refund })));
    for (const { age, amount, isBack } of one.waits) {
      const [old] = await rows.waits(plusMonth(month, -age), [amount], personId);
      if (isBack) await rows.returned([{ orderId: old?.orderId ?? '', amount, at: noonOf(month, 12) }]);
    }
    await (one.isErased ? keeps(month, orderId, one.play) : plays(month, personId, one.play));
    if (one.worksFor) await works(month, personId, one.worksFor);
  }

  const plays = (month: string, personId: string, play: APlan['play']): Promise<void> =>
    rows.played(
      play
        .filter(({ game, day }, n) => play.findIndex((other) => other.game === game && other.day === day) === n)
        .map(({ game, day, seconds }) => ({ personId, gameId: played[game] ?? '', on: dayOf(month, day), seconds })),
    );

  /** What is left of the play of an erased person. */
  async function keeps(month: string, orderId: string, play: APlan['play']): Promise<void> {
    const [first] = play;
    if (!first) return;
    const game = { game_id: played[first.game], developer_id: studios[first.game] };
    const last = { seconds: first.seconds, last_day: `${month}-28` };
    await rows.put('earnings.kept_play', [{ order_id: orderId, month, ...game, ...last }]);
  }

  async function works(
    month: string,
    personId: string,
    { studio, since, left }: { studio: number; since: number; left: number | null },
  ): Promise<void> {
    const worker = { developer_id: studios[studio], person_id: personId };
    await rows.put('earnings.workers', [{ ...worker, since: noonOf(month, since) }]);
    if (left !== null) await rows.put('earnings.departures', [{ ...worker, left_at: noonOf(month, since + left) }]);
  }

  async function buys(month: string, { game, day, price, refunds }: ASale): Promise<void> {
    const [orderId, at] = [randomUUID(), noonOf(month, day)];
    // Past the last of them: a game without an owner.
    const gameId = played[game] ?? randomUUID();
    const money = { price, net: Math.floor(price * 0.84), share: shareOf(price), rule_version: 2 };
    const who = { order_id: orderId, game_id: gameId, person_id: randomUUID() };
    await rows.put('earnings.sale_lines', [
      { ...who, ...money, ordered_at: at, paid_at: at, payment_id: randomUUID() },
    ]);
    await rows.returned(back(month, price, refunds).map((refund) => ({ orderId, gameId, ...refund })));
  }

  /** The same through the shop's own doors. */
  async function peopleSubscribeAndBuy(): Promise<void> {
    const [game] = (await shop.games()) as [Game];
    for (const plan of ['monthly', 'yearly'] as const) {
      const { player } = await Subscriber.withPlan(shop, plan);
      await plays('2027-03', player.id, [{ game: 2, day: 12, seconds: 300 }]);
    }
    const [keeping, returning] = [await shop.aPlayer(), await shop.aPlayer()];
    await keeping.buys([game]);
    const { orderId } = await returning.buys([game]);
    expect((await requestsRefund(returning, orderId)).body).toMatchObject({ state: 'completed' });
  }

  it.each(MONTHS)(
    '%s: what every studio is shown at the instant of the close is what its statement then says, line by line',
    async (month) => {
      const close = startOfDay(`${plusMonth(month, 1)}-01`);
      await shop.clockReaches(new Date(Date.parse(close) - minutes(1)).toISOString());
      const live = await rows.live(close);
      await shop.clockReaches(new Date(Date.parse(close) + minutes(60)).toISOString());

      const closed = await rows.closed(month);
      expect(sorted(live)).toEqual(sorted(closed));
      seen.push(...closed);
    },
    patient(300_000),
  );

  it('is seen in lines of every kind', () => {
    const kinds = new Set(seen.map(({ source }) => source));
    expect([...kinds].sort()).toEqual(['plan', 'plan-refund', 'plan-rest', 'sale', 'sale-refund']);
  });
});
