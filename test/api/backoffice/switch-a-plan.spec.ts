import { days } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { aCode } from '../codes/codes.js';
import { aColleague, Staff } from './console.js';

interface PersonPage {
  plan: {
    subscriptionId: string;
    planId: string;
    status: string;
    active: boolean;
    autoRenew: boolean;
    activeUntil: string | null;
  } | null;
  code?: string;
}

describe('turning a plan on and off from the console', () => {
  let shop: Shop;
  let admin: Staff;
  let ana: Subscriber;
  let ben: Subscriber;
  beforeAll(async () => {
    shop = await startShop({ begins: '2027-01-10T15:00:00.000Z' });
    admin = await Staff.signsIn(shop);
  });
  beforeEach(async () => {
    [ana, ben] = [await Subscriber.withPlan(shop), await Subscriber.withPlan(shop)];
  });
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());
  const locks = (who: Subscriber, isActive: unknown, by: Pick<Staff, 'post'> = admin) =>
    by.post<PersonPage>(`people/${who.player.id}/subscription`, { isActive, reason: 'Lo acordamos por escrito' });
  const games = async (who: Subscriber): Promise<number> => (await who.player.library()).length;

  it('off ends access at once and every later charge; no money moves, and the person reads it', async () => {
    expect(await games(ana)).toBeGreaterThan(0);

    const { status, body } = await locks(ana, false);

    expect([status, body.plan]).toMatchObject([
      200,
      { planId: 'monthly', status: 'ended', active: false, autoRenew: false },
    ]);
    expect([await games(ana), await ana.plan()]).toMatchObject([
      0,
      { status: 'ended', is_active: 0, ended_because: 'staff' },
    ]);
    await shop.timePasses(days(35));
    await shop.settles();
    expect([(await ana.charges()).length, (await ben.charges()).length]).toEqual([1, 2]);
    expect(
      (await ana.mails()).map(({ subject, text }) => [
        subject,
        text.includes('Nuestro equipo terminó hoy tu suscripción'),
      ]),
    ).toEqual([['Tu suscripción terminó', true]]);
    expect([await games(ben), (await ben.mails()).length]).toEqual([expect.any(Number), 0]);
  });

  it('off ends the free periods of a code as well: turned on again, it lasts for what is given', async () => {
    const code = await aCode(shop, { kind: 'plan', percent: undefined, planId: 'monthly', periods: 2 });
    await ana.requests('POST', '/subscribe-with-discount-code', { discountCode: code.text, userId: ana.player.id });
    expect(await ana.plan()).toMatchObject({ free_periods_left: 2 });
    await locks(ana, false);
    const { body } = await locks(ana, true);

    expect(await ana.plan()).toMatchObject({
      free_periods_left: 0,
      active_until: expect.stringContaining(body.plan?.activeUntil?.slice(0, 10) ?? 'a day'),
    });
    expect(await games(ana)).toBeGreaterThan(0);
    await shop.clockReaches(new Date(Date.parse(body.plan?.activeUntil ?? '') + days(1)).toISOString());
    expect([await games(ana), await ana.plan()]).toMatchObject([0, { status: 'ended', is_active: 0 }]);
  });

  it('on gives a period from today for nothing, which ends by itself; its owner may let it go on and pays then', async () => {
    await locks(ana, 0);
    const { body } = await locks(ana, 1);

    expect(body.plan).toMatchObject({ status: 'cancelled', active: true, autoRenew: false });
    expect(await games(ana)).toBeGreaterThan(0);
    expect([(await ana.charges()).length, (await ana.facts('PeriodGiven')).map(({ reason }) => reason)]).toEqual([
      1,
      ['Lo acordamos por escrito'],
    ]);
    expect((await locks(ana, true)).body.plan).toEqual(body.plan);
    await shop.settles();
    expect((await ana.mails()).at(-1)).toMatchObject({
      subject: 'Tu suscripción está activa, sin cobro',
      text: expect.stringMatching(/Nuestro equipo la activó hoy.* no se cobra nada/s),
    });

    expect((await ana.changes('renew')).status).toBe(200);
    await shop.clockReaches(new Date(Date.parse(body.plan?.activeUntil ?? '') + days(1)).toISOString());
    expect([(await ana.charges()).map(({ amount }) => amount), await ana.plan()]).toMatchObject([
      [8_000, 8_000],
      { status: 'active', is_active: 1 },
    ]);

    await locks(ben, false);
    await locks(ben, true);
    await shop.timePasses(days(32));
    await shop.settles();
    expect([(await ben.charges()).length, await ben.plan()]).toMatchObject([
      2,
      { status: 'ended', is_active: 0, ended_because: 'cancelled' },
    ]);
  });

  it('stands in the log of what the team did, with its reason', async () => {
    await locks(ana, false);
    await shop.settles();

    const { body } = await admin.list<{ action: string; reason: string }>('audit', {
      filter: { subjectId: ana.player.id },
    });
    expect(body).toMatchObject([{ action: 'SubscriptionEnded', reason: 'Lo acordamos por escrito' }]);
  });

  it('takes no reason that names the subscriber, for it is kept for ever', async () => {
    const [name] = ana.player.email.split('@');

    expect(
      await admin.post(`people/${ana.player.id}/subscription`, {
        isActive: false,
        reason: `Lo pidió ${name} por teléfono`,
      }),
    ).toMatchObject({ status: 422, body: { code: 'reason-names-person' } });
    expect(await ana.plan()).toMatchObject({ status: 'active', is_active: 1 });
  });

  it('is nothing for the subscriber, for staff without the right, for oneself, nor without a plan or a reason', async () => {
    const reader = await aColleague(shop, admin, 'Lectura de planes', ['console:open', 'person:read']);
    const path = `/v1/admin/people/${ana.player.id}/subscription`;
    const request = { isActive: false, reason: 'Porque sí' };

    for (const player of [ana.player, ben.player, reader]) expect((await player.post(path, request)).status).toBe(403);
    expect((await shop.post(path, request)).status).toBe(401);
    expect(await admin.post(`people/${reader.id}/subscription`, request)).toMatchObject({
      status: 409,
      body: { code: 'subscription-unknown' },
    });
    expect((await admin.post('people/0198a000-0000-7000-8000-000000000000/subscription', request)).status).toBe(404);
    for (const wrong of [
      { isActive: false },
      { isActive: 'perhaps', reason: 'Bien escrito' },
      { reason: 'Bien escrito' },
      {},
    ])
      expect((await admin.post(`people/${ana.player.id}/subscription`, wrong)).status).toBe(422);

    const supporter = await aColleague(shop, admin, 'Soporte de planes', [
      'console:open',
      'person:read',
      'subscription:write',
    ]);
    expect(await supporter.post(`/v1/admin/people/${supporter.id}/subscription`, request)).toMatchObject({
      status: 409,
      body: { code: 'own-subscription' },
    });
    expect(await ana.plan()).toMatchObject({ status: 'active', is_active: 1, auto_renew: 1 });
    expect((await supporter.post(path, request)).status).toBe(200);
  });
});
