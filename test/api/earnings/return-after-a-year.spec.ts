import { expectInvariants } from '../../support/invariants.js';
import { gamesOfPlan } from '../../support/owners.js';
import { patient } from '../../support/patience.js';
import { playedOn } from '../../support/play-time.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { Staff } from '../backoffice/console.js';
import { PlanRows } from './plan-rows.js';
import { StudioReads } from './studio-reads.js';

/*
 * By hand, in pesos. A month's plan brings studios 4,706. Eva's January of 2027 passes without play, and no studio has 50 players.
 * In February of 2028 she subscribes again and plays Mar: both months, 2 × 4,706 = 9,412, go to Mar.
 * Studio Luz has 50 players in that month, but nothing is left to be shared equally.
 */
describe('a subscriber who returns after more than a year', () => {
  let shop: Shop;
  let eva: Subscriber;
  let [mar, luz] = [] as unknown as [Game, Game];
  let [studioMar, studioLuz] = [] as unknown as [StudioReads, StudioReads];
  let rows: PlanRows;
  let payers: string[];
  const at = (day: string): Promise<void> => shop.clockReaches(`${day}T15:00:00.000Z`);

  beforeAll(async () => {
    shop = await startShop({ begins: '2027-01-01T15:00:00.000Z' });
    const admin = await Staff.signsIn(shop);
    [mar, luz] = await gamesOfPlan(shop);
    studioMar = await StudioReads.of(shop, admin, { owner: await shop.aPlayer(), game: mar });
    studioLuz = await StudioReads.of(shop, admin, { owner: await shop.aPlayer(), game: luz });
    eva = await subscribesOnce(await Subscriber.withCard(shop));
    await at('2028-02-01');
    await subscribesOnce(eva);
    rows = new PlanRows(shop);
    payers = await fiftyPayAndPlay();
    await at('2028-02-29');
    await playedOn(shop, '2028-02-15', { personId: eva.player.id, gameId: mar.id, minutes: 60 });
  }, patient(600_000));
  afterAll(() => shop?.close());

  async function subscribesOnce(subscriber: Subscriber): Promise<Subscriber> {
    await subscriber.isSubscribed();
    await subscriber.changes('cancel');
    return subscriber;
  }
  /** By rows: what they paid is settled, so that Eva's money is all there is. @returns the periods. */
  async function fiftyPayAndPlay(): Promise<string[]> {
    const settled = { from: '2028-02-01', until: '2028-03-01', taken: 4_706, takenThrough: '2028-02' };
    const periods = await rows.periods(Array.from({ length: 50 }, () => settled));
    await rows.played(periods.map(({ personId }) => ({ personId, gameId: luz.id, on: '2028-02-10', seconds: 600 })));
    return periods.map(({ orderId }) => orderId);
  }

  it('pays for old and new months by play, and the figure so far is that of the statements', async () => {
    const soFar = { mar: await studioMar.earnedSoFar(), luz: await studioLuz.earnedSoFar() };
    await at('2028-03-01');
    expect(await studioMar.earnedByMonth()).toEqual({ '2028-02': 9_412 });
    expect(await studioLuz.earnedByMonth()).toEqual({});
    expect(soFar).toEqual({ mar: 9_412, luz: 0 });
  });

  it(
    'leaves books in which nothing is lost',
    async () => {
      // They were no events, so no rebuild would give them.
      await shop.sql.query('delete from earnings.plan_orders where order_id = any($1::uuid[])', [payers]);
      await expectInvariants(shop);
    },
    patient(120_000),
  );
});
