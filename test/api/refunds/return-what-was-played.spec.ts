import { seconds } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { opens } from '../play/players.js';
import { Tab } from '../play/tabs.js';
import { optionsOf, requestsRefund } from './returning.js';

/** Two hours of heartbeats. */
const LIMIT = 240;
/** A ticket is good for ten minutes. */
const RENEWED_EVERY = 15;

describe('returning a game that was played', () => {
  let shop: Shop;
  let game: Game;
  beforeAll(async () => {
    shop = await startShop();
    [game] = (await shop.games()) as [Game];
  });
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop?.close());

  interface Owner {
    player: Player;
    orderId: string;
    tab: Tab;
  }
  const anOwner = async (): Promise<Owner> => {
    const player = await shop.aPlayer();
    const { orderId } = await player.buys([game]);
    const tab = new Tab(shop, player, game, (await opens(shop, game, player)).body.ticket);
    await tab.beats(0);
    return { player, orderId, tab };
  };
  const playOn = async (owners: Owner[], halfMinutes: number): Promise<void> => {
    for (let n = 1; n <= halfMinutes; n++) {
      await shop.timePasses(seconds(30));
      const answers = await Promise.all(owners.map(({ tab }) => tab.beats()));
      expect(answers.map(({ body }) => body.state)).toEqual(owners.map(() => 'counts'));
      if (n % RENEWED_EVERY > 0) continue;
      for (const { player, tab } of owners) await player.post(`/v1/play/${game.slug}/renew`, { ticket: tab.ticket });
    }
  };
  const minutesInLibrary = async (player: Player): Promise<number | undefined> => {
    const { body } = await player.get<{ entries: { slug: string; playMinutes: number }[] }>('/v1/library');
    return body.entries.find(({ slug }) => slug === game.slug)?.playMinutes;
  };

  it('is done at once below two hours of heartbeats, and from two hours on staff decide', async () => {
    const [ana, beto] = [await anOwner(), await anOwner()];
    await playOn([ana, beto], LIMIT - 1);
    await playOn([beto], 1);

    expect([await minutesInLibrary(ana.player), await minutesInLibrary(beto.player)]).toEqual([119, 120]);
    expect(await optionsOf(ana.player, ana.orderId)).toMatchObject([
      { minutesPlayed: 119, basis: 'goodwill', withdrawal: { lostBy: 'played' }, goodwill: { lostBy: null } },
    ]);
    expect(await optionsOf(beto.player, beto.orderId)).toMatchObject([
      { minutesPlayed: 120, basis: 'request', withdrawal: { lostBy: 'played' }, goodwill: { lostBy: 'played' } },
    ]);

    expect(await requestsRefund(beto.player, beto.orderId, { basis: 'goodwill' })).toMatchObject({
      status: 409,
      body: { code: 'refund-right-lost' },
    });
    expect((await requestsRefund(beto.player, beto.orderId)).body).toMatchObject({ state: 'requested' });
    expect((await requestsRefund(ana.player, ana.orderId)).body).toMatchObject({
      state: 'completed',
      basis: 'goodwill',
      amount: game.price,
    });
    expect([await ana.player.library(), await beto.player.library()]).toEqual([[], [game.slug]]);
    await shop.timePasses(seconds(30));
    expect(await opens(shop, game, ana.player)).toMatchObject({ status: 403 });
    expect((await beto.tab.beats()).body.state).toBe('counts');
  });
});
