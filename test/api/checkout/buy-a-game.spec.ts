import { startShop, type Shop } from '../../support/shop.js';

describe('buying a game', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it('puts it into the library and takes the money once', async () => {
    const player = await shop.aPlayer();
    const [game] = await shop.games();
    if (!game) throw new Error('the demo catalogue is empty');

    const { orderId, token } = await player.checksOut([game]);
    const landed = await shop.browserReturns(await shop.bank.play(token, 'pay'));

    expect(landed).toEqual({ status: 303, location: `${shop.url}/postorder?orderId=${orderId}` });
    expect(await player.state(orderId)).toBe('AUTHORIZED');
    expect(await player.library()).toEqual([game.slug]);
    expect((await shop.bank.charges()).map(({ amount }) => amount)).toEqual([game.price]);
  });
});
