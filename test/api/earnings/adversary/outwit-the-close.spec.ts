import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { firstDayOf, nextMonth } from '../../../../api/contexts/earnings/rules/accrual.rules.js';
import { minutes } from '../../../../api/kernel/instant.js';
import { patient } from '../../../support/patience.js';
import { eventually } from '../../../support/process.js';
import { startShop, type Shop } from '../../../support/shop.js';
import { PlanRows } from '../plan-rows.js';
import { ModelShop, PROTECTIONS, type Close, type Line } from './model-shop.js';
import { broughtBack, faultsOf } from './oracle.js';
import { strategyOf } from './strategies.js';
import { dayOf, honest, MONTHS, startOf, together, type World } from './world.js';

const STRATEGIES = 200;

/** What one order brought one game in one closed month, whatever the order of lines. */
const summed = (closes: readonly Pick<Close, 'month' | 'lines'>[]): Map<string, string> => {
  const sums = new Map<string, { amount: number; seconds: number }>();
  for (const { month, lines } of closes)
    for (const { developerId, gameId, source, orderId, month: slice, day, amount, seconds } of lines) {
      const key = [month, developerId, source, orderId, slice, gameId, day].join(' ');
      const before = sums.get(key) ?? { amount: 0, seconds: 0 };
      sums.set(key, { amount: before.amount + amount, seconds: before.seconds + seconds });
    }
  return new Map([...sums].map(([key, { amount, seconds }]) => [key, `${amount} for ${seconds} s`]));
};

/** What is in one and not, or otherwise, in the other. */
const differences = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])]
    .filter((key) => one.get(key) !== other.get(key))
    .map((key) => `${key}: ${one.get(key)} instead of ${other.get(key)}`);

