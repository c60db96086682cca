import { days } from '../../../api/kernel/instant.js';
import { REDCOMPRA } from '../../support/cards.js';
import { startShop, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { Staff } from '../backoffice/console.js';
import { becomes } from '../refunds/returning.js';

const ISSUER_SAYS_NO = -4;
const FRAUD_SUSPECTED = -5;

describe('renewing by oneself after a declined renewal', () => {
  let shop: Shop;
  let ana: Subscriber;

  beforeEach(async () => {
    shop = await startShop({ begins: '2027-01-10T15:00:00.000Z' });
    ana = await Subscriber.withPlan(shop);
  });
  afterEach(() => shop.close());

  const declines = (code: number, times = 1): Promise<void> =>
    shop.bank.fails('authorize', 'responseCode', { code, times });
  const isDeclined = async (code: number): Promise<void> => {
    await declines(code);
    await shop.clockReaches('2027-02-10T15:00:00.000Z');
    expect(await ana.plan()).toMatchObject({ status: 'past_due' });
  };

  it('pays the owed period at once, with the dates as they were', async () => {
    await isDeclined(ISSUER_SAYS_NO);

    expect(await ana.changes('renew', { amount: 0 })).toMatchObject({
      status: 409,
      body: { code: 'price-changed', total: 8_000 },
    });
    expect(await ana.changes('renew', { amount: 8_000 })).toMatchObject({
      status: 200,
      body: {
        message: 'Listo: tu suscripción está activa.',
        is_active: 1,
        payment: { details: [{ response_code: 0, amount: 8_000 }] },
        subscription: { status: 'active', next_billing_date: '2027-03-10' },
      },
    });
    await shop.clockReaches('2027-02-14T15:00:00.000Z');
    expect(await ana.paidPeriods()).toEqual(['2027-01-10/2027-02-10', '2027-02-10/2027-03-10']);
    expect([await ana.paid(), (await ana.receipts()).length]).toEqual([[8_000, 8_000], 2]);
  });

  it('pays with the card that is named, also by the switch of older clients with the own one', async () => {
    await isDeclined(FRAUD_SUSPECTED);
    expect(await ana.changes('renew')).toMatchObject({
      status: 409,
      body: { code: 'card-needed', message: expect.stringContaining('hace falta una tarjeta guardada que funcione') },
    });
    expect((await ana.facts('PeriodChargeStarted')).length).toBe(2);

    const debit = await ana.saves(REDCOMPRA);
    expect(await ana.changes('renew', { payment_method_id: debit })).toMatchObject({
      status: 200,
      body: { subscription: { status: 'active', card: { payment_method_id: debit } } },
    });

    await declines(ISSUER_SAYS_NO);
    await shop.clockReaches('2027-03-10T15:00:00.000Z');
    expect(await ana.requests('PATCH', `/${ana.subscriptionId}`, { isActive: true })).toMatchObject({
      status: 200,
      body: { payment: { details: [{ response_code: 0 }] }, subscription: { status: 'active' } },
    });
    expect(await ana.paid()).toEqual([8_000, 8_000, 8_000]);
  });

  it('hears of a decline as a decline, and after five tries on one day when the next one can be', async () => {
    await isDeclined(ISSUER_SAYS_NO);
    await declines(ISSUER_SAYS_NO, 4);

    for (let tries = 0; tries < 4; tries++) {
      expect(await ana.changes('renew')).toMatchObject({
        status: 409,
        body: {
          code: 'charge-declined',
          message: expect.stringContaining('No se cobró nada'),
          payment: { details: [{ response_code: ISSUER_SAYS_NO }] },
        },
      });
    }
    const { status, body } = await ana.changes('renew');
    expect([status, body]).toMatchObject([
      409,
      {
        code: 'too-many-tries-today',
        try_again_on: '2027-02-11',
        message: expect.stringContaining('el próximo intento puede ser el 11 de febrero de 2027'),
      },
    ]);
    expect([(await ana.facts('PeriodChargeStarted')).length, await ana.paid(), (await ana.plan()).status]).toEqual([
      6,
      [8_000],
      'past_due',
    ]);

    await shop.clockReaches('2027-02-11T15:00:00.000Z');
    expect(await ana.changes('renew')).toMatchObject({ status: 200, body: { subscription: { status: 'active' } } });
  });

  it("is told to wait while the bank's answer is lost, and pays once", async () => {
    await isDeclined(ISSUER_SAYS_NO);
    await shop.bank.fails('authorize', 'applyThenDrop');
    await shop.bank.fails('oneclickStatus', 'http');

    expect(await ana.changes('renew')).toMatchObject({
      status: 202,
      body: {
        payment: { details: [{ response_code: null, status: 'PENDING' }] },
        subscription: { payment_pending: true, is_active: 1 },
      },
    });
    expect(await ana.changes('renew')).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } });
    await shop.bank.healed();
    await shop.clockReaches('2027-02-12T15:00:00.000Z');
    expect([await ana.paid(), (await ana.plan()).status]).toEqual([[8_000, 8_000], 'active']);
  });

  it('reads that its money goes back, not that nothing was charged, where the plan ended before the bank answered', async () => {
    await isDeclined(ISSUER_SAYS_NO);
    await shop.bank.fails('authorize', 'applyThenDrop');
    await shop.bank.fails('oneclickStatus', 'http', { times: 50 });
    const renews = () =>
      ana.requests<{ code: string; message: string }>(
        'PATCH',
        `/${ana.subscriptionId}/renew`,
        { amount: 8_000 },
        { 'idempotency-key': 'one click' },
      );
    expect((await renews()).status).toBe(202);

    const {
      rows: [first],
    } = await shop.sql.query<{ id: string }>(
      `select order_id as id from ordering.orders where person_id = $1 and status = 'paid'`,
      [ana.player.id],
    );
    const staff = await Staff.signsIn(shop);
    const {
      body: { id },
    } = await staff.post<{ id: string }>(`orders/${first?.id}/refund`, {
      lines: [{ gameId: null, amount: 8_000 }],
      reason: 'Un mes sin servicio',
    });
    await becomes(shop, id, 'completed');
    await shop.settles();
    expect(await ana.plan()).toMatchObject({ status: 'ended' });
    await shop.bank.healed();
    await shop.timePasses(days(1));
    await shop.settles();

    expect(await ana.paid()).toEqual([]);
    expect(await renews()).toMatchObject({
      status: 409,
      body: {
        code: 'charge-returned',
        message: 'El banco tomó un dinero que no correspondía y se devuelve completo.',
        payment: { details: [{ response_code: -1, status: 'REVERSED', amount: 8_000 }] },
      },
    });
  });
});
