import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expectInvariants } from '../../support/invariants.js';
import { gamesOfPlan } from '../../support/owners.js';
import { patient } from '../../support/patience.js';
import { playedOn } from '../../support/play-time.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { Staff } from '../backoffice/console.js';
import { requestsRefund } from '../refunds/returning.js';
import { balances, planOrderOf, StudioReads } from './studio-reads.js';

/** A build whose rule 3 gives studios 80 % from 15 March 2027 on; rule 2 gives 70 %. */
const CHANGED = join(process.cwd(), '.data/changed-rule');

/*
 * By hand, in pesos. The game costs 4,990: net 4,193, VAT 797. A month costs 8,000: net 6,723, VAT 1,277.
 *   rule 2: 70 % of 4,193 = 2,935.1 → 2,935, shop 1,258     70 % of 6,723 = 4,706.1 → 4,706, shop 2,017
 *   rule 3: 80 % of 4,193 = 3,354.4 → 3,354, shop   839     80 % of 6,723 = 5,378.4 → 5,378, shop 1,345
 *
 *   Ana's month is 1 to 31 March, by rule 2: 4,706 in March.
 *   Beto's month is 20 March to 19 April, 31 days, by rule 3: 5,378 = 31 × 173 + 15, so the first 15 days accrue 174.
 *     March, 12 days: 12 × 174 = 2,088     April, 19 days: 3 × 174 + 16 × 173 = 3,290
 *
 *   Carla buys on the 10th and returns on the 18th     2,935 and −2,935, both by rule 2
 *   Dora buys on the 14th at half past eleven at night         2,935, rule 2
 *   Fay orders two minutes before midnight, pays after it      2,935, rule 2: the rule of the order
 *   Eva buys on the 15th at half past midnight                 3,354, rule 3
 *
 *   March: 2 × 2,935 + 3,354 + 4,706 + 2,088 = 16,018. A person's fees note in 2027: 16,018 × 0.16 = 2,562.88 → 2,563.
 *   April: 3,290
 */
const MARCH = {
  month: '2027-03',
  bySource: { sale: 3 * 2_935 + 3_354, 'sale-refund': -2_935, plan: 4_706 + 2_088 },
  earned: 16_018,
  withheld: 2_563,
  paid: 13_455,
};

