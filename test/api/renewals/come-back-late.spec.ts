import { days } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';
import { Subscriber } from '../../support/subscriber.js';

describe('a shop that was away', () => {
  let shop: Shop;

  beforeEach(async () => {
    shop = await startShop({ begins: '2027-01-10T15:00:00.000Z' });
  });
  afterEach(() => shop.close());

  it('for 40 days charges nobody for days that passed whole, and everybody once for the days that are left', async () => {
    const [ana, yara] = [await Subscriber.withPlan(shop), await Subscriber.withPlan(shop, 'yearly')];
    await shop.clockReaches('2027-02-05T15:00:00.000Z');
    const ben = await Subscriber.withPlan(shop);

    await shop.timePasses(days(40));
    await shop.settles();

    expect((await shop.now()).slice(0, 10)).toBe('2027-03-17');
    expect(await ana.facts('PeriodSkipped')).toMatchObject([{ from: '2027-02-10', until: '2027-03-10' }]);
    expect(await ana.paidPeriods()).toEqual(['2027-01-10/2027-02-10', '2027-03-10/2027-04-10']);
    expect(await ben.paidPeriods()).toEqual(['2027-02-05/2027-03-05', '2027-03-05/2027-04-05']);
    expect([(await ana.charges()).length, (await ben.charges()).length, (await yara.charges()).length]).toEqual([
      2, 2, 1,
    ]);
    expect([...(await ana.mails()), ...(await ben.mails())]).toEqual([]);

    await shop.clockReaches('2027-04-11T15:00:00.000Z');
    expect([(await ana.charges()).length, (await ben.charges()).length]).toEqual([3, 3]);
    const { rows } = await shop.sql.query<{ what: string; n: number }>(
      'select what, count(*)::int as n from renewals.late_work where reported_at is not null group by what order by what',
    );
    expect(rows).toEqual([
      { what: 'charge', n: 2 },
      { what: 'skip', n: 1 },
    ]);
    const staff = await Staff.signsIn(shop);
    const late = (
      await staff.list<{
        what: string;
        personId: string;
        secondsLate: number;
        amount: number | null;
        orderId: string | null;
      }>('late-work', { sort: ['secondsLate', 'DESC'] })
    ).body;
    expect(late.map(({ what }) => what).sort()).toEqual(['charge', 'charge', 'skip']);
    expect(late.find(({ what, personId }) => what === 'charge' && personId === ana.player.id)).toMatchObject({
      amount: 8_000,
      orderId: expect.any(String),
      secondsLate: expect.any(Number),
    });
    expect(late.every(({ secondsLate }) => secondsLate > 3_600)).toBe(true);
    expect((await staff.list('late-work', { filter: { what: 'skip' } })).body).toMatchObject([
      { personId: ana.player.id, amount: null, orderId: null },
    ]);
    await shop.logs(/renewals were late/);
    await expectInvariants(shop);
  });

  it('announces a year of which nobody was told before it charges it three days later, and takes no day of access for that', async () => {
    const ana = await Subscriber.withPlan(shop, 'yearly');
    await shop.clockReaches('2027-12-20T15:00:00.000Z');

    await shop.timePasses(days(40));
    await shop.settles();

    expect(await ana.facts('RenewalAnnounced')).toMatchObject([
      { daysBefore: 3, chargeOn: '2028-02-01', amount: 90_000 },
    ]);
    const [mail, ...more] = await ana.mails();
    expect([mail?.subject, more]).toEqual(['Tu suscripción se renueva el 1 de febrero de 2028', []]);
    expect(mail?.text).toContain('/cancel-subscription?');
    expect([(await ana.charges()).length, await ana.plan()]).toMatchObject([
      1,
      { is_active: 1, next_billing_date: '2028-02-01', next_amount: 90_000 },
    ]);

    await shop.clockReaches('2028-01-31T23:00:00.000Z');
    expect([(await ana.charges()).length, (await ana.plan()).is_active]).toEqual([1, 1]);
    await shop.clockReaches('2028-02-01T13:00:00.000Z');
    expect(await ana.paidPeriods()).toEqual(['2027-01-10/2028-01-10', '2028-01-10/2029-01-10']);
    expect((await ana.mails()).length).toBe(1);
  });

  it('announces no charge again whose day is over', async () => {
    const ana = await Subscriber.withPlan(shop, 'yearly');
    await shop.clockReaches('2027-12-27T15:00:00.000Z');

    await shop.timePasses(days(20));
    await shop.settles();

    expect([(await ana.charges()).length, (await ana.mails()).length]).toEqual([2, 1]);
    expect(await ana.facts('RenewalAnnounced')).toMatchObject([
      { daysBefore: 15 },
      { daysBefore: 3, chargeOn: '2028-01-10' },
    ]);
  });

  it('renews on time, and leaves out a person who was erased', async () => {
    const [ana, ben] = [await Subscriber.withPlan(shop), await Subscriber.withPlan(shop)];
    await shop.post('/v1/privacy/erasure', { password: 'Ludoteca1' }, { token: ben.player.token });

    await shop.clockReaches('2027-02-11T15:00:00.000Z');

    expect((await ana.charges()).length).toBe(2);
    expect((await ben.facts('SubscriptionEnded')).map(({ because }) => because)).toEqual(['person-erased']);
    const { rows } = await shop.sql.query<{ n: number }>(
      `select count(*)::int as n from subscriptions.paid_periods where subscription_id = $1`,
      [ben.subscriptionId],
    );
    expect(rows[0]?.n).toBe(1);
  });
});
