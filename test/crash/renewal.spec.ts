import { minutes } from '../../api/kernel/instant.js';
import { expectInvariants } from '../support/invariants.js';
import { startShop, type Shop } from '../support/shop.js';
import { Subscriber } from '../support/subscriber.js';

/** Where a worker dies between the due moment and the paid period, in the order in which a renewal meets them. */
const CHARGE_POINTS = [
  'before-PeriodChargeStarted',
  'after-PeriodChargeStarted',
  'before-bank-authorize',
  'after-bank-authorize',
  'before-PaymentApproved',
  'after-PaymentApproved',
];
/** Where it dies between a fact and its mail. */
const MAIL_POINTS = ['before-RenewalAnnounced', 'after-RenewalAnnounced', 'before-mail-sent', 'after-mail-sent'];

describe('a renewal whose workers are killed', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop({ apart: true });
  });
  afterAll(() => expectInvariants(shop));
  afterAll(() => shop.close());

  /** A worker that dies at its place, and two that carry on. */
  async function diesAt(point: string, at: string): Promise<void> {
    await shop.worker?.diesAt(point);
    await shop.timePasses(Date.parse(at) - Date.parse(await shop.now()) + minutes(1));
    expect(await shop.worker?.ended).toBeNull();
    await shop.startWorker();
    const first = shop.worker;
    await shop.startWorker();
    for (let looks = 0; looks < 3; looks++) {
      await shop.leasesEnd();
      await shop.timePasses(minutes(10));
      await shop.settles();
    }
    await first?.stop();
  }

  it.each(CHARGE_POINTS)('%s: the period is charged once at most, and paid if it was', async (point) => {
    const [ana, ben] = [await Subscriber.withPlan(shop), await Subscriber.withPlan(shop)];
    const { next_billing_date: day } = await ana.plan();

    await diesAt(point, `${day}T13:00:00.000Z`);

    for (const subscriber of [ana, ben]) {
      const [charges, periods, receipts, begun] = [
        await subscriber.charges(),
        await subscriber.paidPeriods(),
        await subscriber.receipts(),
        await subscriber.facts('PeriodChargeStarted'),
      ];
      expect([periods.length, receipts.length]).toEqual([charges.length, charges.length]);
      expect(begun).toHaveLength(2);
      expect((await subscriber.plan()).is_active).toBe(1);
    }
    await shop.timePasses(86_400_000);
    await shop.settles();
    for (const subscriber of [ana, ben]) {
      expect((await subscriber.charges()).length).toBe(2);
      await subscriber.changes('cancel');
    }
    await shop.settles();
    await expectInvariants(shop, { rebuild: false });
  });

  it.each(MAIL_POINTS)('%s: the announcement arrives once', async (point) => {
    const ana = await Subscriber.withPlan(shop, 'yearly');
    const { next_billing_date: day } = await ana.plan();
    const announced = new Date(Date.parse(`${day}T13:00:00.000Z`) - 15 * 86_400_000).toISOString();

    await diesAt(point, announced);

    expect(await ana.facts('RenewalAnnounced')).toHaveLength(1);
    expect((await ana.mails()).length).toBe(1);
    await ana.changes('cancel');
    await shop.settles();
  });
});
