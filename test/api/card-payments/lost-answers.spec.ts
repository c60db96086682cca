import { days, minutes } from '../../../api/kernel/instant.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { expectInvariants } from '../../support/invariants.js';
import { REDCOMPRA } from '../../support/cards.js';
import { Payer } from './payer.js';

describe('a charge whose answer is lost', () => {
  let shop: Shop;
  let games: Game[];
  let ana: Payer;
  let berta: Payer;
  beforeAll(async () => {
    shop = await startShop({ env: { TRANSBANK_MOVE_TIMEOUT_MS: '1500', TRANSBANK_STATUS_TIMEOUT_MS: '1000' } });
    games = await shop.games();
    berta = await Payer.of(shop);
  });
  beforeEach(async () => {
    await shop.bank.healed();
    ana = await Payer.of(shop);
  });
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());

  const timePasses = async (...steps: number[]): Promise<void> => {
    for (const step of steps) {
      await shop.timePasses(step);
      await shop.settles();
    }
  };
  const states = async (orderId: string): Promise<string[]> => (await ana.charges(orderId)).map(({ state }) => state);

  it('is asked about at once, and the buyer hears that it was approved', async () => {
    const { orderId } = await ana.order(games.slice(0, 1));
    await shop.bank.fails('authorize', 'applyThenDrop');

    expect((await ana.pays(orderId)).body.status).toBe('AUTHORIZED');
    expect(await ana.heldByBank(orderId)).toBe(games[0]?.price);
    expect((await shop.bank.calls()).authorize).toBe(1);
  });

  it('waits for a bank that tells nothing, keeps everybody else away, and ends as the bank says', async () => {
    const { orderId } = await ana.order(games.slice(1, 2));
    const before = await shop.bank.calls();
    await shop.bank.fails('authorize', 'applyThenDrop');
    await shop.bank.fails('oneclickStatus', 'http', { status: 502, times: 3 });

    expect((await ana.pays(orderId)).body).toMatchObject({
      status: 'PENDING',
      message: expect.stringContaining('No pagues otra vez'),
    });
    expect(await ana.pays(orderId, { card: await ana.saves(REDCOMPRA) })).toMatchObject({
      status: 409,
      body: { code: 'payment-in-progress' },
    });
    expect(await ana.player.post(`/v1/payment/order/${orderId}/retry`, {})).toMatchObject({
      status: 409,
      body: { code: 'payment-in-progress' },
    });
    await timePasses(2_000, 5_000, 10_000, 60_000);

    expect(await ana.player.state(orderId)).toBe('AUTHORIZED');
    expect(await ana.player.library()).toEqual([games[1]?.slug]);
    expect((await shop.bank.calls()).authorize).toBe((before.authorize ?? 0) + 1);
  });

  it('is asked about at once, and the buyer hears that it was declined', async () => {
    const { orderId } = await ana.order(games.slice(2, 3));
    await shop.bank.set({ limits: { perPayment: 100 } });
    await shop.bank.fails('authorize', 'applyThenDrop');
    const { body } = await ana.pays(orderId);
    await shop.bank.set({ limits: { perPayment: 9_999_999 } });

    expect(body).toMatchObject({ status: 'REJECTED', decline: { code: -98, kind: 'limit' } });
    expect(await ana.heldByBank(orderId)).toBe(0);
    expect((await ana.pays(orderId)).body.status).toBe('AUTHORIZED');
  });

  it('counts as not charged only after ten minutes of a bank that does not know it; then it may be paid again', async () => {
    const { orderId } = await ana.order(games.slice(3, 4));
    await shop.bank.fails('authorize', 'dropBeforeApply');

    expect((await ana.pays(orderId)).body.status).toBe('PENDING');
    await timePasses(minutes(5));
    expect(await states(orderId)).toEqual(['unknown']);
    expect(await ana.pays(orderId, { card: await ana.saves(REDCOMPRA) })).toMatchObject({
      status: 409,
      body: { code: 'payment-in-progress' },
    });
    await timePasses(minutes(5), minutes(1));

    expect(await ana.charges(orderId)).toMatchObject([{ state: 'closed', closedBecause: 'never-arrived' }]);
    expect(await ana.player.state(orderId)).toBe('FAILED');
    expect((await ana.pays(orderId)).body.status).toBe('AUTHORIZED');
    const [first, second] = await ana.charges(orderId);
    expect(second?.buyOrder).not.toBe(first?.buyOrder);
  });

  it('of a bank that is too slow is not waited for, and is not sent again', async () => {
    const { orderId } = await ana.order(games.slice(4, 5));
    const before = await shop.bank.calls();
    await shop.bank.fails('authorize', 'applyThenDelay', { ms: 3_000 });

    expect((await ana.pays(orderId)).body.status).toBe('AUTHORIZED');
    expect((await shop.bank.calls()).authorize).toBe((before.authorize ?? 0) + 1);
  });

  it('goes to a person on day six, and nobody is charged meanwhile', async () => {
    const { orderId } = await ana.order(games.slice(5, 6));
    await shop.bank.fails('authorize', 'dropBeforeApply');
    await shop.bank.fails('oneclickStatus', 'http', { status: 503, times: 500 });
    await ana.pays(orderId);
    await timePasses(minutes(20), days(5), days(1));

    expect(await states(orderId)).toEqual(['needs-person']);
    expect((await ana.pays(orderId)).body.status).toBe('PENDING');
    await shop.bank.healed();
  });

  it.each([
    ['nullStatus', {}],
    ['empty', {}],
    ['html', {}],
    ['oddBody', { body: { details: [] } }],
  ])('by a wrong body (%s) proves nothing until the bank is asked', async (fault, more) => {
    const { orderId } = await ana.order(games.slice(6, 7));
    await shop.bank.fails('authorize', fault, { apply: true, ...more });

    expect((await ana.pays(orderId)).body.status).toBe('AUTHORIZED');
    expect(await ana.heldByBank(orderId)).toBe(games[6]?.price);
  });

  it('of another person is none of hers', async () => {
    await shop.bank.fails('authorize', 'dropBeforeApply');
    const { orderId } = await berta.order(games.slice(0, 1));
    await berta.pays(orderId);

    expect((await ana.buys(games.slice(0, 1))).status).toBe('AUTHORIZED');
    await timePasses(minutes(5), minutes(6));
    expect(await berta.player.state(orderId)).toBe('FAILED');
  });
});
