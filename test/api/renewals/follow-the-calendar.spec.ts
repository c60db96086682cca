import { startShop, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';

describe('a plan that renews by itself', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop({ begins: '2027-01-31T15:00:00.000Z' });
  });
  afterAll(() => shop.close());

  it('keeps the 31st for a year: 28, 31, 30, 31, and each period follows the one before it', async () => {
    const [ana, ben] = await Promise.all([Subscriber.withPlan(shop), Subscriber.withPlan(shop, 'yearly')]);

    await shop.clockReaches('2028-02-01T15:00:00.000Z');

    expect(await ana.paidPeriods()).toEqual([
      '2027-01-31/2027-02-28',
      '2027-02-28/2027-03-31',
      '2027-03-31/2027-04-30',
      '2027-04-30/2027-05-31',
      '2027-05-31/2027-06-30',
      '2027-06-30/2027-07-31',
      '2027-07-31/2027-08-31',
      '2027-08-31/2027-09-30',
      '2027-09-30/2027-10-31',
      '2027-10-31/2027-11-30',
      '2027-11-30/2027-12-31',
      '2027-12-31/2028-01-31',
      '2028-01-31/2028-02-29',
    ]);
    expect(await ben.paidPeriods()).toEqual(['2027-01-31/2028-01-31', '2028-01-31/2029-01-31']);
    expect([
      (await ana.charges()).map(({ amount }) => amount),
      (await ben.charges()).map(({ amount }) => amount),
    ]).toEqual([Array(13).fill(8_000), [90_000, 90_000]]);
    expect([(await ana.receipts()).length, (await ben.receipts()).length]).toEqual([13, 2]);
    expect(await ana.plan()).toMatchObject({
      status: 'active',
      is_active: 1,
      next_billing_date: '2028-02-29',
      next_amount: 8_000,
    });
    expect(await ana.mails()).toEqual([]);
    const announced = await ben.mails();
    expect(announced.map(({ subject }) => subject)).toEqual([
      'Tu suscripción se renueva el 31 de enero de 2028',
      'Tu suscripción se renueva el 31 de enero de 2028',
    ]);
    expect(await ben.facts('RenewalAnnounced')).toMatchObject([
      { daysBefore: 15, announcedAt: expect.stringMatching(/^2028-01-16T12:00/) },
      { daysBefore: 3, announcedAt: expect.stringMatching(/^2028-01-28T12:00/) },
    ]);
  });

  it('charges at nine as Chile reads its clocks, before and after they change', async () => {
    const { rows } = await shop.sql.query<{ at: string }>(
      `select data->>'startedAt' as at from es.events where type = 'PeriodChargeStarted' and (data->>'period')::int in (2, 3, 8, 9) and data->>'amount' = '8000' order by position`,
    );

    // Clocks go back on 3 April 2027 and forward on 4 September 2027.
    expect(rows.map(({ at }) => at.slice(0, 16))).toEqual([
      '2027-03-31T12:00',
      '2027-04-30T13:00',
      '2027-09-30T12:00',
      '2027-10-31T12:00',
    ]);
  });
});
