import { VISA } from '../../support/cards.js';
import { startShop, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';

describe('a renewal whose answer is lost', () => {
  let shop: Shop;

  beforeEach(async () => {
    shop = await startShop({ begins: '2027-01-10T15:00:00.000Z' });
  });
  afterEach(() => shop.close());

  it('took the money: the shop finds it, pays the period and charges no second time', async () => {
    const ana = await Subscriber.withPlan(shop);
    await shop.bank.fails('authorize', 'applyThenDrop');
    await shop.bank.fails('oneclickStatus', 'http', { times: 2 });

    await shop.clockReaches('2027-02-12T15:00:00.000Z');

    expect((await ana.charges()).length).toBe(2);
    expect(await ana.paidPeriods()).toEqual(['2027-01-10/2027-02-10', '2027-02-10/2027-03-10']);
    expect([(await ana.receipts()).length, (await ana.mails()).length]).toEqual([2, 0]);
    expect(await ana.facts('PeriodChargeStarted')).toHaveLength(2);
  });

  it.each([
    ['never reached the bank', 'dropBeforeApply'],
    ['met a bank that breaks down', 'http'],
  ])('%s: card and access stay, and the next try comes the day after', async (_, fault) => {
    const ana = await Subscriber.withPlan(shop);
    await shop.bank.fails('authorize', fault);

    await shop.clockReaches('2027-02-10T12:05:00.000Z');
    expect(await ana.plan()).toMatchObject({ payment_pending: true, is_active: 1 });
    await shop.clockReaches('2027-02-12T15:00:00.000Z');

    expect((await ana.charges()).length).toBe(2);
    expect((await ana.facts('PeriodChargeStarted')).map(({ startedAt }) => String(startedAt).slice(0, 10))).toEqual([
      '2027-01-10',
      '2027-02-10',
      '2027-02-11',
    ]);
    expect((await ana.mails()).map(({ subject }) => subject)).toEqual(['No pudimos renovar tu suscripción']);
    expect((await ana.player.mailbox()).filter(({ subject }) => subject.startsWith('Tu pago no se hizo'))).toEqual([]);
  });

  it.each([
    ['is chosen meanwhile', (ana: Subscriber, another: string) => ana.changes('card', { payment_method_id: another })],
    [
      'is left when the first is removed meanwhile',
      (ana: Subscriber) => ana.call('DELETE', 'inscriptions', { tbk_user: ana.card }),
    ],
  ])('goes on with the card that %s, once the bank knows nothing of the charge', async (_, changesCard) => {
    const ana = await Subscriber.withPlan(shop);
    const second = await ana.saves(VISA);
    await shop.bank.fails('authorize', 'http');

    await shop.clockReaches('2027-02-10T12:05:00.000Z');
    expect(await ana.plan()).toMatchObject({ payment_pending: true });
    expect((await changesCard(ana, second)).status).toBe(200);
    await shop.clockReaches('2027-02-10T12:30:00.000Z');

    expect(await ana.facts('PeriodChargeFailed')).toMatchObject([{ decline: 'soft', nextTryOn: '2027-02-10' }]);
    expect(await ana.plan()).toMatchObject({
      status: 'active',
      payment_pending: false,
      next_billing_date: '2027-03-10',
      card: { payment_method_id: second },
    });
    expect(await ana.paidPeriods()).toEqual(['2027-01-10/2027-02-10', '2027-02-10/2027-03-10']);
    expect([(await ana.charges()).length, (await ana.receipts()).length, (await ana.mails()).length]).toEqual([
      2, 2, 0,
    ]);
  });
});
