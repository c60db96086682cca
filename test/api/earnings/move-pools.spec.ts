import { expectInvariants } from '../../support/invariants.js';
import { gamesOfPlan } from '../../support/owners.js';
import { patient } from '../../support/patience.js';
import { playedOn } from '../../support/play-time.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { Staff } from '../backoffice/console.js';
import { becomes } from '../refunds/returning.js';
import { balances, planOrderOf, StudioReads } from './studio-reads.js';

/*
 * By hand, in pesos. A month's plan of 8,000 brings studios 4,706 (VAT 1,277, shop 2,017), a year's of 90,000 52,941 (14,370, 22,689).
 *
 *   Ana's month is 16 November to 15 December, 30 days: 4,706 = 30 × 156 + 26, so the first 26 days accrue 157.
 *     November, 15 days: 15 × 157 = 2,355      December, 15 days: 11 × 157 + 4 × 156 = 2,351
 *   Beto's year has 365 days: 52,941 = 365 × 145 + 16, so the first 16 days accrue 146.
 *     November, 15 days: 15 × 146 = 2,190      December, 31 days: 146 + 30 × 145 = 4,496
 *   Dora's month, paid on 1 December, is December: 4,706.
 *
 *   Until 1 December:  pool of November 4,706 + 52,941 = 57,647
 *   Then:              pool 0, unearned 57,647 − 2,355 − 2,190 = 53,102, studio Mar 4,545
 *   Dora pays:         unearned 53,102 + 4,706 = 57,808
 *   Beto gets 30,000:  of 52,941 that is a third, 17,647; it comes out of the pool by which he paid
 *   Then, 1 January:   pool 0, unearned 57,808 − 17,647 − 2,351 − 4,496 − 4,706 = 28,608
 *                      studio Mar 4,545 + 2,351 + 4,496 = 11,392, studio Sol 4,706
 *
 * VAT of 30,000: net 25,210, VAT 4,790. The shop returns 25,210 − 17,647 = 7,563.
 */
const NOVEMBER = 2_355 + 2_190;
const DECEMBER = 2_351 + 4_496;

describe('plan money of the rule before December 2026', () => {
  let shop: Shop;
  let admin: Staff;
  let [mar, sol] = [] as unknown as [Game, Game];
  let [studioMar, studioSol] = [] as unknown as [StudioReads, StudioReads];
  let [ana, beto, dora] = [] as unknown as [Subscriber, Subscriber, Subscriber];
  const at = (day: string): Promise<void> => shop.clockReaches(`${day}T15:00:00.000Z`);
  const plays = ({ player }: Subscriber, game: Game, day: string): Promise<void> =>
    playedOn(shop, day, { personId: player.id, gameId: game.id, minutes: 30 });
  /** What became of the pools at the close of each month. */
  const moves = async (): Promise<object[]> => {
    const { rows } = await shop.sql.query<{ data: object }>(
      `select data - 'movedAt' as data from es.events where type = 'PoolsMoved' order by position`,
    );
    return rows.map(({ data }) => data);
  };
  /** The entries of the latest posting that moved pools, with its day. */
  const posting = async (): Promise<object[]> => {
    const { rows } = await shop.sql.query<object>(
      `select occurred_on::text as day, account, sub_account as pool, amount::int as amount from books.entries
        where event_id = (select id from es.events where type = 'PoolsMoved' order by position desc limit 1) order by line`,
    );
    return rows;
  };

  beforeAll(async () => {
    shop = await startShop({ begins: '2026-11-16T15:00:00.000Z' });
    admin = await Staff.signsIn(shop);
    [mar, sol] = await gamesOfPlan(shop);
    studioMar = await StudioReads.of(shop, admin, { owner: await shop.aPlayer(), game: mar });
    studioSol = await StudioReads.of(shop, admin, { owner: await shop.aPlayer(), game: sol });
    [ana, beto] = [await Subscriber.withPlan(shop), await Subscriber.withPlan(shop, 'yearly')];
    await ana.changes('cancel');
    for (const who of [ana, beto]) await plays(who, mar, '2026-11-20');
    await at('2026-11-30');
  }, patient(600_000));
  afterAll(() => shop?.close());

  it('stands in the pool of its month', async () => {
    expect(await balances(shop)).toEqual({
      'cash-at-provider': 98_000,
      'pool-2026-11': -57_647,
      revenue: -(2_017 + 22_689),
      vat: -(1_277 + 14_370),
    });
  });

  it('is moved at the first close by a posting of the new rule, and shared by play', async () => {
    await at('2026-12-01');
    expect(await moves()).toEqual([
      { month: '2026-11', splitVersion: 2, pools: [{ pool: 'pool-2026-11', amount: 57_647 }] },
    ]);
    expect(await posting()).toEqual([
      { day: '2026-12-01', account: 'developer-payable', pool: 'pool-2026-11', amount: 57_647 },
      { day: '2026-12-01', account: 'developer-unearned', pool: null, amount: -57_647 },
    ]);
    expect(await balances(shop)).toEqual({
      'cash-at-provider': 98_000,
      'developer-payable': -NOVEMBER,
      'developer-unearned': -53_102,
      revenue: -(2_017 + 22_689),
      vat: -(1_277 + 14_370),
    });
    expect(await studioMar.earnedByMonth()).toEqual({ '2026-11': NOVEMBER });
    expect((await studioMar.lines('2026-11')).map(({ amount, ruleVersion }) => [amount, ruleVersion]).sort()).toEqual([
      [2_190, 1],
      [2_355, 1],
    ]);
  });

  it('comes out of its old pool when a part goes back, and the next close makes the pool even', async () => {
    dora = await Subscriber.withPlan(shop);
    await dora.changes('cancel');
    await at('2026-12-05');
    const { body } = await admin.post<{ id: string }>(`orders/${await planOrderOf(shop, beto.player)}/refund`, {
      lines: [{ gameId: null, amount: 30_000 }],
      reason: 'Un mes sin servicio',
    });
    await becomes(shop, body.id, 'completed');
    await shop.settles();
    expect(await balances(shop)).toMatchObject({ 'pool-2026-11': 17_647, 'developer-unearned': -57_808 });

    await at('2026-12-31');
    for (const who of [ana, beto]) await plays(who, mar, '2026-12-10');
    await plays(dora, sol, '2026-12-10');
    await at('2027-01-01');
    expect((await moves()).at(-1)).toEqual({
      month: '2026-12',
      splitVersion: 2,
      pools: [{ pool: 'pool-2026-11', amount: -17_647 }],
    });
    expect(await studioMar.earnedByMonth()).toEqual({ '2026-11': NOVEMBER, '2026-12': DECEMBER });
    expect(await studioSol.lines('2026-12')).toMatchObject([{ source: 'plan', amount: 4_706, ruleVersion: 2 }]);
  });

  it(
    'leaves no pool, and books in which nothing is lost',
    async () => {
      expect(await balances(shop)).toEqual({
        'cash-at-provider': 98_000 + 8_000 - 30_000,
        'developer-payable': -(NOVEMBER + DECEMBER + 4_706),
        'developer-unearned': -28_608,
        revenue: -(2 * 2_017 + 22_689 - 7_563),
        vat: -(2 * 1_277 + 14_370 - 4_790),
      });
      await expectInvariants(shop);
    },
    patient(120_000),
  );
});
