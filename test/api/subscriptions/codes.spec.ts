import { startShop, type Shop } from '../../support/shop.js';
import { Subscriber, type Subscription } from '../../support/subscriber.js';
import { aCode, usesOf } from '../codes/codes.js';

describe('subscribing with a code', () => {
  let shop: Shop;
  let ana: Subscriber;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    ana = await Subscriber.withCard(shop);
  });
  const months = (uses: number, periods = 2) =>
    aCode(shop, { kind: 'plan', percent: undefined, planId: 'monthly', periods, uses });
  const redeem = (who: Subscriber, discountCode: string) =>
    who.requests<{ subscription: Subscription; code?: string }>('POST', '/subscribe-with-discount-code', {
      discountCode,
      userId: who.player.id,
    });

  it('begins at once without a charge, ends by itself, and uses the code once however often it is asked', async () => {
    const code = await months(1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(ana, code.text)));

    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await ana.list()).toMatchObject([
      { status: 'cancelled', is_active: 1, auto_renew: 0, free_periods_left: 1, next_amount: null },
    ]);
    expect([await ana.paid(), await usesOf(shop, code.id)]).toEqual([[], { used: 1 }]);
  });

  it('gives a code with one use to one of two people', async () => {
    const bruno = await Subscriber.withCard(shop);
    const code = await months(1);
    const answers = await Promise.all([redeem(ana, code.text), redeem(bruno, code.text)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await Promise.all([ana.list(), bruno.list()])).map((list) => list.length).sort()).toEqual([0, 1]);
  });

  it('puts its periods behind what is paid, before any further charge', async () => {
    const running = await ana.isSubscribed();
    const code = await months(5);
    const {
      body: { subscription },
    } = await redeem(ana, code.text);

    expect(subscription).toMatchObject({
      subscription_id: running.subscription_id,
      auto_renew: 1,
      free_periods_left: 2,
    });
    expect(Date.parse(subscription.active_until ?? '')).toBeGreaterThan(Date.parse(running.active_until ?? ''));
    expect((subscription.next_billing_date ?? '') > (running.next_billing_date ?? '')).toBe(true);
  });

  it('refuses by name a code for something else, of another plan, or that nobody issued', async () => {
    const yearly = await aCode(shop, { kind: 'plan', percent: undefined, planId: 'yearly', periods: 1 });
    await ana.isSubscribed();

    expect(await redeem(ana, yearly.text)).toMatchObject({ status: 409, body: { code: 'code-for-another-plan' } });
    expect(await redeem(ana, (await aCode(shop)).text)).toMatchObject({
      status: 409,
      body: { code: 'code-not-for-this-plan' },
    });
    expect(await redeem(ana, 'NOBODY-ISSUED-IT')).toMatchObject({ status: 404, body: { code: 'code-unknown' } });
    expect((await ana.list()).map(({ free_periods_left: free }) => free)).toEqual([0]);
  });
});
