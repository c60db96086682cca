import { days, hours, minutes } from '../../../api/kernel/instant.js';
import { REDCOMPRA } from '../../support/cards.js';
import { eventually } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';
import { Subscriber, type Subscription } from '../../support/subscriber.js';

interface Changed {
  message: string;
  code?: string;
  subscription: Subscription;
  active_until: string | null;
  payment: { details: { response_code: number | null }[] } | null;
}

describe('changing a subscription', () => {
  let shop: Shop;
  let ana: Subscriber;
  let bruno: Subscriber;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    [ana, bruno] = await Promise.all([Subscriber.withCard(shop), Subscriber.withCard(shop)]);
  });
  const change = (who: Subscriber, { subscription_id: id }: Subscription, path: string, body: unknown = {}) =>
    who.requests<Changed>('PATCH', `/${id}${path}`, body);
  /** Everybody's renewals of that day are made, so that what the bank does next is done to this person alone. */
  const isOver = async (who: Subscriber): Promise<void> => {
    await eventually(
      () => who.list(),
      ([latest]) => latest?.status === 'ended',
      20_000,
      'the end of the subscription',
    );
    await shop.settles();
  };

  it('keeps what is paid when it is cancelled, and is undone for nothing', async () => {
    const running = await ana.isSubscribed();

    const cancelled = await change(ana, running, '/cancel');
    expect(cancelled).toMatchObject({
      status: 200,
      body: {
        active_until: running.active_until,
        auto_renew: 0,
        is_active: 1,
        subscription: { status: 'cancelled', next_billing_date: null },
      },
    });
    const undone = await change(ana, running, '/renew');
    expect(undone).toMatchObject({
      status: 200,
      body: {
        active_until: running.active_until,
        auto_renew: 1,
        payment: null,
        subscription: { status: 'active', next_billing_date: running.next_billing_date },
      },
    });
    expect(await ana.paid()).toEqual([8_000]);
  });

  it('reads the switch of older clients the same way', async () => {
    const running = await ana.isSubscribed();

    expect((await change(ana, running, '', { isActive: 0 })).body.subscription).toMatchObject({
      is_active: 1,
      auto_renew: 0,
    });
    expect((await change(ana, running, '', { isActive: true })).body.subscription).toMatchObject({
      is_active: 1,
      auto_renew: 1,
    });
    expect((await change(ana, running, '', { isActive: 'perhaps' })).status).toBe(422);
  });

  it('ends when the paid time is over; coming back is charged, and begins that day', async () => {
    const running = await ana.isSubscribed();
    await change(ana, running, '/cancel');
    await shop.timePasses(days(32));
    await isOver(ana);
    expect(await ana.list()).toMatchObject([
      { status: 'ended', is_active: 0, auto_renew: 0, active_until: running.active_until },
    ]);

    await shop.bank.fails('authorize', 'responseCode', { code: -1 });
    const declined = await change(ana, running, '/renew');
    expect(declined).toMatchObject({
      status: 409,
      body: {
        code: 'charge-declined',
        message: expect.stringContaining('No se cobró nada'),
        payment: { details: [{ response_code: -1, status: 'REJECTED' }] },
      },
    });
    expect(await ana.list()).toMatchObject([{ is_active: 0, status: 'ended' }]);

    const back = await change(ana, running, '/renew');
    expect(back).toMatchObject({
      status: 200,
      body: { payment: { details: [{ response_code: 0 }] }, subscription: { is_active: 1, auto_renew: 1 } },
    });
    expect(Date.parse(back.body.active_until ?? '')).toBeGreaterThan(Date.parse(running.active_until ?? '') + days(28));
    expect(await ana.paid()).toEqual([8_000, 8_000]);
  });

  it('charges nothing but what the page showed: an undo that comes too late is refused with the price', async () => {
    const running = await ana.isSubscribed();
    await change(ana, running, '/cancel');
    expect(await change(ana, running, '/renew', { amount: 8_000 })).toMatchObject({
      status: 409,
      body: { code: 'price-changed', total: 0 },
    });
    expect(await ana.list()).toMatchObject([{ status: 'cancelled', auto_renew: 0 }]);
    expect(await change(ana, running, '/renew', { amount: 0 })).toMatchObject({
      status: 200,
      body: { payment: null, auto_renew: 1 },
    });

    await change(ana, running, '/cancel');
    await shop.timePasses(days(32));
    await isOver(ana);
    for (const amount of [0, 90_000]) {
      expect(await change(ana, running, '/renew', { amount })).toMatchObject({
        status: 409,
        body: { code: 'price-changed', total: 8_000, message: expect.stringContaining('No se cobró nada') },
      });
    }
    expect([await ana.paid(), await ana.list()]).toMatchObject([[8_000], [{ status: 'ended', is_active: 0 }]]);
    expect(await change(ana, running, '/renew', { amount: 8_000 })).toMatchObject({
      status: 200,
      body: { message: 'Listo: tu suscripción está activa.', is_active: 1 },
    });
    expect((await change(ana, running, '/renew', { amount: 0.5 })).status).toBe(422);
  });

  it('tells of a charge whose answer is awaited, and repeats its answer to a person who asks with the same key', async () => {
    const running = await ana.isSubscribed();
    await change(ana, running, '/cancel');
    await shop.timePasses(days(32));
    await isOver(ana);
    const renews = () =>
      ana.requests<Changed>(
        'PATCH',
        `/${running.subscription_id}/renew`,
        { amount: 8_000 },
        { 'idempotency-key': 'una-vez' },
      );
    await shop.bank.fails('authorize', 'applyThenDrop');
    await shop.bank.fails('oneclickStatus', 'http');

    expect(await renews()).toMatchObject({
      status: 202,
      body: {
        message: expect.stringContaining('No vuelvas a pagar'),
        payment: { details: [{ response_code: null, status: 'PENDING' }] },
      },
    });
    await shop.bank.healed();
    await shop.timePasses(minutes(20));
    await shop.settles();
    expect(await renews()).toMatchObject({
      status: 200,
      body: { message: 'Listo: tu suscripción está activa.', payment: { details: [{ response_code: 0 }] } },
    });
    expect(await ana.paid()).toEqual([8_000, 8_000]);
  });

  it("stops renewing also while the bank's answer is awaited: the period that was paid is the last one", async () => {
    const running = await ana.isSubscribed();
    await change(ana, running, '/cancel');
    await shop.timePasses(days(32));
    await isOver(ana);
    await shop.bank.fails('authorize', 'applyThenDrop');
    await shop.bank.fails('oneclickStatus', 'http');
    expect((await change(ana, running, '/renew')).status).toBe(202);

    expect(await change(ana, running, '/cancel')).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('dura un solo período'), auto_renew: 0 },
    });
    await shop.bank.healed();
    await shop.timePasses(minutes(20));
    await shop.settles();
    expect(await ana.list()).toMatchObject([{ status: 'cancelled', is_active: 1, auto_renew: 0, next_amount: null }]);
    await shop.timePasses(days(32));
    await isOver(ana);
    expect(await ana.paid()).toEqual([8_000, 8_000]);
  });

  it('lets a wish that nobody pays lapse after an hour, and charges nothing for it', async () => {
    const request = await ana.requests<{ subscription: Subscription }>('POST', '', {
      userId: ana.player.id,
      planId: 2,
    });
    expect(request).toMatchObject({
      status: 201,
      body: { subscription: { plan_id: 'yearly', status: 'incomplete', is_active: 0, active_until: null } },
    });
    expect(
      (await ana.requests<{ subscription: Subscription }>('POST', '', { planId: 'yearly' })).body.subscription
        .subscription_id,
    ).toBe(request.body.subscription.subscription_id);

    await shop.timePasses(hours(1) + minutes(1));
    await isOver(ana);
    expect(await ana.list()).toMatchObject([{ status: 'ended', is_active: 0 }]);
    expect((await change(ana, request.body.subscription, '/renew')).body).toMatchObject({
      code: 'subscription-lapsed',
    });
    expect(await ana.paid()).toEqual([]);
  });

  it('is taken off the list once it is over; before that, deleting it only stops the renewals', async () => {
    const running = await ana.isSubscribed();
    const remove = () => ana.requests('DELETE', `/${running.subscription_id}`);

    expect(await remove()).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('ya no se renueva') },
    });
    expect(await ana.list()).toMatchObject([{ status: 'cancelled', is_active: 1 }]);
    await shop.timePasses(days(32));
    await isOver(ana);
    expect(await remove()).toMatchObject({ status: 200 });
    expect(await ana.list()).toEqual([]);
    expect((await remove()).status).toBe(404);
  });

  it('charges another card from then on', async () => {
    const running = await ana.isSubscribed();
    const debit = await ana.saves(REDCOMPRA);

    expect((await change(ana, running, '/card', { payment_method_id: debit })).body.subscription.card).toMatchObject({
      payment_method_id: debit,
      last4: '7763',
    });
    expect((await change(ana, running, '/card', { payment_method_id: bruno.card })).body).toMatchObject({
      code: 'card-unknown',
    });
  });

  it('makes a wish for the other plan give way, and keeps one subscription in the end', async () => {
    const request = (await ana.requests<{ subscription: Subscription }>('POST', '', { planId: 1 })).body.subscription;
    const yearly = await ana.isSubscribed({ planId: 2, amount: 90_000 });

    expect((await ana.list()).map(({ status, plan_id }) => [status, plan_id])).toEqual([
      ['active', 'yearly'],
      ['ended', 'monthly'],
    ]);
    expect((await change(ana, request, '/renew')).body).toMatchObject({ code: 'subscription-ended' });
    expect((await change(ana, yearly, '/cancel')).status).toBe(200);
  });

  it('is nothing that another person can do', async () => {
    const running = await ana.isSubscribed();

    for (const path of ['/cancel', '/renew'])
      expect((await change(bruno, running, path)).body).toMatchObject({ code: 'subscription-unknown' });
    expect((await change(bruno, running, '', { isActive: false })).status).toBe(404);
    expect((await change(bruno, running, '/card', { payment_method_id: bruno.card })).status).toBe(404);
    expect((await bruno.requests('DELETE', `/${running.subscription_id}`)).status).toBe(404);
    expect((await bruno.requests('POST', '', { userId: ana.player.id, planId: 1 })).status).toBe(403);
    expect([await ana.list(), await bruno.list(), await bruno.paid()]).toEqual([[running], [], []]);
  });

  it('never has two periods that overlap: the database itself refuses them', async () => {
    const running = await ana.isSubscribed();
    const overlapping = shop.sql.query(
      `insert into subscriptions.paid_periods (subscription_id, period, during, amount, paid_at)
       select subscription_id, period + 1, daterange(lower(during) + 1, upper(during) + 1), amount, paid_at from subscriptions.paid_periods where subscription_id = $1`,
      [running.subscription_id],
    );

    await expect(overlapping).rejects.toThrow(/paid_periods/);
  });
});
