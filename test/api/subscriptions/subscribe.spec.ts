import { startShop, type Shop } from '../../support/shop.js';
import { minutes } from '../../../api/kernel/instant.js';
import { Subscriber } from '../../support/subscriber.js';

const REFUSALS = ['payment-in-progress', 'already-subscribed'];

describe('subscribing with a saved card', () => {
  let shop: Shop;
  let ana: Subscriber;
  let bruno: Subscriber;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    await shop.bank.healed();
    [ana, bruno] = await Promise.all([Subscriber.withCard(shop), Subscriber.withCard(shop)]);
  });

  it('shows the plans to everybody, with the pesos that are charged', async () => {
    const { body } = await shop.get<{ plans: Record<string, unknown>[] }>('/v1/plans');

    expect(body.plans).toMatchObject([
      { plan_id: 'monthly', number: 1, price: 8_000, approximate_usd: 8 },
      { plan_id: 'yearly', number: 2, price: 90_000, approximate_usd: 90 },
    ]);
  });

  it('is active as soon as the money is in, and no other person sees it', async () => {
    const { status, body } = await ana.subscribes();

    expect([status, body.payment.details]).toMatchObject([
      201,
      [{ response_code: 0, status: 'AUTHORIZED', amount: 8_000 }],
    ]);
    expect(body.subscription).toMatchObject({
      plan_id: 'monthly',
      status: 'active',
      is_active: 1,
      auto_renew: 1,
      next_amount: 8_000,
      card: { payment_method_id: ana.card, last4: '6623' },
    });
    expect(await ana.list()).toEqual([body.subscription]);
    expect(await ana.paid()).toEqual([8_000]);
    expect(await ana.requests('GET', `/transaction-status/${body.token}`)).toMatchObject({
      status: 200,
      body: { status: 'AUTHORIZED' },
    });

    expect(await bruno.list()).toEqual([]);
    expect(await bruno.requests('GET', `/${ana.player.id}`)).toMatchObject({ status: 403 });
    expect(await bruno.requests('GET', `/transaction-status/${body.token}`)).toMatchObject({ status: 404 });
  });

  it('costs the yearly price, and reads plan and card in their older spellings', async () => {
    const { status, body } = await ana.subscribes({
      planId: 2,
      paymentMethodId: undefined,
      tbk_user: ana.card,
      username: 'whatever',
      amount: undefined,
    });

    expect([status, body.subscription]).toMatchObject([201, { plan_id: 'yearly', next_amount: 90_000 }]);
    expect(await ana.paid()).toEqual([90_000]);
  });

  it("leaves nothing active when the bank declines, tells the bank's code, and another try works", async () => {
    await shop.bank.fails('authorize', 'responseCode', { code: -1 });
    const { status, body } = await ana.subscribes();

    expect([status, body.subscription]).toEqual([200, null]);
    expect(body.payment.details).toMatchObject([{ response_code: -1, status: 'REJECTED' }]);
    expect(body.message).toMatch(/No se cobró nada/);
    expect(await ana.list()).toMatchObject([
      { status: 'incomplete', is_active: 0, auto_renew: 0, payment_pending: false },
    ]);
    expect(await ana.paid()).toEqual([]);

    expect(await ana.subscribes()).toMatchObject({ status: 201 });
    expect([await ana.paid(), await ana.list()]).toMatchObject([[8_000], [{ is_active: 1 }]]);
  });

  it("is found out later when the bank's answer was lost, and charged once", async () => {
    await shop.bank.fails('authorize', 'applyThenDrop');
    await shop.bank.fails('oneclickStatus', 'http');
    const { status, body } = await ana.subscribes();

    expect([status, body.subscription]).toMatchObject([202, { is_active: 0, payment_pending: true }]);
    expect(body.payment.details).toMatchObject([{ response_code: null, status: 'PENDING' }]);
    expect(await ana.subscribes()).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } });

    await shop.bank.healed();
    await shop.timePasses(minutes(20));
    await shop.settles();
    expect(await ana.list()).toMatchObject([{ status: 'active', is_active: 1, payment_pending: false }]);
    expect(await ana.paid()).toEqual([8_000]);
  });

  it('of twenty requests at once makes one subscription and one charge', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ana.subscribes({ planId: n % 2 ? 'monthly' : 1 })),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(
      answers
        .filter(({ status }) => status !== 201)
        .map(({ status, body }) => [status, body.code])
        .filter(([, code]) => !REFUSALS.includes(String(code))),
    ).toEqual([]);
    expect([await ana.paid(), (await ana.list()).length]).toEqual([[8_000], 1]);
  });

  it('of both plans at once begins one, and names the reason that the other did not, a person who comes first', async () => {
    for (let round = 0; round < 8; round++) {
      const eager = await Subscriber.withCard(shop);
      const answers = await Promise.all([eager.subscribes(), eager.subscribes({ planId: 'yearly', amount: 90_000 })]);

      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(REFUSALS).toContain(answers.find(({ status }) => status === 409)?.body.code);
      expect((await eager.paid()).length).toBe(1);
    }
  });

  it('gives the first answer to all of a crowd of the same request', async () => {
    const key = { 'idempotency-key': 'one click' };
    const clicks = [];
    for (let click = 0; click < 5; click++) {
      clicks.push(ana.subscribes({}, key));
      await shop.get('/v1/games');
    }
    const answers = await Promise.all(clicks);

    expect(answers.map(({ status, body }) => [status, body.token])).toEqual(
      answers.map(() => [201, answers[0]?.body.token]),
    );
    expect(await ana.paid()).toEqual([8_000]);
  });

  it('answers a repeated key with the first answer, and refuses it for another plan', async () => {
    const key = { 'idempotency-key': 'one and the same' };
    const first = await ana.subscribes({}, key);

    expect(await ana.subscribes({}, key)).toMatchObject({ status: 201, body: { token: first.body.token } });
    expect((await ana.subscribes({ planId: 'yearly', amount: 90_000 }, key)).status).toBe(422);
    expect(await ana.paid()).toEqual([8_000]);
    expect(await bruno.subscribes({}, key)).toMatchObject({ status: 201 });
  });

  it("is refused by name beside one that runs, at less than the price, and with another person's card or name", async () => {
    await ana.isSubscribed();

    expect(await ana.subscribes()).toMatchObject({
      status: 409,
      body: { code: 'already-subscribed', message: 'Ya tienes una suscripción. No se cobró nada.' },
    });
    expect(await bruno.subscribes({ amount: 100 })).toMatchObject({
      status: 409,
      body: { code: 'price-changed', total: 8_000 },
    });
    expect(await bruno.subscribes({ paymentMethodId: ana.card })).toMatchObject({
      status: 404,
      body: { code: 'card-unknown' },
    });
    expect(await bruno.subscribes({ paymentMethodId: 'a token of the bank' })).toMatchObject({
      status: 404,
      body: { code: 'card-unknown' },
    });
    expect(await bruno.subscribes({ userId: ana.player.id })).toMatchObject({
      status: 403,
      body: { code: 'not-your-account' },
    });
    expect([await ana.paid(), await bruno.paid(), await bruno.list()]).toEqual([[8_000], [], []]);
  });

  it('says what is wrong with a request that it cannot read', async () => {
    for (const wrong of [
      { planId: 3 },
      { planId: undefined },
      { currency: 'USD' },
      { amount: 80.5 },
      { paymentMethodId: undefined },
      { tbk_user: 'another' },
    ]) {
      const { status, body } = await ana.subscribes(wrong);
      expect([status, typeof body.message, (body as unknown as { errors: { msg: string }[] }).errors.length]).toEqual([
        422,
        'string',
        1,
      ]);
    }
    expect(await ana.paid()).toEqual([]);
  });

  it('is not for an address that nobody confirmed', async () => {
    const carla = await shop.aPlayer({ verified: false });

    expect(await carla.post('/v1/subscription/oneclick', { planId: 1, paymentMethodId: ana.card })).toMatchObject({
      status: 403,
      body: { code: 'email-not-verified' },
    });
  });
});
