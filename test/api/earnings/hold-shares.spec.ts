import { expectInvariants } from '../../support/invariants.js';
import { gamesOfPlan } from '../../support/owners.js';
import { patient } from '../../support/patience.js';
import { playedOn } from '../../support/play-time.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { Staff } from '../backoffice/console.js';
import { optionsOf, requestsRefund } from '../refunds/returning.js';
import { balances, planOrderOf, StudioReads } from './studio-reads.js';

/*
 * By hand, in pesos. A month's plan of 8,000 brings studios 4,706, a year's of 90,000 brings them 52,941.
 *
 * Ana and Pia pay on 30 January for a month to 27 February, 29 days: 4,706 = 29 × 162 + 8, so the first 8 days accrue 163.
 *   January, 2 days:    2 × 163 = 326, Mar alone was played
 *   February, 27 days:  6 × 163 + 21 × 162 = 4,380, Mar for 1 h and Sol for 3 h: 1,095 and 3,285
 *   Mar: 326 + 1,095 = 1,421, Sol: 3,285, together 4,706
 *
 * The right to withdraw: 30 January + 10 days is 9 February, + 90 days is 30 April. One day later for what is paid on 31 January.
 * Ana has her receipt: her money is in the statements of February. Pia's was never sent: hers is in those of April.
 * Beto pays a year on 31 January and withdraws on 9 February. Rita, without a receipt, a month on that day, and withdraws on 1 May.
 */
const SHARES = { mar: 1_421, sol: 3_285 };

