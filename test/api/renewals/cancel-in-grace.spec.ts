import { startShop, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';

const ISSUER_SAYS_NO = -4;
const ENDED = 'Tu suscripción terminó: ya no da acceso a los juegos del plan. No habrá más cobros.';
const AWAITED = /Si el banco acepta el pago que está pendiente, dura un solo período; si no, termina\.$/;

interface Cancelled {
  message: string;
  is_active: 0 | 1;
  subscription: { status: string };
}

describe('cancelling in grace, which used to promise access that ended that second', () => {
  let shop: Shop;
  let ana: Subscriber;

  beforeEach(async () => {
    shop = await startShop({ begins: '2027-01-10T15:00:00.000Z' });
    ana = await Subscriber.withPlan(shop);
  });
  afterEach(() => shop.close());

  const subjects = async (): Promise<string[]> => (await ana.mails()).map(({ subject }) => subject);
  const isDeclined = async (): Promise<void> => {
    await shop.bank.fails('authorize', 'responseCode', { code: ISSUER_SAYS_NO });
    await shop.clockReaches('2027-02-10T15:00:00.000Z');
    expect(await ana.plan()).toMatchObject({ status: 'past_due', is_active: 1, payment_pending: false });
  };
  /** The bank keeps silent about the second try. */
  const isAwaited = async (): Promise<void> => {
    await isDeclined();
    await shop.bank.fails('authorize', 'applyThenDrop');
    await shop.bank.fails('oneclickStatus', 'http', { times: 200 });
    expect((await ana.changes('renew')).status).toBe(202);
    expect(await ana.plan()).toMatchObject({ status: 'past_due', payment_pending: true });
  };

  it('says that it ended, at once and when it is repeated, and so does the mail', async () => {
    await isDeclined();

    const cancelled = await ana.changes<Cancelled>('cancel');
    expect(cancelled).toMatchObject({
      status: 200,
      body: { message: ENDED, is_active: 0, subscription: { status: 'ended' } },
    });
    expect((await ana.changes<Cancelled>('cancel')).body.message).toBe(ENDED);
    await shop.settles();
    expect(await subjects()).toEqual(['No pudimos renovar tu suscripción', 'Tu suscripción terminó']);
  });

  it.each([
    ['removed', 'DELETE', undefined],
    ['switched off by an older client', 'PATCH', { isActive: false }],
  ])('says so where it is %s, too', async (_, method, body) => {
    await isDeclined();
    expect(await ana.requests(method, `/${ana.subscriptionId}`, body)).toMatchObject({
      status: 200,
      body: { message: ENDED },
    });
    expect(await ana.plan()).toMatchObject({ status: 'ended', is_active: 0 });
  });

  it('says so before the card of the plan is removed', async () => {
    await isDeclined();
    expect(
      (await ana.call<{ message: string }>('DELETE', 'inscriptions', { tbk_user: ana.card })).body.message,
    ).toContain('si tiene un pago rechazado, termina de inmediato');
    expect((await ana.call('DELETE', 'inscriptions', { tbk_user: ana.card, confirmed: true })).status).toBe(200);
    expect(await ana.plan()).toMatchObject({ status: 'ended', is_active: 0 });
  });

  it('promises nothing while the bank may still accept the payment: then it is one period', async () => {
    await isAwaited();

    expect(await ana.changes<Cancelled>('cancel')).toMatchObject({
      status: 200,
      body: { message: expect.stringMatching(AWAITED) },
    });
    await shop.settles();
    const [, mail] = await ana.mails();
    expect(mail?.subject).toBe('Tu suscripción ya no se renovará');
    expect(mail?.text).toContain('Si lo acepta, juegas ese período y no habrá más cobros.');
    expect(mail?.text).not.toContain('Sigues jugando');

    await shop.bank.healed();
    await shop.clockReaches('2027-02-10T16:00:00.000Z');
    expect(await ana.plan()).toMatchObject({ status: 'cancelled', is_active: 1, next_billing_date: null });
  });
});

describe('cancelling by the link of a mail in grace', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await startShop({ begins: '2027-01-10T15:00:00.000Z' });
  });
  afterEach(() => shop.close());

  it('says that it ended, and promises nothing while the bank is silent', async () => {
    const [ana, ben] = [await Subscriber.withPlan(shop, 'yearly'), await Subscriber.withPlan(shop, 'yearly')];
    await shop.clockReaches('2027-12-27T15:00:00.000Z');
    const tokens = await Promise.all(
      [ana, ben].map(
        async (one) => /\/cancel-subscription\?token=([\w.-]+)/.exec((await one.mails())[0]?.text ?? '')?.[1],
      ),
    );
    await shop.bank.fails('authorize', 'responseCode', { code: ISSUER_SAYS_NO, times: 2 });
    await shop.clockReaches('2028-01-10T15:00:00.000Z');
    const cancels = (token: string | undefined) =>
      shop.post<{ message: string; status: string }>(
        '/v1/subscription/cancel-by-link',
        { token },
        { headers: { 'accept-language': 'es' } },
      );

    expect((await cancels(tokens[0])).body).toMatchObject({ status: 'ended', message: ENDED });

    await shop.bank.fails('authorize', 'applyThenDrop');
    await shop.bank.fails('oneclickStatus', 'http', { times: 200 });
    expect((await ben.changes('renew')).status).toBe(202);
    expect((await shop.get(`/v1/subscription/cancel-by-link?token=${tokens[1]}`)).body).toMatchObject({
      status: 'awaiting_bank',
      auto_renew: 1,
      last_day: null,
    });
    expect((await cancels(tokens[1])).body).toMatchObject({
      status: 'awaiting_bank',
      auto_renew: 0,
      message: expect.stringMatching(AWAITED),
    });
  });
});
