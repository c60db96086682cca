import { minutes } from '../../../api/kernel/instant.js';
import { CardHolder } from '../../support/cards.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { plays } from '../refunds/returning.js';

interface Entry {
  gameId: string;
  slug: string;
  because: string;
  until: string | null;
  renews: boolean;
  playMinutes: number;
}

interface Access {
  playable: boolean;
  because: string | null;
  until: string | null;
  renews: boolean;
  inPlan: boolean;
}

describe('playing the games of a plan', () => {
  let shop: Shop;
  let included: Game[];
  let other: Game;
  beforeAll(async () => {
    shop = await startShop();
    included = (await shop.get<{ games: Game[] }>('/v1/games?plan=included&price=paid&size=100')).body.games;
    other = (await shop.games()).find(({ id }) => !included.some((game) => game.id === id)) as Game;
  });
  afterAll(() => shop?.close());

  const subscribes = async (holder: CardHolder) =>
    holder.player.post<{ subscription: { subscription_id: string } | null; token: string }>(
      '/v1/subscription/oneclick',
      { planId: 'monthly', paymentMethodId: await holder.saves() },
    );
  const isDeclined = async (holder: CardHolder) => {
    await shop.bank.fails('authorize', 'responseCode', { code: -1 });
    return subscribes(holder);
  };
  const aSubscriber = async (): Promise<{ player: Player; id: string }> => {
    const holder = await CardHolder.of(shop);
    const { body } = await subscribes(holder);
    return { player: holder.player, id: body.subscription?.subscription_id ?? '' };
  };
  const library = async (player: Player): Promise<Entry[]> =>
    (await player.get<{ entries: Entry[] }>('/v1/library')).body.entries;
  const access = async (player: Player, game: Game): Promise<Access> =>
    (await player.get<Access>(`/v1/library/${game.id}/access`)).body;
  const change = (player: Player, id: string, what: string) =>
    shop.call('PATCH', `/v1/subscription/${id}/${what}`, { token: player.token, body: {} });
  const activeUntil = async (player: Player): Promise<string> =>
    (await player.get<{ subscription: { active_until: string }[] }>(`/v1/subscription/${player.id}`)).body
      .subscription[0]?.active_until ?? '';

  it('finds all of them in the library at once, and no other person does', async () => {
    const { player: ana } = await aSubscriber();
    const beto = await shop.aPlayer();

    const lent = await library(ana);
    expect(lent.length).toBeGreaterThanOrEqual(included.length);
    expect(lent).toEqual(lent.map((entry) => ({ ...entry, because: 'plan', renews: true })));
    expect(lent.map(({ gameId }) => gameId)).toEqual(expect.arrayContaining(included.map(({ id }) => id)));
    expect(lent.map(({ gameId }) => gameId)).not.toContain(other.id);
    expect(await library(beto)).toEqual([]);
  });

  it('shows how long each was played, by its own player', async () => {
    const [{ player: ana }, { player: beto }] = [await aSubscriber(), await aSubscriber()];
    const [game] = included as [Game];
    await plays(shop, ana, game, 25);

    const minutesOf = async (player: Player): Promise<[number, number[]]> => {
      const entries = await library(player);
      return [
        entries.find(({ gameId }) => gameId === game.id)?.playMinutes ?? -1,
        entries.filter(({ gameId }) => gameId !== game.id).map(({ playMinutes }) => playMinutes),
      ];
    };
    expect(await minutesOf(ana)).toEqual([25, Array(included.length - 1).fill(0)]);
    expect((await minutesOf(beto))[0]).toBe(0);
  });

  it('is told of a game whether it may be played, why and until when', async () => {
    const { player: ana } = await aSubscriber();
    const beto = await shop.aPlayer();
    const [game] = included as [Game];

    expect(await access(ana, game)).toMatchObject({
      playable: true,
      because: 'plan',
      until: await activeUntil(ana),
      renews: true,
      inPlan: true,
    });
    expect(await access(ana, other)).toMatchObject({ playable: false, because: null, until: null, inPlan: false });
    expect(await access(beto, game)).toMatchObject({ playable: false, because: null, inPlan: true });
    expect((await ana.get('/v1/library/0198a000-0000-7000-8000-000000000000/access')).status).toBe(404);
    expect((await shop.get(`/v1/library/${game.id}/access`)).status).toBe(401);
  });

  it('has none of them while the bank has not paid', async () => {
    const holder = await CardHolder.of(shop);
    const { status, body } = await isDeclined(holder);

    expect([status, body.subscription]).toEqual([200, null]);
    expect(await library(holder.player)).toEqual([]);
  });

  it('cannot pay a declined period as if it were a purchase of games', async () => {
    const holder = await CardHolder.of(shop);
    const { body } = await isDeclined(holder);

    expect((await holder.player.get(`/v1/payment/order/${body.token}`)).body).toMatchObject({
      status: 'REJECTED',
      retryable: false,
      plan: { planId: 'monthly', period: 0 },
    });
    expect(await holder.player.post(`/v1/payment/order/${body.token}/retry`, {})).toMatchObject({
      status: 409,
      body: { code: 'order-of-a-plan' },
    });
  });

  it('keeps a game that was bought beside the plan, for good', async () => {
    const { player: ana, id } = await aSubscriber();
    const [game] = included as [Game];
    await ana.buys([game]);
    await change(ana, id, 'cancel');

    expect((await library(ana)).filter(({ gameId }) => gameId === game.id)).toEqual([
      expect.objectContaining({ because: 'purchase', until: null, renews: false }),
    ]);
    await shop.clockReaches(await activeUntil(ana));

    expect((await library(ana)).map(({ gameId, because }) => [gameId, because])).toEqual([[game.id, 'purchase']]);
    expect(await access(ana, game)).toMatchObject({ playable: true, because: 'purchase' });
  });

  it('loses them on the second when the cancelled time is over, whether or not any work was done', async () => {
    const { player: ana, id } = await aSubscriber();
    await change(ana, id, 'cancel');
    const until = await activeUntil(ana);
    const [game] = included as [Game];
    expect(await access(ana, game)).toMatchObject({ playable: true, until, renews: false });
    await shop.sql.query(`update es.due set due_at = due_at + interval '40 days'`);

    const left = Date.parse(until) - Date.parse(await shop.now());
    await shop.timePasses(left - minutes(1));
    expect((await library(ana)).length).toBeGreaterThan(0);
    await shop.timePasses(minutes(1));

    expect(await library(ana)).toEqual([]);
    expect(await access(ana, game)).toMatchObject({ playable: false, because: null });
  });
});
