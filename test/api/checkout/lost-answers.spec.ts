import { days, hours, minutes, seconds } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';

describe('answers of the bank that get lost', () => {
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
  const game = (n: number): Game => games[n % games.length] as Game;

  it.each([
    ['dropReply', {}],
    ['http', { status: 401 }],
    ['http', { status: 500 }],
    ['html', { status: 502 }],
    ['apiMismatch', {}],
  ])('no form (%s %j): the cart is told that nothing was charged', async (fault, more) => {
    const player = await shop.aPlayer();
    await shop.bank.fails('create', fault, more);

    const answer = await player.post('/v1/payment', { cart: [game(0).id] });

    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({
      code: 'bank-unavailable',
      message: expect.stringContaining('No se cobró nada'),
    });
    const { orderId } = await player.buys([game(0)]);
    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it('a commit that took the money and never answered becomes paid by asking', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(1)]);
    const back = await shop.bank.play(token, 'pay');
    await shop.bank.fails('commit', 'applyThenDrop', { token });

    await shop.browserReturns(back);

    expect(await player.state(orderId)).toBe('AUTHORIZED');
    expect(await player.library()).toEqual([game(1).slug]);
  });

  it('with the status silent too, the janitor finds out later', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(2)]);
    const back = await shop.bank.play(token, 'pay');
    await shop.bank.fails('commit', 'applyThenDrop', { token });
    await shop.bank.fails('status', 'empty', { token, times: 2 });

    await shop.browserReturns(back);
    expect((await shop.sql.query('select state from payments.payments where token = $1', [token])).rows).toEqual([
      { state: 'unknown' },
    ]);
    for (const pass of [seconds(10), minutes(10)]) {
      await shop.timePasses(pass);
      await shop.settles();
    }

    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it('a commit that never arrived is committed again by the same return', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(3)]);
    const back = await shop.bank.play(token, 'pay');
    await shop.bank.fails('commit', 'dropBeforeApply', { token });

    await shop.browserReturns(back);

    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it('a janitor never commits: what stays in doubt is asked about until day six and then goes to a person', async () => {
    const player = await shop.aPlayer();
    const { token } = await player.checksOut([game(4)]);
    const back = await shop.bank.play(token, 'pay');
    await shop.bank.fails('commit', 'dropBeforeApply', { token, times: 5 });
    await shop.browserReturns(back);
    const commits = (await shop.bank.calls()).commit ?? 0;

    for (const pass of [seconds(10), minutes(2), minutes(30), hours(2), days(1), days(5)]) {
      await shop.timePasses(pass);
      await shop.settles();
    }

    expect((await shop.bank.calls()).commit).toBe(commits);
    expect((await shop.sql.query('select state from payments.payments where token = $1', [token])).rows).toEqual([
      { state: 'needs-person' },
    ]);
    expect(await player.library()).toEqual([]);
    const blocked = await player.post('/v1/payment', { cart: [game(4).id] });
    expect(blocked.body).toMatchObject({ code: 'payment-in-progress' });
  });

  it('code 0 without AUTHORIZED is not paid', async () => {
    const player = await shop.aPlayer();
    const { token } = await player.checksOut([game(5)]);
    const back = await shop.bank.play(token, 'pay');
    await shop.bank.fails('commit', 'oddBody', { token, apply: false, times: 3 });

    await shop.browserReturns(back);

    expect(await player.library()).toEqual([]);
  });

  it('the buyer who cancels while the status is silent is asked about, then told', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(6)]);
    const back = await shop.bank.play(token, 'cancel');
    await shop.bank.fails('status', 'http', { token, status: 500 });

    await shop.browserReturns(back);
    await shop.timePasses(minutes(1));
    await shop.settles();

    expect(await player.state(orderId)).toBe('CANCELED');
  });
});
