import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';

const UNSUBSCRIBE = '/v1/wishlists/unsubscribe?token=';

interface Covers {
  cover: string;
  coverEn: string | null;
}

interface List {
  games: { gameId: string; slug: string; price: number; listed: boolean }[];
  mails: boolean;
  shareUrl: string | null;
}

describe('a wishlist', () => {
  let shop: Shop;
  let staff: Staff;
  let games: Game[];
  let given = 0;
  beforeAll(async () => {
    shop = await startShop();
    staff = await Staff.signsIn(shop);
    games = await shop.games();
  });
  afterAll(() => shop?.close());

  const aGame = (): Game => games[given++] as Game;
  const listOf = async (player: Player): Promise<List> => (await player.get<List>('/v1/wishlist')).body;
  const wishes = (player: Player, game: { id: string }) =>
    shop.call<List>('PUT', `/v1/wishlist/games/${game.id}`, { token: player.token });
  const forgoes = (player: Player, game: { id: string }) =>
    shop.call<List>('DELETE', `/v1/wishlist/games/${game.id}`, { token: player.token });
  const decides = async (game: Game, what: string, body: object = {}): Promise<void> => {
    const decided = await staff.post(`games/${game.id}/${what}`, { ...body, reason: 'Así lo pidió el estudio' });
    if (decided.status !== 200) throw new Error(JSON.stringify(decided.body));
    await shop.settles();
  };
  const costs = (game: Game, price: number): Promise<void> => decides(game, 'price', { price });
  const news = async (player: Player) => (await player.mailbox()).filter(({ text }) => text.includes(UNSUBSCRIBE));

  it('keeps games, each once, and lets them go; no one else sees it', async () => {
    const [ana, bruno] = [await shop.aPlayer(), await shop.aPlayer()];
    const [first, second] = [aGame(), aGame()];
    await wishes(ana, first);
    await wishes(ana, second);
    expect((await wishes(ana, second)).body.games.map(({ slug }) => slug).sort()).toEqual(
      [first.slug, second.slug].sort(),
    );
    expect(await listOf(bruno)).toEqual({ games: [], mails: true, shareUrl: null });
    await forgoes(bruno, first);
    expect((await listOf(ana)).games).toHaveLength(2);
    expect((await forgoes(ana, first)).body.games.map(({ slug }) => slug)).toEqual([second.slug]);
    expect((await wishes(ana, { id: '0198a000-0000-7000-8000-000000000000' })).status).toBe(404);
    expect((await shop.get('/v1/wishlist')).status).toBe(401);
  });

  it('has the covers of a game in both languages, as the library once it is bought', async () => {
    const ana = await shop.aPlayer();
    const { games: cards } = (await shop.get<{ games: (Game & Covers)[] }>('/v1/games?price=paid&size=100')).body;
    const both = [cards[0], cards[1]] as (Game & Covers)[];
    await shop.sql.query(`update catalog.games set facts = facts - 'coverEn' where id = $1`, [both[1]?.id]);
    const [first, second] = both.map(({ slug, cover, coverEn }) => ({ slug, cover, coverEn }));
    const covers = [first, { ...second, coverEn: null }];
    expect(first?.coverEn).toMatch(/^http.*\/media\//);
    for (const game of both) await wishes(ana, game);
    expect((await listOf(ana)).games).toMatchObject([...covers].reverse());

    await ana.buys(both);
    const { entries } = (await ana.get<{ entries: Covers[] }>('/v1/library')).body;
    expect(entries).toHaveLength(2);
    expect(entries).toEqual(expect.arrayContaining(covers.map((one) => expect.objectContaining(one))));
  });

  it('leaves out what was bought', async () => {
    const ana = await shop.aPlayer();
    const game = aGame();
    await wishes(ana, game);
    await ana.buys([game]);

    expect((await listOf(ana)).games).toEqual([]);
  });

  it('writes of a lower price once, and not of a higher one', async () => {
    const [ana, bruno] = [await shop.aPlayer(), await shop.aPlayer()];
    const [game, other] = [aGame(), aGame()];
    await wishes(ana, game);
    await wishes(bruno, other);
    await costs(game, game.price + 1_000);
    expect(await news(ana)).toEqual([]);
    await costs(game, game.price - 1_000);
    await costs(game, game.price - 1_000);

    expect(await news(ana)).toHaveLength(1);
    expect((await news(ana))[0]?.subject).toMatch(/bajó de precio|costs less/);
    expect(await news(bruno)).toEqual([]);
  });

  it('writes when a game comes back on sale', async () => {
    const ana = await shop.aPlayer();
    const game = aGame();
    await wishes(ana, game);
    await decides(game, 'withdraw');
    expect(await news(ana)).toEqual([]);
    await decides(game, 'restore');
    expect(await news(ana)).toHaveLength(1);
  });

  it('stops writing with one click, without log-in', async () => {
    const [ana, bruno] = [await shop.aPlayer(), await shop.aPlayer()];
    const game = aGame();
    await wishes(ana, game);
    await wishes(bruno, game);
    await costs(game, game.price - 500);
    const mail = (await news(ana))[0];
    const url = /https?:\S+unsubscribe\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    const { pathname, search } = new URL(url);

    expect((await shop.get(pathname + search)).status).toBe(303);
    expect((await listOf(ana)).mails).toBe(true);
    expect((await shop.post(pathname + search, {})).status).toBe(200);
    expect([(await listOf(ana)).mails, (await listOf(bruno)).mails]).toEqual([false, true]);
    expect((await shop.post(`${pathname}?token=AAAAAAAAAAAAAAAAAAAAAA.x`, {})).status).toBe(404);
    await costs(game, game.price - 1_000);
    expect([(await news(ana)).length, (await news(bruno)).length]).toEqual([1, 2]);
  });

  it('is shown by its address, without its person, until that ends', async () => {
    const ana = await shop.aPlayer();
    const game = aGame();
    await wishes(ana, game);
    const { body } = await ana.post<List>('/v1/wishlist/share', {});
    const token = body.shareUrl?.split('/').at(-1) ?? '';
    const shared = await shop.get<{ games: { slug: string }[] }>(`/v1/wishlists/${token}`);

    expect(token.length).toBeGreaterThanOrEqual(24);
    expect(shared.body.games.map(({ slug }) => slug)).toEqual([game.slug]);
    expect(JSON.stringify(shared.body)).not.toMatch(new RegExp(`${ana.id}|${ana.email}`));
    expect((await ana.post<List>('/v1/wishlist/share', {})).body.shareUrl).toBe(body.shareUrl);
    await shop.call('DELETE', '/v1/wishlist/share', { token: ana.token });
    expect((await shop.get(`/v1/wishlists/${token}`)).status).toBe(404);
    expect((await ana.post<List>('/v1/wishlist/share', {})).body.shareUrl).not.toBe(body.shareUrl);
  });
});
