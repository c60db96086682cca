import { startShop, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { requestsRefund, becomes } from '../refunds/returning.js';
import { Staff } from './console.js';

interface Figures {
  today: { orders: number; total: number; refunded: number };
  days: { day: string; orders: number; total: number; refunded: number }[];
  inDoubt: number;
  needPerson: number;
  failedJobs: number;
  queueAnswers: boolean;
  failures: { kind: string; state: string }[];
  undelivered: number;
  undeliveredOrders: { id: string }[];
  failingRenewals: number;
  renewals: { personId: string; decline: string }[];
  feeds: { name: string; status: string; lagEvents: number; lagSeconds: number }[];
}

describe('watching the shop from the console', () => {
  let shop: Shop;
  let staff: Staff;
  beforeAll(async () => {
    shop = await startShop();
    staff = await Staff.signsIn(shop);
  });
  afterAll(() => shop.close());

  const figures = async (): Promise<Figures> => (await staff.get<Figures>('dashboard')).body;

  it('counts what was paid today in Santiago, and nothing that was not', async () => {
    const before = await figures();
    const player = await shop.aPlayer();
    const [first, second, third] = await shop.games();
    if (!first || !second || !third) throw new Error('too little is on sale');
    await player.buys([first, second]);
    await player.buys([third], 'reject');
    await shop.settles();

    const { today, days, feeds, queueAnswers } = await figures();

    expect([today.orders - before.today.orders, today.total - before.today.total]).toEqual([
      1,
      first.price + second.price,
    ]);
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({
      day: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' }).format(new Date()),
      ...today,
    });
    expect(days.map(({ day }) => day)).toEqual([...days.map(({ day }) => day)].sort());
    expect(feeds.length).toBeGreaterThan(0);
    expect(feeds.every((feed) => feed.status === 'running' && feed.lagEvents === 0)).toBe(true);
    expect(queueAnswers).toBe(true);
  });

  it('tells what went back apart from what was sold, on the day on which it went', async () => {
    const before = await figures();
    const [ana, ben] = [await shop.aPlayer(), await shop.aPlayer()];
    const [first, second] = await shop.games();
    if (!first || !second) throw new Error('too little is on sale');
    const { orderId } = await ana.buys([first, second]);
    await ben.buys([first]);
    await shop.settles();
    const sold = first.price + second.price + first.price;
    const back = await requestsRefund(ana, orderId, { lines: [second.id] });
    await becomes(shop, back.body.refundId, 'completed');

    const { today, days } = await figures();
    expect([
      today.orders - before.today.orders,
      today.total - before.today.total,
      today.refunded - before.today.refunded,
    ]).toEqual([2, sold, second.price]);
    expect([days.at(-1)?.refunded, days.at(-2)?.refunded]).toEqual([today.refunded, 0]);

    await shop.timePasses(86_400_000);
    const {
      body: { refundId },
    } = await requestsRefund(
      ben,
      (await ben.get<{ orders: { orderId: string }[] }>('/v1/orders')).body.orders[0]?.orderId ?? '',
    );
    await becomes(shop, refundId, 'completed');
    const later = await figures();
    expect([later.today, later.days.at(-2)]).toMatchObject([
      { orders: 0, total: 0, refunded: first.price },
      { total: today.total, refunded: today.refunded },
    ]);
    await shop.timePasses(-86_400_000);
  });

  it('counts payments in doubt, and the list behind the figure holds them', async () => {
    const before = await figures();
    const player = await shop.aPlayer();
    const { orderId } = await player.checksOut((await shop.games()).slice(0, 1));
    await shop.sql.query(`update payments.payments set state = 'needs-person', in_doubt = true where order_id = $1`, [
      orderId,
    ]);

    const { inDoubt, needPerson } = await figures();
    const [doubtful, stuck] = await Promise.all(
      [{ inDoubt: true }, { needsPerson: true }].map((filter) =>
        staff.list<{ orderId: string }>('payments', { filter }),
      ),
    );

    expect([inDoubt - before.inDoubt, needPerson - before.needPerson]).toEqual([1, 1]);
    expect(doubtful?.body).toHaveLength(inDoubt);
    expect(stuck?.body.map((payment) => payment.orderId)).toContain(orderId);
  });

  it('counts what was given up, and names it', async () => {
    const before = await figures();
    await shop.sql.query(
      `insert into es.effects (effect_id, kind, subject, state, correlation, settled_at) values (gen_random_uuid(), 'mail:receipt', 'an order', 'failed', gen_random_uuid(), now())`,
    );
    const { failedJobs, failures } = await figures();
    expect(failedJobs - before.failedJobs).toBe(1);
    expect(failures[0]).toMatchObject({ kind: 'mail:receipt', state: 'failed' });
  });

  it('counts what is paid and not delivered, unless its money went back', async () => {
    const before = await figures();
    const player = await shop.aPlayer();
    const { orderId } = await player.buys((await shop.games()).slice(0, 2));
    await shop.settles();
    expect((await figures()).undelivered).toBe(before.undelivered);
    await shop.sql.query('delete from library.entitlements where order_id = $1', [orderId]);

    const { undelivered, undeliveredOrders } = await figures();
    expect([undelivered - before.undelivered, undeliveredOrders[0]?.id]).toEqual([1, orderId]);
    await requestsRefund(player, orderId);
    await shop.settles();
    expect((await figures()).undelivered).toBe(before.undelivered);
  });

  it('counts renewals that the bank declined', async () => {
    const before = await figures();
    const ana = await Subscriber.withPlan(shop);
    await shop.sql.query(
      `update subscriptions.subscriptions set last_decline = 'soft', next_try_on = '2027-01-01' where subscription_id = $1`,
      [ana.subscriptionId],
    );

    const { failingRenewals, renewals } = await figures();
    expect(failingRenewals - before.failingRenewals).toBe(1);
    expect(renewals).toContainEqual(expect.objectContaining({ personId: ana.player.id, decline: 'soft' }));
  });
});