describe('studios that cheat, beside honest ones in the same months of one shop', () => {
  const seed = fc.readConfigureGlobal().seed ?? 1;
  let shop: Shop;
  let rows: PlanRows;
  let world: World;
  let closes: Close[];

  beforeAll(async () => {
    shop = await startShop({ begins: '2027-05-31T15:00:00.000Z' });
    rows = new PlanRows(shop);
    world = await theirWorld();
    await happens();
    await shop.timePasses(Date.parse(startOf('2027-06-01')) + minutes(60) - Date.parse(await shop.now()));
    await eventually(
      () => shop.sql.query<{ n: number }>('select count(*)::int as n from earnings.closes where closed_at is not null'),
      ({ rows: [closed] }) => closed?.n === MONTHS.length,
      300_000,
      'all months closed',
    );
    await shop.settles();
    closes = await closed();
  }, patient(600_000));
  afterAll(() => shop?.close());

  async function theirWorld(): Promise<World> {
    const studios = [randomUUID(), randomUUID()];
    const games = await Promise.all(studios.map((id) => rows.game(id)));
    const worlds = Array.from({ length: STRATEGIES }, (_, n) => strategyOf(seed + 1_000_000, n, games));
    const all = together(worlds);
    const since = '2024-01-01T00:00:00.000Z';
    return {
      ...all,
      owners: [...all.owners, ...games.map((gameId, n) => ({ gameId, developerId: studios[n] ?? '', since }))],
    };
  }

  /** As the facts would have left it, were their months not over: all of them are closed one after the other. */
  async function happens(): Promise<void> {
    await money();
    const own = world.owners.filter(({ developerId }) => world.cheats.has(developerId));
    await rows.put(
      'earnings.game_owners',
      own.map(({ gameId, developerId, since }) => ({ game_id: gameId, developer_id: developerId, since })),
    );
    const stints = world.stints.map((one) => ({ developer_id: one.developerId, person_id: one.personId, ...one }));
    await rows.put('earnings.workers', stints);
    await rows.put(
      'earnings.departures',
      stints.filter(({ leftAt }) => leftAt !== null).map((one) => ({ ...one, left_at: one.leftAt })),
    );
    const trust = { trust: 'measured', channel: 'live', contested_seconds: 0 };
    await rows.put(
      'play.days',
      world.play.map((one) => ({ ...trust, person_id: one.personId, game_id: one.gameId, played_on: one.on, ...one })),
    );
    await rows.put('earnings.closes', [{ month: MONTHS[0], started_at: `${MONTHS[0]}-28T00:00:00Z` }]);
  }

  async function money(): Promise<void> {
    const paid = [...world.periods, ...world.sales];
    const same = { rule_version: 2, taken: 0 };
    const of = ({ orderId, personId, price, net, share }: (typeof paid)[number]) => ({
      ...same,
      ...{ order_id: orderId, person_id: personId, price, net, share },
    });
    await rows.put(
      'earnings.plan_orders',
      world.periods.map((one) => ({
        ...of(one),
        from_day: one.from,
        until_day: one.until,
        paid_on: dayOf(one.paidAt),
      })),
    );
    await rows.put(
      'earnings.sale_lines',
      world.sales.map((one) => ({ ...of(one), game_id: one.gameId, ordered_at: one.orderedAt, paid_at: one.paidAt })),
    );
    await rows.put(
      'earnings.returns',
      paid.flatMap(({ orderId, back, ...one }) =>
        back.map(({ refundId, amount, at }) => ({
          ...{ refund_id: refundId, line: 0, order_id: orderId, amount, returned_at: at },
          game_id: 'gameId' in one ? one.gameId : null,
        })),
      ),
    );
    const sent = { kind: 'mail:receipt', state: 'done', attempt: 1, correlation: randomUUID(), result: {} };
    await rows.put(
      'es.effects',
      paid
        .filter(({ isConfirmed }) => isConfirmed)
        .map(({ orderId: subject, paidAt: at }) => ({
          ...sent,
          effect_id: randomUUID(),
          subject,
          planned_at: at,
          settled_at: at,
        })),
    );
  }

  /** What the real close did, month by month; what waits is read from its facts, as the table has the last month alone. */
  async function closed(): Promise<Close[]> {
    const orders = new Set([...world.periods, ...world.sales].map(({ orderId }) => orderId));
    const { rows: facts } = await shop.sql.query<{
      month: string;
      waits: Pick<Line, 'orderId' | 'month' | 'amount'>[];
    }>(
      `select data->>'month' as month, data->'waits' as waits from es.events where type = 'PlanSharesSettled' order by txid, position`,
    );
    const slices = new Map<string, { orderId: string; amount: number }>();
    return Promise.all(
      MONTHS.map((month) => {
        for (const { orderId, month: slice, amount } of facts
          .filter((one) => one.month === month)
          .flatMap(({ waits }) => waits))
          slices.set(`${orderId} ${slice}`, { orderId, amount });
        const waits = new Map<string, number>();
        for (const { orderId, amount } of slices.values()) waits.set(orderId, amount + (waits.get(orderId) ?? 0));
        return closeOf(month, waits, orders);
      }),
    );
  }
  async function closeOf(month: string, waits: Close['waits'], orders: ReadonlySet<string>): Promise<Close> {
    const lines = (await rows.closed(month)).filter(({ orderId }) => orders.has(orderId)) as Line[];
    const asOf = firstDayOf(nextMonth(month));
    return { month, asOf, before: startOf(asOf), lines, waits };
  }

  it(`get back 70 % at most of the net that they paid, and no other money: ${STRATEGIES} strategies at the real close`, () => {
    expect(faultsOf(world, { closes, looks: [] })).toEqual([]);
    const { net, back } = broughtBack(world, closes);
    const sources = closes
      .flatMap(({ lines }) => lines)
      .reduce<Record<string, number>>((counts, { source }) => ({ ...counts, [source]: 1 + (counts[source] ?? 0) }), {});
    const share = `${((100 * back) / net).toFixed(4)} % of ${Math.round(net)} pesos`;
    process.stdout.write(
      `${STRATEGIES} strategies of seed ${seed + 1_000_000}: ${share} back, lines: ${JSON.stringify(sources)}\n`,
    );
    expect(Object.keys(sources).sort()).toEqual(['plan', 'plan-refund', 'plan-rest', 'sale', 'sale-refund']);
  });

  it('are given line by line what a small model reads from the same facts, and statements of the same sums', async () => {
    const model = new ModelShop({ ...world, cheats: new Set() }).run(MONTHS);
    expect(differences(summed(closes), summed(model.closes))).toEqual([]);
    const { rows: statements } = await shop.sql.query<Record<string, string | number>>(
      `select developer_id as "developerId", month, earned::int as earned, carried_in::int as "carriedIn", gross::int as gross, withheld::int as withheld,
              carried_out::int as "carriedOut" from earnings.statements where developer_id = any($1)`,
      [world.owners.map(({ developerId }) => developerId)],
    );
    const figures = (all: readonly object[]): string[] =>
      (all as Record<string, unknown>[])
        .map((one) =>
          ['developerId', 'month', 'earned', 'carriedIn', 'gross', 'withheld', 'carriedOut']
            .map((name) => one[name])
            .join(' '),
        )
        .sort();
    expect(figures(statements)).toEqual(figures(model.statements));
  });

  it.each(['ownPlayWeighsNothing', 'fourHoursADay', 'fiftyPlayersPaid', 'heldWhileItCanBeWithdrawn'] as const)(
    'would be given other lines by a shop without %s',
    (protection) => {
      const weaker = { ...PROTECTIONS, [protection]: false };
      const model = new ModelShop({ ...world, cheats: new Set() }, weaker).run(MONTHS);
      expect(differences(summed(closes), summed(model.closes)).length).toBeGreaterThan(0);
    },
  );

  it('take nothing of what honest subscribers play: it is the same as without them', () => {
    const alone = honest(world);
    const orders = new Set(alone.periods.map(({ orderId }) => orderId));
    const played = (all: readonly Close[]) =>
      summed(
        all.map(({ month, lines }) => ({
          month,
          lines: lines.filter((one) => orders.has(one.orderId) && one.source !== 'plan-rest'),
        })),
      );
    const without = played(new ModelShop(alone).run(MONTHS).closes);
    expect(without.size).toBeGreaterThan(100);
    expect(differences(played(closes), without)).toEqual([]);
  });
});
