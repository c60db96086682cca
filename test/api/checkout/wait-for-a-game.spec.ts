import { isOnlyAnnounced } from '../../support/announced.js';
import { eventually } from '../../support/process.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { StudioOwner } from '../../support/studios.js';
import { Subscriber } from '../../support/subscriber.js';
import { Staff } from '../backoffice/console.js';
import { aCode, usesOf } from '../codes/codes.js';

interface Card extends Game {
  announced: boolean;
  inPlan: boolean;
  developer: { id: string };
}

describe('a game that nobody can play yet', () => {
  let shop: Shop;
  let staff: Staff;
  let ana: Player;
  let coming: Card;
  let free: Card;
  let other: Card;
  beforeAll(async () => {
    shop = await startShop();
    staff = await Staff.signsIn(shop);
    ana = await shop.aPlayer();
    const cards = (await shop.get<{ games: Card[] }>('/v1/games?size=100')).body.games;
    coming = cards.find(({ price, inPlan }) => price > 0 && inPlan) as Card;
    free = cards.find(({ price }) => price === 0) as Card;
    other = cards.find(({ id, price }) => price > 0 && id !== coming.id) as Card;
    await isOnlyAnnounced(shop, coming.id);
    await isOnlyAnnounced(shop, free.id);
  });
  afterAll(() => shop?.close());

  const listed = async (query = ''): Promise<Card[]> =>
    (await shop.get<{ games: Card[] }>(`/v1/games?size=100${query}`)).body.games;
  const countOf = async (table: string): Promise<number> =>
    Number((await shop.sql.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count);
  const refused = { status: 409, body: { code: 'game-not-available-yet' } };

  it('is announced after all that can be played, and found by its name', async () => {
    expect((await listed()).slice(-2).map(({ announced }) => announced)).toEqual([true, true]);
    expect((await listed('&sort=price')).slice(-2).map(({ id }) => id)).toEqual([free.id, coming.id]);
    expect((await listed(`&search=${encodeURIComponent(coming.title.es)}`)).map(({ id }) => id)).toContain(coming.id);
  });

  it('is neither lent nor priced', async () => {
    for (const filter of ['&plan=included', '&price=paid', '&price=free'])
      expect((await listed(filter)).filter(({ id }) => [coming.id, free.id].includes(id))).toEqual([]);
    const subscriber = await Subscriber.withPlan(shop);
    const library = await subscriber.player.library();
    expect(library).not.toContain(coming.slug);
    expect((await ana.get(`/v1/library/${coming.id}/access`)).body).toMatchObject({ playable: false, inPlan: false });
  });

  it('is in no order, alone or beside others, and the buyer reads why', async () => {
    const before = [await countOf('ordering.orders'), await countOf('payments.payments')];
    for (const cart of [[coming.id], [other.id, coming.id]]) {
      const answer = await ana.post<{ message: string; games: string[] }>('/v1/payment', { cart });
      expect(answer).toMatchObject(refused);
      expect(answer.body.message).toContain('todavía no se puede jugar');
      expect(answer.body.games).toEqual([coming.id]);
    }
    expect([await countOf('ordering.orders'), await countOf('payments.payments')]).toEqual(before);
  });

  it('is not claimed, by its having no price or by a code, which stays unused', async () => {
    const code = await aCode(shop, { percent: 100 });
    expect(await ana.post('/v1/payment/claim-free-game', { game_id: free.id })).toMatchObject(refused);
    expect(await ana.post('/v1/payment/claim-free', { game_id: coming.id, discount_code: code.text })).toMatchObject(
      refused,
    );
    expect(await ana.library()).toEqual([]);
    expect(await usesOf(shop, code.id)).toEqual({});
  });

  it('is sold from its first build on, and those who wished for it hear so once', async () => {
    await ana.put(`/v1/wishlist/games/${coming.id}`, {});
    const { body } = await ana.get<{ games: object[] }>('/v1/wishlist');
    expect(body.games).toMatchObject([{ slug: coming.slug, listed: true, announced: true, inPlan: false }]);

    await isGivenOut();
    await eventually(
      () => listed('&plan=included'),
      (games) => games.some(({ id }) => id === coming.id),
      5_000,
      'the catalogue',
    );
    const mails = (await ana.mailbox()).filter(({ text }) => text.includes(`/games/${coming.slug}`));
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(coming.title.es)]);
    const { orderId } = await ana.buys([coming]);
    expect(await ana.state(orderId)).toBe('AUTHORIZED');
  });

  const isGivenOut = async (): Promise<void> => {
    const owner = await StudioOwner.of(shop, coming.developer.id);
    await owner.hasApproved(staff, coming.id, await owner.uploads(coming.id));
  };
});
