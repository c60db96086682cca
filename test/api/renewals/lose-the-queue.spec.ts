import { minutes } from '../../../api/kernel/instant.js';
import { eventually } from '../../support/process.js';
import { queueIsWiped } from '../../support/queue.js';
import { startShop, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';

describe('renewals of a shop whose queue is wiped', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ apart: true });
  });
  afterAll(() => shop?.close());

  /** The day of the next charge dawns, an instant later than it is due. */
  async function dueDayComes(subscriber: Subscriber): Promise<void> {
    const { next_billing_date: day } = await subscriber.plan();
    await shop.timePasses(Date.parse(`${day}T13:00:00.000Z`) - Date.parse(await shop.now()) + minutes(1));
  }
  const timers = async (): Promise<number> =>
    (await shop.sql.query(`select from es.due where what = 'subscriptions.renewal'`)).rowCount ?? 0;
  /** The bank has its charge before the shop knows of it. */
  const paid = (subscriber: Subscriber, times: number): Promise<unknown> =>
    eventually(
      () => subscriber.paidPeriods(),
      (periods) => periods.length === times,
      20_000,
      `paid period number ${times}`,
    );

  it('are charged by the due table alone: with the workers away over the day, and with them there', async () => {
    const [ana, ben] = [await Subscriber.withPlan(shop), await Subscriber.withPlan(shop)];
    await ben.changes('cancel');
    await shop.settles();
    expect(await timers()).toBe(1);

    await shop.worker?.stop();
    expect(await queueIsWiped(shop)).toBeGreaterThan(0);
    await dueDayComes(ana);
    expect([(await ana.charges()).length, await timers()]).toEqual([1, 1]);

    await shop.startWorker();
    await paid(ana, 2);
    await shop.settles();
    expect([(await ana.receipts()).length, await timers()]).toEqual([2, 1]);

    expect(await queueIsWiped(shop)).toBeGreaterThan(0);
    await dueDayComes(ana);
    await paid(ana, 3);
    await shop.settles();
    expect([(await ana.receipts()).length, (await ana.charges()).length, (await ben.charges()).length]).toEqual([
      3, 3, 1,
    ]);
  });
});
