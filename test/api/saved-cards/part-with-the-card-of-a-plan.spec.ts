import { REDCOMPRA } from '../../support/cards.js';
import { startShop, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';

describe('removing the card that a plan renews with', () => {
  let shop: Shop;
  let ana: Subscriber;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(async () => {
    ana = await Subscriber.withCard(shop);
    await ana.isSubscribed();
  });
  afterAll(() => shop?.close());

  const plan = async () => (await ana.list())[0];

  it('is refused while no other card works, says what it would mean, and changes nothing', async () => {
    const { status, body } = await ana.call<{ code: string; message: string }>('DELETE', 'inscriptions', {
      tbk_user: ana.card,
    });

    expect([status, body.code, body.message]).toEqual([
      409,
      'card-of-a-plan',
      expect.stringContaining('tu suscripción no se renovará'),
    ]);
    expect((await ana.call('DELETE', `inscriptions?tbk_user=${ana.card}&confirmed=false`)).status).toBe(409);
    expect(await ana.cards()).toHaveLength(1);
    expect(await plan()).toMatchObject({ is_active: 1, auto_renew: 1, card: { payment_method_id: ana.card } });
  });

  it.each([
    ['in the body', true],
    ['in the query', false],
  ])('ends the renewals when that is confirmed %s; what is paid for stays', async (_, inBody) => {
    const before = await plan();
    const { status } = inBody
      ? await ana.call('DELETE', 'inscriptions', { tbk_user: ana.card, confirmed: true })
      : await ana.call('DELETE', `inscriptions?tbk_user=${ana.card}&confirmed=true`);

    expect(status).toBe(200);
    expect(await ana.cards()).toEqual([]);
    expect(await plan()).toMatchObject({ is_active: 1, auto_renew: 0, active_until: before?.active_until });
    expect((await shop.facts(`subscription-${before?.subscription_id}`)).at(-1)).toMatchObject({
      type: 'AutoRenewCancelled',
      data: { by: 'card-removed' },
    });
  });

  it('lets the plan go on with another card that works, without a question', async () => {
    const debit = await ana.saves(REDCOMPRA);

    expect((await ana.call('DELETE', 'inscriptions', { tbk_user: ana.card })).status).toBe(200);
    expect(await plan()).toMatchObject({ is_active: 1, auto_renew: 1, card: { payment_method_id: debit } });
  });

  it('asks nothing once the renewals are cancelled', async () => {
    const before = await plan();
    await ana.requests('PATCH', `/${before?.subscription_id}/cancel`);

    expect((await ana.call('DELETE', 'inscriptions', { tbk_user: ana.card })).status).toBe(200);
  });

  it('of another person is nothing that a subscriber can do', async () => {
    const ben = await Subscriber.withCard(shop);

    expect((await ben.call('DELETE', 'inscriptions', { tbk_user: ana.card, confirmed: true })).status).toBe(404);
    expect(await plan()).toMatchObject({ auto_renew: 1 });
  });
});
