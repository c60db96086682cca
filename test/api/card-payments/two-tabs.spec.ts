import { days, minutes } from '../../../api/kernel/instant.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { expectInvariants } from '../../support/invariants.js';
import { REDCOMPRA } from '../../support/cards.js';
import { Payer } from './payer.js';

describe('paying in several places at once', () => {
  let shop: Shop;
  let games: Game[];
  let ana: Payer;
  let debit: string;
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
    ana = await Payer.of(shop);
    debit = await ana.saves(REDCOMPRA);
  });
  beforeEach(() => shop.bank.healed());
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());

  const charged = async (orderId: string): Promise<string[]> => (await ana.charges(orderId)).map(({ state }) => state);

  it('asks the bank once for a click that was made ten times', async () => {
    const { orderId } = await ana.order(games.slice(0, 1));
    await shop.bank.fails('authorize', 'delay', { ms: 500 });
    const { authorize: before = 0 } = await shop.bank.calls();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ana.pays(orderId)));

    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.status).toBe('AUTHORIZED');
    expect(await charged(orderId)).toEqual(['approved']);
    expect((await shop.bank.calls()).authorize).toBe(before + 1);
  });

  it('answers a repeated key with the first result, a declined one too', async () => {
    const { orderId } = await ana.order(games.slice(1, 2));
    await shop.bank.fails('authorize', 'responseCode', { code: -4 });
    const first = await ana.pays(orderId, { key: 'one click' });

    expect((await ana.pays(orderId, { key: 'one click' })).body).toEqual(first.body);
    expect(await charged(orderId)).toEqual(['declined']);
    expect((await ana.pays(orderId, { key: 'another click' })).body.status).toBe('AUTHORIZED');
  });

  it('charges one of two cards that are tried at the same instant', async () => {
    const { orderId } = await ana.order(games.slice(2, 3));
    await shop.bank.fails('authorize', 'delay', { ms: 500 });
    const answers = await Promise.all([ana.pays(orderId), ana.pays(orderId, { card: debit })]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ana.heldByBank(orderId)).toBe(games[2]?.price);
  });

  it('lets the card win over a form that is open elsewhere, whose return takes nothing', async () => {
    const { orderId, token } = await ana.order(games.slice(3, 4));
    expect((await ana.pays(orderId)).body.status).toBe('AUTHORIZED');
    await shop.browserReturns(await shop.bank.play(token, 'pay'));

    expect(await ana.player.state(orderId)).toBe('AUTHORIZED');
    expect(await shop.bank.transaction(token)).toMatchObject({ state: 'bank-passed', calls: {} });
    expect((await shop.attempt(token)).state).toBe('closed');
  });

  it('refuses the card while the form is being paid', async () => {
    const { orderId, token } = await ana.order(games.slice(4, 5));
    const back = await shop.bank.play(token, 'pay');
    await shop.bank.holds('commit');
    const returning = shop.browserReturns(back);
    await shop.bank.held('commit');

    expect(await ana.pays(orderId)).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } });
    await shop.bank.releases();
    await returning;
    expect(await ana.player.state(orderId)).toBe('AUTHORIZED');
    expect(await ana.charges(orderId)).toEqual([]);
  });

  it('charges one of two orders of the same game', async () => {
    const [one, two] = [await ana.order(games.slice(5, 6)), await ana.order(games.slice(5, 6))];
    await shop.bank.fails('authorize', 'delay', { ms: 500 });
    const answers = await Promise.all([ana.pays(one.orderId), ana.pays(two.orderId)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ana.heldByBank(one.orderId)) + (await ana.heldByBank(two.orderId))).toBe(games[5]?.price);
  });

  it('gives money back that a forgotten charge took after the order was paid otherwise', async () => {
    const { orderId } = await ana.order(games.slice(6, 7));
    await shop.bank.fails('authorize', 'applyThenDrop');
    await shop.bank.fails('oneclickStatus', 'http', {
      status: 422,
      message: 'Invalid value for parameter: buy order not found',
      times: 20,
    });
    await ana.pays(orderId);
    for (const step of [minutes(5), minutes(6)]) {
      await shop.timePasses(step);
      await shop.settles();
    }
    expect(await charged(orderId)).toEqual(['closed']);
    expect((await ana.pays(orderId)).body.status).toBe('AUTHORIZED');
    await shop.bank.healed();
    await shop.timePasses(days(1));
    await shop.settles();

    expect(await charged(orderId)).toEqual(['refunded', 'approved']);
    expect(await ana.heldByBank(orderId)).toBe(games[6]?.price);
  });

  it.each([
    [1, 7],
    [3, 9],
  ])('revives an order that nothing else has paid, also on day %i', async (day, game) => {
    const { orderId } = await ana.order(games.slice(game, game + 1));
    await shop.bank.fails('authorize', 'applyThenDrop');
    await shop.bank.fails('oneclickStatus', 'http', {
      status: 422,
      message: 'Invalid value for parameter: buy order not found',
      times: 20,
    });
    await ana.pays(orderId);
    for (const step of [minutes(5), minutes(6), ...Array.from({ length: day - 1 }, () => days(1))]) {
      await shop.timePasses(step);
      await shop.settles();
    }
    expect(await ana.player.state(orderId)).toBe('FAILED');
    await shop.bank.healed();
    await shop.timePasses(days(1));
    await shop.settles();

    expect(await ana.player.state(orderId)).toBe('AUTHORIZED');
    expect(await ana.player.library()).toContain(games[game]?.slug);
  });

  it('gives an approval of another amount back whole', async () => {
    const { orderId } = await ana.order(games.slice(8, 9));
    await shop.bank.fails('authorize', 'oddBody', { body: { buy_order: 'SOMEBODYELSE' } });

    expect((await ana.pays(orderId)).body).toMatchObject({ status: 'REVERSED' });
    await shop.settles();
    expect(await charged(orderId)).toEqual(['refunded']);
    expect(await ana.heldByBank(orderId)).toBe(0);
  });
});