describe('plan money that may still go back', () => {
  let shop: Shop;
  let admin: Staff;
  let [mar, sol] = [] as unknown as [Game, Game];
  let [studioMar, studioSol] = [] as unknown as [StudioReads, StudioReads];
  let [ana, pia, rita, beto] = [] as unknown as [Subscriber, Subscriber, Subscriber, Subscriber];
  const at = (day: string): Promise<void> => shop.clockReaches(`2027-${day}T15:00:00.000Z`);

  beforeAll(async () => {
    shop = await startShop({ begins: '2027-01-30T15:00:00.000Z' });
    admin = await Staff.signsIn(shop);
    [mar, sol] = await gamesOfPlan(shop);
    studioMar = await StudioReads.of(shop, admin, { owner: await shop.aPlayer(), game: mar });
    studioSol = await StudioReads.of(shop, admin, { owner: await shop.aPlayer(), game: sol });
    [ana, pia] = [await subscribesOnce(), await subscribesOnce()];
    await receiptIsNotSent(pia);
    await at('01-31');
    beto = await Subscriber.withPlan(shop, 'yearly');
    rita = await subscribesOnce();
    await receiptIsNotSent(rita);
    for (const who of [ana, pia]) await plays(who);
    await at('02-01');
  }, patient(600_000));
  afterAll(() => shop?.close());

  async function subscribesOnce(): Promise<Subscriber> {
    const subscriber = await Subscriber.withPlan(shop);
    await subscriber.changes('cancel');
    return subscriber;
  }
  /** The mail server refused it for good, as the shop keeps it then. */
  async function receiptIsNotSent({ player }: Subscriber): Promise<void> {
    await shop.settles();
    const { rowCount } = await shop.sql.query(
      `update es.effects set state = 'manual' where kind = 'mail:receipt' and subject = $1`,
      [await planOrderOf(shop, player)],
    );
    expect(rowCount).toBe(1);
  }
  async function plays({ player: { id: personId } }: Subscriber): Promise<void> {
    await playedOn(shop, '2027-01-30', { personId, gameId: mar.id, minutes: 60 });
    await playedOn(shop, '2027-02-05', { personId, gameId: mar.id, minutes: 60 });
    await playedOn(shop, '2027-02-05', { personId, gameId: sol.id, minutes: 180 });
  }
  const held = async (): Promise<[string, number][]> => {
    const { body } = await admin.get<{ held: { day: string; amount: number }[] }>('earnings');
    return body.held.map(({ day, amount }) => [day, amount]);
  };

  it('is in no statement of a month at whose end the right to withdraw lasts', async () => {
    expect([await studioMar.statements(), await studioSol.statements()]).toEqual([[], []]);
    expect(await held()).toEqual([
      ['2027-02-09', 4_706],
      ['2027-02-10', 52_941],
      ['2027-04-30', 4_706],
      ['2027-05-01', 4_706],
    ]);
  });

  it('goes back whole when a yearly plan of 31 January is returned on the ninth day', async () => {
    await at('02-09');
    expect((await requestsRefund(beto.player, await planOrderOf(shop, beto.player))).body).toMatchObject({
      state: 'completed',
      basis: 'withdrawal',
      amount: 90_000,
    });
    await shop.settles();
    expect(await beto.list()).toMatchObject([{ status: 'ended', is_active: 0 }]);
    // Left are the months of Ana, Pia and Rita.
    expect(await balances(shop)).toEqual({
      'cash-at-provider': 3 * 8_000,
      'developer-unearned': -3 * 4_706,
      revenue: -3 * 2_017,
      vat: -3 * 1_277,
    });
  });

  it('is in the next statement once ten days are over, where the receipt was sent', async () => {
    await at('03-01');
    expect(await studioMar.earnedByMonth()).toEqual({ '2027-02': SHARES.mar });
    expect(await studioSol.earnedByMonth()).toEqual({ '2027-02': SHARES.sol });
    const order = await planOrderOf(shop, ana.player);
    expect(await studioMar.lines('2027-02')).toMatchObject([
      { source: 'plan', orderId: order, month: '2027-01', amount: 326 },
      { source: 'plan', orderId: order, month: '2027-02', amount: 1_095 },
    ]);
  });

  it('is held for ninety days where the receipt was never sent', async () => {
    await at('04-30');
    expect(await held()).toEqual([
      ['2027-04-30', 4_706],
      ['2027-05-01', 4_706],
    ]);
    expect([await studioMar.earnedSoFar(), await studioSol.earnedSoFar()]).toEqual([0, 0]);

    await at('05-01');
    expect(await studioMar.earnedByMonth()).toEqual({ '2027-02': SHARES.mar, '2027-04': SHARES.mar });
    expect(await studioSol.earnedByMonth()).toEqual({ '2027-02': SHARES.sol, '2027-04': SHARES.sol });
    const order = await planOrderOf(shop, pia.player);
    expect((await studioMar.lines('2027-04')).every(({ orderId }) => orderId === order)).toBe(true);
  });

  it('goes back whole on the ninetieth day too, and no statement has a line of it', async () => {
    const order = await planOrderOf(shop, rita.player);
    expect(await optionsOf(rita.player, order)).toMatchObject([{ withdrawal: { until: '2027-05-01', lostBy: null } }]);
    expect((await requestsRefund(rita.player, order)).body).toMatchObject({
      state: 'completed',
      basis: 'withdrawal',
      amount: 8_000,
    });
    await at('06-01');

    const returned = [order, await planOrderOf(shop, beto.player)];
    const { rows } = await shop.sql.query('select from earnings.lines where order_id = any($1::uuid[])', [returned]);
    expect(rows).toEqual([]);
    expect(await held()).toEqual([]);
    expect(Object.keys(await studioMar.earnedByMonth())).toEqual(['2027-02', '2027-04']);
  });

  it(
    'leaves books in which nothing is lost',
    async () => {
      // Ana's and Pia's months.
      expect(await balances(shop)).toEqual({
        'cash-at-provider': 2 * 8_000,
        'developer-payable': -2 * 4_706,
        revenue: -2 * 2_017,
        vat: -2 * 1_277,
      });
      await expectInvariants(shop);
    },
    patient(120_000),
  );
});
