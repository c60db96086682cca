import { days, later, minutes } from '../../../api/kernel/instant.js';
import { startShop, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';

describe('a yearly plan that is announced by mail', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop({ begins: '2027-01-10T15:00:00.000Z' });
  });
  afterAll(() => shop.close());

  const tokenOf = async (subscriber: Subscriber): Promise<string> => {
    const [mail] = await subscriber.mails();
    const token = /\/cancel-subscription\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
    if (!token) throw new Error('the mail has no link');
    return token;
  };

  it('is ended by one click without a password, and looking at the link ends nothing', async () => {
    const [ana, ben] = [await Subscriber.withPlan(shop, 'yearly'), await Subscriber.withPlan(shop, 'yearly')];
    await shop.clockReaches('2027-12-27T15:00:00.000Z');
    const token = await tokenOf(ana);

    const looked = await shop.get(`/v1/subscription/cancel-by-link?token=${token}`);
    expect(looked.body).toEqual({
      plan_id: 'yearly',
      price: 90_000,
      currency: 'CLP',
      auto_renew: 1,
      status: 'active',
      last_day: '2028-01-09',
      active_until: '2028-01-10T03:00:00.000Z',
    });
    expect((await ana.plan()).auto_renew).toBe(1);

    const ended = await shop.post(
      '/v1/subscription/cancel-by-link',
      { token },
      { headers: { 'accept-language': 'en' } },
    );
    expect(ended).toMatchObject({
      status: 200,
      body: {
        message: 'Your subscription will not renew. There will be no more charges.',
        auto_renew: 0,
        last_day: '2028-01-09',
      },
    });
    expect((await shop.post('/v1/subscription/cancel-by-link', { token })).status).toBe(200);
    expect(await ana.facts('AutoRenewCancelled')).toMatchObject([{ by: 'mail-link' }]);

    await shop.clockReaches('2028-01-11T15:00:00.000Z');
    expect([(await ana.charges()).length, (await ben.charges()).length]).toEqual([1, 2]);
    expect(await ana.plan()).toMatchObject({ status: 'ended', ended_because: 'cancelled' });
    expect((await ana.mails()).map(({ subject }) => subject)).toEqual([
      'Tu suscripción se renueva el 10 de enero de 2028',
      'Tu suscripción ya no se renovará',
      'Tu suscripción terminó',
    ]);
    expect((await ben.mails()).length).toBe(2);
    expect((await shop.get(`/v1/subscription/cancel-by-link?token=${token}`)).body).toMatchObject({
      status: 'ended',
      last_day: null,
    });
  });

  it('ends also what the bank may still begin: the payment that it accepts is the only one', async () => {
    const ana = await Subscriber.withPlan(shop, 'yearly');
    await shop.clockReaches(later(await shop.now(), days(353)));
    const token = await tokenOf(ana);
    await ana.changes('cancel');
    await shop.timePasses(days(14));
    await shop.settles();
    await shop.bank.fails('authorize', 'applyThenDrop');
    await shop.bank.fails('oneclickStatus', 'http');
    expect((await ana.changes('renew')).status).toBe(202);

    const awaiting = { status: 'awaiting_bank', last_day: null, active_until: null };
    expect((await shop.get(`/v1/subscription/cancel-by-link?token=${token}`)).body).toMatchObject({
      ...awaiting,
      auto_renew: 1,
    });
    const stopped = await shop.post(
      '/v1/subscription/cancel-by-link',
      { token },
      { headers: { 'accept-language': 'en' } },
    );
    expect(stopped).toMatchObject({
      status: 200,
      body: { ...awaiting, auto_renew: 0, message: expect.stringContaining('it lasts one period only') },
    });

    await shop.bank.healed();
    await shop.timePasses(minutes(20));
    await shop.settles();
    expect(await ana.plan()).toMatchObject({ status: 'cancelled', is_active: 1, auto_renew: 0 });
  });

  it('opens nothing with a token that is forged, of another purpose or of another plan', async () => {
    const ana = await Subscriber.withPlan(shop, 'yearly');
    const url = (await ana.player.get<{ unsubscribe_url: string }>(`/v1/users/${ana.player.id}/consents`)).body
      .unsubscribe_url;
    const spanish = { headers: { 'accept-language': 'es' } };
    for (const token of ['x', 'x.y', new URL(url).searchParams.get('token') ?? '']) {
      for (const answer of [
        await shop.get(`/v1/subscription/cancel-by-link?token=${token}`, spanish),
        await shop.post('/v1/subscription/cancel-by-link', { token }, spanish),
      ]) {
        expect(answer).toMatchObject({
          status: 404,
          body: { code: 'cancel-link-unknown', message: expect.stringMatching(/^Este enlace no es válido/) },
        });
      }
    }
    expect((await shop.post('/v1/subscription/cancel-by-link', {})).status).toBe(422);
    expect((await ana.plan()).auto_renew).toBe(1);
  });

  it('goes on after a change of mind, and both are told', async () => {
    const ana = await Subscriber.withPlan(shop, 'monthly', { language: 'en' });
    await ana.changes('cancel');
    await shop.settles();
    await ana.changes('renew');
    await shop.settles();

    expect((await ana.mails()).map(({ subject }) => subject)).toEqual([
      'Your subscription will not renew',
      'Your subscription goes on',
    ]);
    const [cancelled, resumed] = await ana.mails();
    expect([cancelled?.text, resumed?.text].every((text) => text?.includes('/payment-methods'))).toBe(true);
    expect((await ana.charges()).length).toBe(1);
  });
});
