import { minutes } from '../../../api/kernel/instant.js';
import { CardHolder } from '../../support/cards.js';
import { startShop, type Answer, type Player, type Shop } from '../../support/shop.js';
import { Subscriber, type Subscription } from '../../support/subscriber.js';
import { aCode, usesOf } from '../codes/codes.js';

const thisYear = new Date().getUTCFullYear();

describe('a child and a plan', () => {
  let shop: Shop;
  let text: string;
  let adults = 0;
  beforeAll(async () => {
    shop = await startShop();
    text = (await shop.get<{ hash: string }>('/v1/legal/guardian')).body.hash;
  });
  afterAll(() => shop?.close());

  const aChild = (): Promise<Player> => shop.aPlayer({ birthYear: thisYear - 10 });
  const linksTo = async (adult: string): Promise<string[]> => {
    await shop.settles();
    return (await shop.mailbox(adult)).flatMap(
      ({ text: words }) => /\/guardian\?token=([\w.-]+)/.exec(words)?.[1] ?? [],
    );
  };
  const decides = (token: string, decision: string): Promise<Answer<{ decision: string }>> =>
    shop.post('/v1/guardian', { token, decision, hash: text });
  /** An adult says yes. @returns the link by which the adult may change that. */
  async function isAllowed(child: Player): Promise<string> {
    const adult = `plan-adult${++adults}@example.test`;
    expect((await child.post(`/v1/users/${child.id}/guardian`, { email: adult })).status).toBe(200);
    const [question = ''] = await linksTo(adult);
    expect(await decides(question, 'allow')).toMatchObject({ status: 200, body: { decision: 'allowed' } });
    return (await linksTo(adult)).find((token) => token !== question) ?? '';
  }
  const needsGuardian = {
    status: 403,
    body: { code: 'guardian-needed', message: expect.stringContaining('persona adulta') },
  };

  it("without an adult's yes saves no card and begins no plan, anyone's card is named", async () => {
    const [child, grown] = [new CardHolder(shop, await aChild()), await Subscriber.withCard(shop)];

    expect(await child.call('POST', 'inscriptions', {})).toMatchObject(needsGuardian);
    for (const card of [grown.card, '0198a000-0000-7000-8000-000000000000']) {
      expect(await child.player.post('/v1/subscription/oneclick', { planId: 1, paymentMethodId: card })).toMatchObject(
        needsGuardian,
      );
    }

    expect([await child.cards(), await child.atBank(), await grown.paid()]).toEqual([[], [], []]);
    expect(
      (await child.player.get<{ subscription: Subscription[] }>(`/v1/subscription/${child.player.id}`)).body
        .subscription,
    ).toEqual([]);
  });

  it("without an adult's yes may redeem a code for a plan: nothing is paid, then or later", async () => {
    const child = await aChild();
    const code = await aCode(shop, { kind: 'plan', percent: undefined, planId: 'monthly', periods: 1, uses: 1 });

    const { status, body } = await child.post<{ subscription: Subscription }>(
      '/v1/subscription/subscribe-with-discount-code',
      { discountCode: code.text },
    );

    expect([status, body.subscription]).toMatchObject([
      200,
      { is_active: 1, auto_renew: 0, next_amount: null, card: null },
    ]);
    expect(await usesOf(shop, code.id)).toEqual({ used: 1 });
    expect(
      await shop.call('PATCH', `/v1/subscription/${body.subscription.subscription_id}/renew`, {
        token: child.token,
        body: {},
        headers: { 'accept-language': 'es' },
      }),
    ).toMatchObject(needsGuardian);
  });

  it("with an adult's yes saves a card and subscribes like everybody", async () => {
    const player = await aChild();
    await isAllowed(player);
    const child = new CardHolder(shop, player);

    const { status, body } = await player.post<{ subscription: Subscription | null }>('/v1/subscription/oneclick', {
      planId: 1,
      paymentMethodId: await child.saves(),
    });

    expect([status, body.subscription]).toMatchObject([201, { is_active: 1, auto_renew: 1, next_amount: 8_000 }]);
    expect((await child.atBank()).length).toBe(1);
  });

  it('whose adult took the yes back keeps what is paid for and cannot make the plan go on', async () => {
    const player = await aChild();
    const change = await isAllowed(player);
    const child = new CardHolder(shop, player);
    const card = await child.saves();
    const { body } = await player.post<{ subscription: Subscription | null }>('/v1/subscription/oneclick', {
      planId: 1,
      paymentMethodId: card,
    });
    const path = `/v1/subscription/${body.subscription?.subscription_id}`;
    expect(await decides(change, 'refuse')).toMatchObject({ status: 200, body: { decision: 'withdrawn' } });
    const patch = (what: string, more: unknown = {}) =>
      shop.call('PATCH', `${path}${what}`, { token: player.token, body: more, headers: { 'accept-language': 'es' } });

    await shop.settles();
    expect(await shop.facts(`subscription-${body.subscription?.subscription_id}`)).toContainEqual(
      expect.objectContaining({ type: 'AutoRenewCancelled', data: expect.objectContaining({ by: 'guardian' }) }),
    );
    expect(await patch('/cancel')).toMatchObject({ status: 200, body: { auto_renew: 0, is_active: 1 } });
    expect(await patch('/renew')).toMatchObject(needsGuardian);
    expect(await patch('', { isActive: true })).toMatchObject(needsGuardian);
    expect(await patch('/card', { payment_method_id: card })).toMatchObject(needsGuardian);
    expect(
      (await player.get<{ subscription: Subscription[] }>(`/v1/subscription/${player.id}`)).body.subscription,
    ).toMatchObject([{ auto_renew: 0, is_active: 1 }]);
  });

  it('whose adult took the yes back before the bank had answered pays that one period and no other', async () => {
    const player = await aChild();
    const taken = await isAllowed(player);
    const child = new CardHolder(shop, player);
    const paymentMethodId = await child.saves();
    await shop.bank.fails('authorize', 'applyThenDrop');
    await shop.bank.fails('oneclickStatus', 'http');
    expect((await player.post('/v1/subscription/oneclick', { planId: 1, paymentMethodId })).status).toBe(202);

    expect((await decides(taken, 'refuse')).status).toBe(200);
    await shop.settles();
    await shop.bank.healed();
    await shop.timePasses(minutes(20));
    await shop.settles();

    expect(
      (await player.get<{ subscription: Subscription[] }>(`/v1/subscription/${player.id}`)).body.subscription,
    ).toMatchObject([{ is_active: 1, auto_renew: 0, next_amount: null }]);
  });
});
