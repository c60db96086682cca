import { startShop, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';

describe('a renewal whose answer is lost', () => {
  let shop: Shop;

  beforeEach(async () => {
    shop = await startShop();
    await shop.clockReaches('2027-01-10T15:00:00.000Z');
  }, 60_000);
  afterEach(() => shop.close());

  it('took the money: the shop finds it, pays the period and charges no second time', async () => {
    const ana = await Subscriber.of(shop);
    await shop.bank.fails('authorize', 'applyThenDrop');
    await shop.bank.fails('oneclickStatus', 'http', { times: 2 });

    await shop.clockReaches('2027-02-12T15:00:00.000Z');

    expect((await ana.charges()).length).toBe(2);
    expect(await ana.paidPeriods()).toEqual(['2027-01-10/2027-02-10', '2027-02-10/2027-03-10']);
    expect([(await ana.receipts()).length, (await ana.mails()).length]).toEqual([2, 0]);
    expect(await ana.facts('PeriodChargeStarted')).toHaveLength(2);
  }, 90_000);

  it('never reached the bank: access goes on, and the next try comes the day after', async () => {
    const ana = await Subscriber.of(shop);
    await shop.bank.fails('authorize', 'dropBeforeApply');

    await shop.clockReaches('2027-02-10T12:05:00.000Z');
    expect(await ana.plan()).toMatchObject({ payment_pending: true, is_active: 1 });
    await shop.clockReaches('2027-02-12T15:00:00.000Z');

    expect((await ana.charges()).length).toBe(2);
    expect((await ana.facts('PeriodChargeStarted')).map(({ startedAt }) => String(startedAt).slice(0, 10))).toEqual(['2027-01-10', '2027-02-10', '2027-02-11']);
    expect((await ana.mails()).map(({ subject }) => subject)).toEqual(['No pudimos renovar tu suscripción']);
  }, 90_000);
});
