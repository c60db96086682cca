import { endOfAccess, periodAt } from '../../../api/contexts/subscriptions/index.js';
import type { CivilDate } from '../../../api/kernel/calendar.js';
import { days } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { playedFor } from '../../support/play-time.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { Staff } from '../backoffice/console.js';
import { Payer } from '../card-payments/payer.js';
import { aCode, usesOf } from '../codes/codes.js';
import { requestsRefund, becomes, optionsOf, refundsOf } from './returning.js';

describe('giving back what a saved card paid', () => {
  let shop: Shop;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
  });
  afterEach(() => shop.bank.healed());
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());
  const charged = async (orderId: string) => {
    const { rows } = await shop.sql.query<{ buyOrder: string }>(
      'select buy_order as "buyOrder" from payments.payments where order_id = $1',
      [orderId],
    );
    return (await shop.bank.charges()).filter((charge) =>
      rows.some(({ buyOrder }) => buyOrder === charge.parentBuyOrder),
    );
  };
  const [one, two] = [0, 1].map((n) => () => games[n] as Game) as [() => Game, () => Game];

  it('takes one game of two back, then the other, with the bank in parts', async () => {
    const ana = await Payer.of(shop);
    const { orderId } = await ana.buys([one(), two()]);
    await shop.settles();

    expect((await requestsRefund(ana.player, orderId, { lines: [one().id] })).body).toMatchObject({
      state: 'completed',
      how: 'nullified',
    });
    expect(await charged(orderId)).toMatchObject([{ amount: one().price + two().price, refunded: one().price }]);
    expect(await ana.player.library()).toEqual([two().slug]);
    expect((await requestsRefund(ana.player, orderId)).body).toMatchObject({ state: 'completed' });
    expect(await charged(orderId)).toMatchObject([{ refunded: one().price + two().price }]);
  });

  it('whole within three hours, is a reversal; a lost answer is asked about', async () => {
    const ana = await Payer.of(shop);
    const { orderId } = await ana.buys([one()]);
    await shop.settles();
    await shop.bank.fails('oneclickRefund', 'applyThenDrop');

    const { body } = await requestsRefund(ana.player, orderId);
    await becomes(shop, body.refundId, 'completed');

    expect((await refundsOf(ana.player))[0]).toMatchObject({ how: 'reversed' });
    expect(await charged(orderId)).toMatchObject([{ refunded: one().price }]);
  });
});

