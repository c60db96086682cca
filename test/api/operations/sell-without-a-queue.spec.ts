import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Shop } from '../../support/shop.js';

describe('a shop whose queue cannot be reached', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ env: { REDIS_URL: 'redis://127.0.0.1:1' } });
  });
  afterAll(() => shop.close());

  it('sells, and its receipt arrives all the same, once', async () => {
    const player = await shop.aPlayer();
    const [game] = await shop.games();
    if (!game) throw new Error('nothing is on sale');

    const { orderId } = await player.buys([game]);
    expect(await player.state(orderId)).toBe('AUTHORIZED');
    expect(await player.library()).toEqual([game.slug]);

    await shop.settles();
    expect((await player.mailbox()).filter((mail) => mail.subject.includes('LT-'))).toHaveLength(1);
    await expectInvariants(shop);
  });
});
