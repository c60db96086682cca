import { minutes } from '../../api/kernel/instant.js';
import { aCode, usesOf } from '../api/codes/codes.js';
import { expectInvariants } from '../support/invariants.js';
import { startShop, type Checkout, type Game, type Player, type Shop } from '../support/shop.js';

/** Where a use of a code is written beside the ordinary purchase, and what the buyer does there. */
const POINTS = [
  ['before-OrderPaid', 'buys for nothing'],
  ['after-OrderPaid', 'buys for nothing'],
  ['before-CodeUsed', 'redeems'],
  ['after-CodeUsed', 'redeems'],
  ['before-AttemptStarted', 'tries again'],
  ['after-AttemptStarted', 'tries again'],
  ['before-PaymentClosed', 'finds no form'],
  ['after-PaymentClosed', 'finds no form'],
] as const;

describe('a use of a code whose server is killed', () => {
  let shop: Shop;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
  });
  afterAll(() => expectInvariants(shop));
  afterAll(() => shop?.close());
  const game = (): Game => games[0] as Game;

  it.each(POINTS)('%s, when a person %s: one use at most, and none that nobody needs', async (point, doing) => {
    const [ana, code] = [
      await shop.aPlayer(),
      await aCode(shop, { uses: 1, percent: doing === 'tries again' || doing === 'finds no form' ? 20 : 100 }),
    ];
    const before = doing === 'tries again' ? await declined(ana, code.text) : '';
    const does = deed(ana, doing, code.text, before);
    await shop.api.diesAt(point);
    if (doing === 'finds no form') await shop.bank.fails('create', 'apiMismatch');
    await does().catch(() => undefined);
    expect(await shop.api.ended).toBeNull();
    await shop.startApi();

    await shop.leasesEnd();
    await shop.timePasses(minutes(25));
    await shop.settles();
    await does();
    if (doing === 'buys for nothing' || doing === 'redeems') expect(await ana.library()).toEqual([game().slug]);
    else expect(await usesOf(shop, code.id)).toMatchObject({ reserved: 1 });
    await shop.timePasses(minutes(25));
    await shop.settles();
    expect((await usesOf(shop, code.id)).reserved).toBeUndefined();
    await expectInvariants(shop, { rebuild: false });
  });

  async function declined(player: Player, code: string): Promise<string> {
    const { token, orderId } = await player.checksOut([game()], { discount_code: code });
    await shop.browserReturns(await shop.bank.play(token, 'reject'));
    return orderId;
  }

  function deed(
    player: Player,
    doing: (typeof POINTS)[number][1],
    code: string,
    orderId: string,
  ): () => Promise<unknown> {
    if (doing === 'redeems')
      return () => player.post('/v1/payment/claim-free', { game_id: game().id, discount_code: code });
    if (doing === 'tries again') return () => player.post<Checkout>(`/v1/payment/order/${orderId}/retry`, {});
    return () => player.post<Checkout>('/v1/payment', { cart: [game().id], discount_code: code });
  }
});