describe('withdrawing from a plan', () => {
  let shop: Shop;
  let ana: Subscriber;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    ana = await Subscriber.withCard(shop);
    await ana.isSubscribed();
    await shop.settles();
  });
  /** Whether a game of the plan is on the shelf. */
  const plays = async (who: Subscriber): Promise<boolean> => (await who.player.library()).length > 0;
  const order = async (): Promise<string> => {
    const { rows } = await shop.sql.query<{ id: string }>(
      'select order_id as id from ordering.orders where person_id = $1 and plan is not null order by placed_at desc limit 1',
      [ana.player.id],
    );
    return rows[0]?.id ?? '';
  };

  it('within ten days, when nothing of it was played, ends it at once and gives its price back', async () => {
    await shop.timePasses(days(5));

    expect(await optionsOf(ana.player, await order())).toMatchObject([
      { gameId: null, amount: 8_000, basis: 'withdrawal', goodwill: { lostBy: 'plan' } },
    ]);
    expect((await requestsRefund(ana.player, await order())).body).toMatchObject({
      state: 'completed',
      amount: 8_000,
      lines: [{ gameId: null, title: { es: expect.stringContaining('ensual') } }],
    });

    expect(await ana.list()).toMatchObject([{ status: 'ended', is_active: 0 }]);
    await shop.timePasses(days(40));
    await shop.settles();
    expect((await shop.bank.charges()).filter(({ amount, refunded }) => amount > refunded)).toEqual([]);
  });

  it('leaves the free periods of a code: they begin that very day, are told before and after, and nothing is charged when they are over', async () => {
    const code = await aCode(shop, { kind: 'plan', percent: undefined, planId: 'monthly', periods: 2 });
    expect(
      (await ana.requests('POST', '/subscribe-with-discount-code', { discountCode: code.text, userId: ana.player.id }))
        .status,
    ).toBe(200);
    await shop.timePasses(days(5));
    const options = (
      await ana.player.get<{ today: CivilDate; freePeriods: number }>(`/v1/orders/${await order()}/refund-options`)
    ).body;
    const admin = await Staff.signsIn(shop);
    expect([
      options.freePeriods,
      (await admin.post(`orders/${await order()}/refund/preview`, { lines: 'all' })).body.freePeriods,
    ]).toEqual([2, 2]);

    expect((await requestsRefund(ana.player, await order())).body).toMatchObject({ state: 'completed', amount: 8_000 });
    await shop.settles();

    const [firstEnd, end] = [periodAt('monthly', options.today, 0).until, periodAt('monthly', options.today, 1).until];
    expect(await ana.list()).toMatchObject([
      {
        status: 'cancelled',
        is_active: 1,
        auto_renew: 0,
        free_periods_left: 1,
        next_amount: null,
        active_until: endOfAccess(end),
      },
    ]);
    expect(await ana.paidPeriods()).toEqual([`${options.today}/${firstEnd}`]);
    expect(await plays(ana)).toBe(true);
    const mail = (await ana.player.mailbox()).find(({ subject }) => subject.startsWith('Te devolvimos tu dinero'));
    expect(mail?.text).toContain('Los períodos gratis de tu código empezaron ese mismo día');
    expect(
      (await ana.player.get<{ freePeriods: number }>(`/v1/orders/${await order()}/refund-options`)).body.freePeriods,
    ).toBe(0);

    await shop.clockReaches(endOfAccess(firstEnd));
    expect(await ana.paidPeriods()).toEqual([`${options.today}/${firstEnd}`, `${firstEnd}/${end}`]);
    await shop.clockReaches(endOfAccess(end));
    expect(await ana.list()).toMatchObject([{ status: 'ended', is_active: 0, ended_because: 'cancelled' }]);
    expect([await plays(ana), await ana.paid(), await usesOf(shop, code.id)]).toEqual([false, [], { used: 1 }]);
  });

  it('of which only a part of the price goes back, goes on, and its person reads so', async () => {
    const staff = await Staff.signsIn(shop);
    const { body } = await staff.post<{ id: string }>(`orders/${await order()}/refund`, {
      lines: [{ gameId: null, amount: 3_000 }],
      reason: 'Una semana sin servicio',
    });
    await becomes(shop, body.id, 'completed');
    await shop.settles();

    expect((await refundsOf(ana.player))[0]?.lines).toMatchObject([{ gameId: null, amount: 3_000, whole: false }]);
    const mail = (await ana.player.mailbox()).find(({ subject }) => subject.startsWith('Te devolvimos tu dinero'));
    expect([mail?.text.includes('tu plan sigue como antes'), mail?.text.includes('terminó el acceso')]).toEqual([
      true,
      false,
    ]);
    expect(await ana.list()).toMatchObject([{ status: 'active', is_active: 1, auto_renew: 1 }]);
  });

  it('after something of it was played, is a request', async () => {
    const [game] = await shop.games();
    await playedFor(shop, ana.player.id, game?.id ?? '', 3);

    expect(await optionsOf(ana.player, await order())).toMatchObject([
      { basis: 'request', minutesPlayed: 3, withdrawal: { lostBy: 'played' } },
    ]);
    expect((await requestsRefund(ana.player, await order())).body).toMatchObject({ state: 'requested' });
    expect(await ana.list()).toMatchObject([{ is_active: 1 }]);
  });

  it("after eleven days is a request, and no other person's", async () => {
    await shop.timePasses(days(11));
    const bruno = await shop.aPlayer();

    expect(await optionsOf(ana.player, await order())).toMatchObject([
      { basis: 'request', withdrawal: { lostBy: 'too-late' } },
    ]);
    expect((await requestsRefund(bruno, await order())).status).toBe(404);
  });
});
