import { minutes } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';

describe('several attempts at once', () => {
  let shop: Shop;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
    // This bank keeps its forms open for days, so that it can take money after the shop has given up.
    await shop.bank.set({ formMinutes: 5_000, commitWindowMinutes: 5_000 });
  });
  afterEach(() => shop.bank.healed());
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());
  const game = (n: number): Game => games[n % games.length] as Game;
  const retry = async (player: Player, orderId: string): Promise<string> =>
    (await player.post<{ token: string }>(`/v1/payment/order/${orderId}/retry`, {})).body.token;

  it('an open form never blocks paying: the newer one pays, a late return of the older is not committed', async () => {
    const player = await shop.aPlayer();
    const first = await player.checksOut([game(0)]);
    const secondToken = await retry(player, first.orderId);
    const late = await shop.bank.play(first.token, 'pay');
    await shop.browserReturns(await shop.bank.play(secondToken, 'pay'));

    await shop.browserReturns(late);

    expect(await player.state(first.orderId)).toBe('AUTHORIZED');
    expect((await shop.bank.charges()).map((charge) => charge.token)).not.toContain(first.token);
  });

  it('two orders for the same game, returned at the same instant, are paid once', async () => {
    const player = await shop.aPlayer();
    const [one, two] = await Promise.all([player.checksOut([game(1)]), player.checksOut([game(1)])]);
    const backs = await Promise.all([shop.bank.play(one.token, 'pay'), shop.bank.play(two.token, 'pay')]);

    await Promise.all(backs.map((back) => shop.browserReturns(back)));

    const states = await Promise.all([player.state(one.orderId), player.state(two.orderId)]);
    expect(states.sort()).toEqual(['AUTHORIZED', 'FAILED']);
    const taken = (await shop.bank.charges()).filter((charge) => [one.token, two.token].includes(charge.token));
    expect(taken).toHaveLength(1);
  });

  it('money that the bank shows after the order was given up revives the order', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(2)]);
    await shop.timePasses(minutes(21));
    await shop.settles();
    expect(await player.state(orderId)).toBe('FAILED');

    await takenBehindOurBack(shop, token);
    await shop.timePasses(minutes(24 * 60));
    await shop.settles();

    expect(await player.state(orderId)).toBe('AUTHORIZED');
    expect(await player.library()).toEqual([game(2).slug]);
  });

  it('money that the bank shows only days later, after looks that told nothing, revives the order as well', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(4)]);
    for (const pass of [minutes(21), minutes(24 * 60), minutes(24 * 60)]) {
      await shop.timePasses(pass);
      await shop.settles();
    }
    expect(await player.state(orderId)).toBe('FAILED');

    await takenBehindOurBack(shop, token);
    await shop.timePasses(minutes(24 * 60));
    await shop.settles();

    expect(await player.state(orderId)).toBe('AUTHORIZED');
    expect(await player.library()).toEqual([game(4).slug]);
  });

  it('a second approval for the same game goes back whole, even when the refund is lost once', async () => {
    const player = await shop.aPlayer();
    const first = await player.checksOut([game(3)]);
    await shop.timePasses(minutes(21));
    await shop.settles();
    await player.buys([game(3)]);
    await shop.bank.fails('refund', 'applyThenDrop', { token: first.token });

    await takenBehindOurBack(shop, first.token);
    await shop.timePasses(minutes(24 * 60));
    await shop.settles(40_000);

    expect(await player.state(first.orderId)).toBe('REVERSED');
    const charge = (await shop.bank.charges()).find((c) => c.token === first.token);
    expect(charge?.refunded).toBe(charge?.amount);
  });
});

/** The bank took the money although the shop had given the attempt up. */
async function takenBehindOurBack(shop: Shop, token: string): Promise<void> {
  await shop.bank.play(token, 'pay');
  await shop.bank.commits(token);
}