describe('a rule that begins on the fifteenth', () => {
  let shop: Shop;
  let admin: Staff;
  let game: Game;
  let studio: StudioReads;
  let [ana, beto] = [] as unknown as [Subscriber, Subscriber];
  let [carla, dora, eva, fay] = [] as unknown as [Player, Player, Player, Player];
  const orders: Record<string, string> = {};
  const at = (moment: string): Promise<void> => shop.clockReaches(`2027-${moment}:00.000Z`);

  beforeAll(async () => {
    const { status, stderr } = spawnSync(process.execPath, ['test/support/changed-rule/build.mjs', CHANGED], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    shop = await startShop({ begins: '2027-03-01T15:00:00.000Z', program: join(CHANGED, 'main.cjs') });
    admin = await Staff.signsIn(shop);
    [game] = await gamesOfPlan(shop);
    studio = await StudioReads.of(shop, admin, { owner: await shop.aPlayer(), game, price: 4_990 });
    [carla, dora] = [await shop.aPlayer(), await shop.aPlayer()];
    [eva, fay] = [await shop.aPlayer(), await shop.aPlayer()];
    ana = await subscribesOnce();
  }, patient(600_000));
  afterAll(() => shop?.close());

  async function subscribesOnce(): Promise<Subscriber> {
    const subscriber = await Subscriber.withPlan(shop);
    await subscriber.changes('cancel');
    return subscriber;
  }
  const rule = async (): Promise<unknown> => (await shop.get('/v1/earnings/rule')).body;

  it(
    'is published from its first minute on, and no sooner',
    async () => {
      await at('03-10T15:00');
      orders.carla = (await carla.buys([game])).orderId;
      // Midnight in Chile is three hours after that of the world.
      await at('03-15T02:30');
      orders.dora = (await dora.buys([game])).orderId;
      await at('03-15T02:58');
      expect(await rule()).toMatchObject({
        version: 2,
        developerPercent: 70,
        example: { developer: 2_935, shop: 1_258 },
      });
      const { orderId, token } = await fay.checksOut([game]);
      orders.fay = orderId;

      await at('03-15T03:01');
      expect(await rule()).toMatchObject({
        version: 3,
        from: '2027-03-15',
        developerPercent: 80,
        example: { developer: 3_354, shop: 839 },
      });
      await shop.browserReturns(await shop.bank.play(token, 'pay'));
      await at('03-15T03:30');
      orders.eva = (await eva.buys([game])).orderId;
      await shop.settles();
      expect(await studio.earnedSoFar()).toBe(3 * 2_935 + 3_354);
    },
    patient(300_000),
  );

  it(
    'shares what was ordered since, while earlier orders and their refunds keep the rule that they were made by',
    async () => {
      await at('03-18T15:00');
      expect((await requestsRefund(carla, orders.carla ?? '')).body).toMatchObject({ state: 'completed' });
      await at('03-20T15:00');
      beto = await subscribesOnce();
      await at('03-31T15:00');
      for (const { player } of [ana, beto])
        await playedOn(shop, '2027-03-25', { personId: player.id, gameId: game.id, minutes: 20 });
      await at('04-01T15:00');

      const by = (await studio.lines('2027-03')).map(({ orderId, source, amount, ruleVersion }) => [
        orderId,
        source,
        amount,
        ruleVersion,
      ]);
      expect(by.sort()).toEqual(
        [
          [orders.carla, 'sale', 2_935, 2],
          [orders.carla, 'sale-refund', -2_935, 2],
          [orders.dora, 'sale', 2_935, 2],
          [orders.fay, 'sale', 2_935, 2],
          [orders.eva, 'sale', 3_354, 3],
          [await planOrderOf(shop, ana.player), 'plan', 4_706, 2],
          [await planOrderOf(shop, beto.player), 'plan', 2_088, 3],
        ].sort(),
      );
    },
    patient(300_000),
  );

  it('adds up to one statement, each line of which opens to the percent of its own rule', async () => {
    expect(await studio.statements()).toMatchObject([MARCH]);
    const percentOf = async (orderId = ''): Promise<unknown> =>
      (await studio.owner.get(`${studio.path}/earnings/orders/${orderId}`)).body.payments;
    expect(await percentOf(orders.fay)).toMatchObject([
      { ruleVersion: 2, developerPercent: 70, developerShare: 2_935 },
    ]);
    expect(await percentOf(orders.eva)).toMatchObject([
      { ruleVersion: 3, developerPercent: 80, developerShare: 3_354 },
    ]);
    expect(await percentOf(await planOrderOf(shop, beto.player))).toMatchObject([
      { ruleVersion: 3, developerPercent: 80, developerShare: 5_378 },
    ]);
  });

  it('shares the rest of a month that was paid by it in the next statement', async () => {
    await at('04-20T15:00');
    await playedOn(shop, '2027-04-02', { personId: beto.player.id, gameId: game.id, minutes: 20 });
    await at('05-01T15:00');
    expect(await studio.earnedByMonth()).toEqual({ '2027-03': MARCH.earned, '2027-04': 3_290 });
  });

  it(
    'leaves books in which nothing is lost',
    async () => {
      expect(await balances(shop)).toEqual({
        'cash-at-provider': 3 * 4_990 + 2 * 8_000,
        'developer-payable': -(MARCH.earned + 3_290),
        revenue: -(2 * 1_258 + 839 + 2_017 + 1_345),
        vat: -(3 * 797 + 2 * 1_277),
      });
      await expectInvariants(shop, { projections: join(CHANGED, 'projections.cjs') });
    },
    patient(120_000),
  );
});
