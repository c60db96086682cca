import { days, hours, minutes } from '../../../api/kernel/instant.js';
import { startShop, type Shop } from '../../support/shop.js';
import { REDCOMPRA } from '../../support/cards.js';
import { expectInvariants } from '../../support/invariants.js';
import { Subscriber } from '../../support/subscriber.js';
import { Payer } from './payer.js';

describe('a card that is declined again and again', () => {
  let shop: Shop;
  let ana: Payer;
  beforeAll(async () => {
    shop = await startShop();
    ana = await Payer.of(shop);
  });
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());

  it('is tried no more than its brand allows, another one is, and a day later it is again', async () => {
    const { orderId } = await ana.order((await shop.games()).slice(0, 1));
    await shop.bank.fails('authorize', 'responseCode', { code: -4, times: 7 });
    for (let declined = 1; declined <= 7; declined++) expect((await ana.pays(orderId)).body.status).toBe('REJECTED');
    const { authorize } = await shop.bank.calls();

    const refused = await ana.pays(orderId);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'card-tried-too-often',
      expect.stringContaining('otra tarjeta'),
    ]);
    expect((await shop.bank.calls()).authorize).toBe(authorize);

    await shop.timePasses(hours(25));
    await shop.bank.fails('authorize', 'responseCode', { code: -4, times: 1 });
    expect((await ana.pays(orderId)).body.status).toBe('REJECTED');
    expect((await ana.pays(orderId, { card: await ana.saves(REDCOMPRA) })).body.status).toBe('AUTHORIZED');
  });

  it('is tried no more than fifteen times in thirty days', async () => {
    const berta = await Payer.of(shop);
    const { orderId } = await berta.order((await shop.games()).slice(1, 2));
    for (const tries of [5, 5, 5]) {
      await shop.bank.fails('authorize', 'responseCode', { code: -4, times: tries });
      for (let declined = 1; declined <= tries; declined++)
        expect((await berta.pays(orderId)).body.status).toBe('REJECTED');
      await shop.timePasses(days(3));
    }

    expect((await berta.pays(orderId)).body.code).toBe('card-tried-too-often');
    await shop.timePasses(days(22));
    expect((await berta.pays(orderId)).body.status).toBe('AUTHORIZED');
  });

  it.each([
    ['six times today', 6, 5],
    ['never', 0, 10],
  ])(
    'is tried no more than its brand allows when many orders are paid at once: declined before %s',
    async (_when, before, atOnce) => {
      const dora = await Payer.of(shop);
      const games = await shop.games();
      const orders: string[] = [];
      for (let order = 0; order < atOnce; order++)
        orders.push((await dora.order(games.slice(order, order + 1))).orderId);
      await shop.bank.fails('authorize', 'responseCode', { code: -4, times: before + atOnce });
      for (let declined = 0; declined < before; declined++)
        expect((await dora.pays(orders[0] ?? '')).body.status).toBe('REJECTED');
      const { authorize } = await shop.bank.calls();

      const answers = (await Promise.all(orders.map((orderId) => dora.pays(orderId)))).map(
        ({ body }) => body.code ?? body.status,
      );
      await shop.bank.healed();

      expect(answers).toEqual(expect.arrayContaining(['REJECTED', 'card-tried-too-often']));
      expect(answers.filter((answer) => answer === 'REJECTED').length).toBeLessThanOrEqual(7 - before);
      expect((await shop.bank.calls()).authorize).toBeLessThanOrEqual((authorize ?? 0) + 7 - before);
    },
  );

  it('answers both clicks of its last try alike', async () => {
    const elsa = await Payer.of(shop);
    const { orderId } = await elsa.order((await shop.games()).slice(0, 1));
    await shop.bank.fails('authorize', 'responseCode', { code: -4, times: 7 });
    for (let declined = 1; declined <= 6; declined++) await elsa.pays(orderId);

    const clicks = await Promise.all([elsa.pays(orderId), elsa.pays(orderId)]);
    expect(clicks.map(({ body }) => body.status)).toEqual(['REJECTED', 'REJECTED']);
  });

  it('counts the tries whose answer the bank still owes', async () => {
    const flor = await Payer.of(shop);
    const games = await shop.games();
    const { orderId } = await flor.order(games.slice(0, 1));
    await shop.bank.fails('authorize', 'responseCode', { code: -4, times: 6 });
    for (let declined = 1; declined <= 6; declined++) await flor.pays(orderId);
    await shop.bank.fails('authorize', 'applyThenDrop');
    await shop.bank.fails('oneclickStatus', 'http', { times: 20 });
    expect((await flor.pays((await flor.order(games.slice(1, 2))).orderId)).body.status).toBe('PENDING');

    const next = await flor.order(games.slice(2, 3));
    expect((await flor.pays(next.orderId)).body.code).toBe('card-tried-too-often');
    await shop.bank.healed();
    await shop.timePasses(minutes(10));
    await shop.settles();
    expect((await flor.pays(next.orderId)).body.status).toBe('AUTHORIZED');
  });

  it("is not blamed for what the shop's own contract does not allow", async () => {
    const carla = await Payer.of(shop);
    const { orderId } = await carla.order((await shop.games()).slice(2, 3));
    await shop.bank.set({ limits: { perPayment: 100 } });
    for (let refused = 1; refused <= 8; refused++)
      expect((await carla.pays(orderId)).body).toMatchObject({ status: 'REJECTED', decline: { code: -98 } });
    await shop.bank.set({ limits: { perPayment: 9_999_999 } });

    expect((await carla.pays(orderId)).body.status).toBe('AUTHORIZED');
  });
});

describe('a renewal whose card was declined too often that day', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ begins: '2027-01-10T15:00:00.000Z' });
  });
  afterAll(() => shop.close());

  it('waits for the next day, says so, and is paid then', async () => {
    const ana = await Subscriber.withPlan(shop);
    await shop.clockReaches('2027-02-10T11:00:00.000Z');
    const { orderId } = await ana.player.checksOut((await shop.games()).slice(0, 1));
    await shop.bank.fails('authorize', 'responseCode', { code: -4, times: 7 });
    for (let declined = 1; declined <= 7; declined++)
      await ana.player.post('/v1/webpay-oneclick/transactions', {
        tbk_user: ana.card,
        buy_order: orderId,
        details: [],
      });

    await shop.clockReaches('2027-02-10T12:30:00.000Z');
    expect(await ana.plan()).toMatchObject({
      status: 'past_due',
      is_active: 1,
      last_decline: 'soft',
      next_try_on: '2027-02-11',
    });
    await shop.clockReaches('2027-02-11T13:00:00.000Z');

    expect(await ana.plan()).toMatchObject({ status: 'active', is_active: 1 });
    expect(await ana.paidPeriods()).toEqual(['2027-01-10/2027-02-10', '2027-02-10/2027-03-10']);
    const [mail] = (await ana.mails()).filter(({ subject }) => subject.includes('No pudimos renovar'));
    expect(mail?.text).toContain('11 de febrero de 2027');
    expect(mail?.text).not.toContain('No hay una tarjeta que funcione');
    await expectInvariants(shop);
  });
});
