import { expectInvariants } from '../../support/invariants.js';
import { gamesOfPlan } from '../../support/owners.js';
import { patient } from '../../support/patience.js';
import { playedOn } from '../../support/play-time.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { Staff } from '../backoffice/console.js';
import { PlanRows } from './plan-rows.js';
import { balances, StudioReads } from './studio-reads.js';

/*
 * By hand, in pesos. A month's plan of 8,000 brings studios 4,706.
 *
 *   Ana's periods are January and February of 2027. She plays Mar 1 h and Sol 2 h, both in February:
 *   4,706 × 1/3 = 1,568.67 → 1,569 and 4,706 × 2/3 = 3,137.33 → 3,137, for January as for February.
 *
 *   Eva's period is 2 January to 1 February, 31 days: 4,706 = 31 × 151 + 25, so the first 25 days accrue 152.
 *   January has 30 of them, 25 × 152 + 5 × 151 = 4,555, and February one, 151. She never plays.
 *   Both slices are over a year old at the close of February 2028, and go to the two studios with 50 players of that month:
 *   4,706 / 2 = 2,353 each, 4,555 and 151 as 2,278 + 75 and 2,277 + 76.
 */
const ANA = { mar: 1_569, sol: 3_137 };
const EVA = { january: 4_555, february: 151, each: 2_353 };

describe('plan money of months in which nothing is played', () => {
  let shop: Shop;
  let admin: Staff;
  let games: [Game, Game, Game];
  let [mar, sol, luz] = [] as unknown as [StudioReads, StudioReads, StudioReads];
  let ana: Subscriber;
  let rows: PlanRows;
  const payers: string[] = [];
  const at = (day: string): Promise<void> => shop.clockReaches(`${day}T15:00:00.000Z`);

  beforeAll(async () => {
    shop = await startShop({ begins: '2027-01-01T15:00:00.000Z' });
    admin = await Staff.signsIn(shop);
    rows = new PlanRows(shop);
    const [one, two] = await gamesOfPlan(shop);
    const three = (await shop.games()).find(({ id }) => id !== one.id && id !== two.id) as Game;
    games = [one, two, three];
    ana = await Subscriber.withPlan(shop);
    mar = await StudioReads.of(shop, admin, { owner: await shop.aPlayer(), game: one });
    sol = await StudioReads.of(shop, admin, { owner: await shop.aPlayer(), game: two });
    luz = await StudioReads.of(shop, admin, { owner: await shop.aPlayer(), game: three });
    await at('2027-01-02');
    await (await Subscriber.withPlan(shop)).changes('cancel');
    await at('2027-02-02');
    await ana.changes('cancel');
  }, patient(600_000));
  afterAll(() => shop?.close());

  const waiting = async (): Promise<[string, number][]> => {
    const { body } = await admin.get<{ waiting: { month: string; amount: number }[] }>('earnings');
    return body.waiting.map(({ month, amount }) => [month, amount]);
  };

  /** Rows of people whose month is settled: Mar and Luz get 50 players who are not their own, Sol 49 and its owner. */
  async function manyPlay(month: string, until: string): Promise<void> {
    const settled = { from: `${month}-01`, until, taken: 4_706, takenThrough: month };
    const players = Array.from({ length: 50 }, (_, n) => (n === 0 ? { personId: sol.owner.id } : {}));
    const periods = await rows.periods(players.map((player) => ({ ...settled, ...player })));
    payers.push(...periods.map(({ orderId }) => orderId));
    const days = games.flatMap(({ id: gameId }) => periods.map(({ personId }) => ({ personId, gameId })));
    await rows.played(days.map((day) => ({ ...day, on: `${month}-20`, seconds: 600 })));
  }
  /** They were no events, so no rebuild would give them. */
  const manyLeave = async (): Promise<void> => {
    await shop.sql.query('delete from earnings.plan_orders where order_id = any($1::uuid[])', [payers]);
  };

  it('waits for the next month in which its subscriber plays', async () => {
    expect([await mar.statements(), await sol.statements()]).toEqual([[], []]);
    expect(await waiting()).toEqual([['2027-01', 4_706 + EVA.january]]);

    await playedOn(shop, '2027-02-01', { personId: ana.player.id, gameId: games[0].id, minutes: 60 });
    await playedOn(shop, '2027-02-02', { personId: ana.player.id, gameId: games[1].id, minutes: 120 });
    await at('2027-03-01');
    const linesOf = async (studio: StudioReads): Promise<[string, string, string, number][]> =>
      (await studio.lines('2027-02')).map(({ source, month, day, amount }) => [source, month, day, amount]);
    expect(await linesOf(mar)).toEqual([
      ['plan', '2027-01', '2027-02-01', ANA.mar],
      ['plan', '2027-02', '2027-02-01', ANA.mar],
    ]);
    expect(await linesOf(sol)).toEqual([
      ['plan', '2027-01', '2027-02-02', ANA.sol],
      ['plan', '2027-02', '2027-02-02', ANA.sol],
    ]);
    expect(await waiting()).toEqual([
      ['2027-01', EVA.january],
      ['2027-02', EVA.february],
    ]);
  });

  it(
    'waits a whole year for its subscriber, though studios have players enough',
    async () => {
      await at('2027-12-31');
      await manyPlay('2027-12', '2028-01-01');
      await at('2028-01-01');
      expect(await waiting()).toEqual([
        ['2027-01', EVA.january],
        ['2027-02', EVA.february],
      ]);
    },
    patient(300_000),
  );

  it('waits on after the year while no studio has fifty players', async () => {
    await at('2028-02-01');
    expect(await waiting()).toEqual([
      ['2027-01', EVA.january],
      ['2027-02', EVA.february],
    ]);
    expect(await luz.statements()).toEqual([]);
  });

  it('is then shared equally by studios with fifty paying players who are not their own people', async () => {
    await at('2028-02-29');
    await manyPlay('2028-02', '2028-03-01');
    const soFar = [await mar.earnedSoFar(), await sol.earnedSoFar(), await luz.earnedSoFar()];
    expect(soFar).toEqual([EVA.each, 0, EVA.each]);
    await at('2028-03-01');

    expect(await mar.earnedByMonth()).toEqual({ '2027-02': 2 * ANA.mar, '2028-02': EVA.each });
    expect(await sol.earnedByMonth()).toEqual({ '2027-02': 2 * ANA.sol });
    expect(await luz.earnedByMonth()).toEqual({ '2028-02': EVA.each });
    const rest = [...(await mar.lines('2028-02')), ...(await luz.lines('2028-02'))];
    const [january, february] = ['2027-01', '2027-02'].map((slice) =>
      rest.filter(({ month, gameId, source }) => month === slice && gameId === null && source === 'plan-rest'),
    );
    expect(january?.map(({ amount }) => amount).sort()).toEqual([2_277, 2_278]);
    expect(february?.map(({ amount }) => amount).sort()).toEqual([75, 76]);
    expect(await waiting()).toEqual([]);
  });

  it(
    'leaves books in which nothing is lost',
    async () => {
      await manyLeave();
      // Three months were paid: 3 × (1,277 VAT + 2,017 shop + 4,706 studios) = 24,000.
      expect(await balances(shop)).toEqual({
        'cash-at-provider': 24_000,
        'developer-payable': -3 * 4_706,
        revenue: -3 * 2_017,
        vat: -3 * 1_277,
      });
      await expectInvariants(shop);
    },
    patient(120_000),
  );
});
