import { VISA } from '../../support/cards.js';
import { startShop, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';

const ISSUER_SAYS_NO = -4;
const FRAUD_SUSPECTED = -5;

describe('a renewal that the bank declines', () => {
  let shop: Shop;

  beforeEach(async () => {
    shop = await startShop({ begins: '2027-01-10T15:00:00.000Z' });
  });
  afterEach(() => shop.close());

  const declines = (code: number, times: number): Promise<void> =>
    shop.bank.fails('authorize', 'responseCode', { code, times });
  const days = (facts: Record<string, unknown>[], field: string): string[] =>
    facts.map((fact) => String(fact[field]).slice(0, 10));

  it('is tried on days 1, 3, 5 and 7; access lasts through day 10, and every mail says what comes next', async () => {
    const [ana, ben] = [await Subscriber.withPlan(shop), await Subscriber.withPlan(shop)];
    const { rows } = await shop.sql.query<{ username: string }>(
      'select username from cards.enrolments where person_id = $1',
      [ana.player.id],
    );
    await shop.bank.fails('authorize', 'responseCode', { code: ISSUER_SAYS_NO, times: 9, username: rows[0]?.username });

    await shop.clockReaches('2027-02-14T23:00:00.000Z');
    expect(await ana.plan()).toMatchObject({
      status: 'past_due',
      last_decline: 'soft',
      next_try_on: '2027-02-15',
      next_billing_date: '2027-02-15',
    });
    expect(await ben.plan()).toMatchObject({ status: 'active', last_decline: null, next_try_on: null });

    await shop.clockReaches('2027-02-20T23:00:00.000Z');
    expect(days(await ana.facts('PeriodChargeStarted'), 'startedAt').slice(1)).toEqual([
      '2027-02-10',
      '2027-02-11',
      '2027-02-13',
      '2027-02-15',
      '2027-02-17',
    ]);
    expect(await ana.plan()).toMatchObject({
      status: 'past_due',
      is_active: 1,
      grace_until: '2027-02-20',
      active_until: '2027-02-21T03:00:00.000Z',
      next_billing_date: null,
      last_decline: 'soft',
      next_try_on: null,
    });

    await shop.clockReaches('2027-02-21T04:00:00.000Z');
    expect(await ana.plan()).toMatchObject({ status: 'ended', is_active: 0, ended_because: 'unpaid' });
    expect((await ana.charges()).map(({ amount }) => amount)).toEqual([8_000]);
    expect((await ana.mails()).map(({ subject }) => subject)).toEqual([
      'No pudimos renovar tu suscripción',
      'No pudimos renovar tu suscripción',
      'No pudimos renovar tu suscripción',
      'No pudimos renovar tu suscripción',
      'Tu suscripción necesita otra tarjeta',
      'Tu suscripción termina el 20 de febrero de 2027',
      'Tu suscripción terminó',
    ]);
    const [first, , , , last, notice, ended] = await ana.mails();
    expect(first?.text).toContain('Lo intentaremos otra vez el 11 de febrero de 2027');
    for (const mail of [first, last, notice]) expect(mail?.text).toContain(`${shop.url}/subscription-management#card`);
    expect(ended?.text).toContain(`${shop.url}/subscription\n`);
    expect([(await ben.charges()).length, (await ben.mails()).length, (await ben.plan()).status]).toEqual([
      2,
      0,
      'active',
    ]);
  });

  it('is recovered by another card on day 4, once, with the dates as they were', async () => {
    const ana = await Subscriber.withPlan(shop, 'monthly', { language: 'en' });
    await declines(ISSUER_SAYS_NO, 3);
    await shop.clockReaches('2027-02-14T15:00:00.000Z');
    const another = await ana.saves(VISA);

    expect((await ana.changes('card', { payment_method_id: another })).status).toBe(200);
    await shop.settles();

    expect(await ana.plan()).toMatchObject({ status: 'active', next_billing_date: '2027-03-10' });
    expect(await ana.paidPeriods()).toEqual(['2027-01-10/2027-02-10', '2027-02-10/2027-03-10']);
    await shop.clockReaches('2027-03-11T15:00:00.000Z');
    expect([(await ana.charges()).length, (await ana.receipts()).length]).toEqual([3, 3]);
    expect((await ana.mails()).map(({ subject }) => subject)).toEqual([
      'We could not renew your subscription',
      'We could not renew your subscription',
      'We could not renew your subscription',
    ]);
  });

  it('is not tried again with a card that the bank holds back', async () => {
    const ana = await Subscriber.withPlan(shop);
    await declines(FRAUD_SUSPECTED, 1);

    await shop.clockReaches('2027-02-22T15:00:00.000Z');

    expect(await ana.facts('PeriodChargeStarted')).toHaveLength(2);
    expect((await ana.mails()).map(({ subject }) => subject)).toEqual([
      'Tu suscripción necesita otra tarjeta',
      'Tu suscripción termina el 20 de febrero de 2027',
      'Tu suscripción terminó',
    ]);
    expect(await ana.plan()).toMatchObject({ status: 'ended', ended_because: 'unpaid' });
  });

  it('by a card that was deleted at the bank asks for another one', async () => {
    const ana = await Subscriber.withPlan(shop);
    const [card] = await ana.atBank();
    await shop.bank.forgetsCard(card?.tbkUser ?? '');

    await shop.clockReaches('2027-02-11T15:00:00.000Z');

    expect(await ana.plan()).toMatchObject({
      status: 'past_due',
      is_active: 1,
      next_billing_date: null,
      last_decline: 'hard',
      next_try_on: null,
    });
    expect((await ana.cards())[0]).toMatchObject({ usable: false });
    expect((await ana.mails()).map(({ subject }) => subject)).toEqual(['Tu suscripción necesita otra tarjeta']);
  });

  it('warns 14 and 3 days before the next charge to a card that needed a second try', async () => {
    const ana = await Subscriber.withPlan(shop);
    await declines(ISSUER_SAYS_NO, 1);

    await shop.clockReaches('2027-04-11T15:00:00.000Z');

    expect(await ana.facts('RenewalAnnounced')).toMatchObject([
      { daysBefore: 14, chargeOn: '2027-03-10' },
      { daysBefore: 3, chargeOn: '2027-03-10' },
    ]);
    expect((await ana.mails()).map(({ subject }) => subject)).toEqual([
      'No pudimos renovar tu suscripción',
      'Revisa tu tarjeta antes del 10 de marzo de 2027',
      'Revisa tu tarjeta antes del 10 de marzo de 2027',
    ]);
    expect((await ana.charges()).length).toBe(4);
  });
});
