import { startShop, type Answer, type Game, type Shop } from '../../support/shop.js';
import { Staff } from './console.js';

const reason = 'Así lo pidió el estudio';

interface ConsoleGame extends Game {
  revision: number;
  listed: boolean;
  state: string;
  withdrawnBy: string | null;
  withdrawnBecause: string | null;
  code: string;
  errors: { path: string }[];
}

describe('a game in the console', () => {
  let shop: Shop;
  let staff: Staff;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop();
    staff = await Staff.signsIn(shop);
    games = await shop.games();
  });
  afterAll(() => shop?.close());

  const gameAt = (place: number): Game => {
    const game = games[place];
    if (!game) throw new Error('too little is on sale');
    return game;
  };
  const seen = async (game: Game): Promise<ConsoleGame> => (await staff.get<ConsoleGame>(`games/${game.id}`)).body;
  const prices = (game: Game, body: object): Promise<Answer<ConsoleGame>> =>
    staff.post<ConsoleGame>(`games/${game.id}/price`, body);
  const corrects = (game: Game, body: object): Promise<Answer<ConsoleGame>> =>
    staff.put<ConsoleGame>(`games/${game.id}/texts`, body);
  const lastFact = async (game: Game) => (await shop.facts(`release-${game.id}`)).at(-1);

  it('gets another price by a fact that names its author and the reason', async () => {
    const game = gameAt(0);
    const { status, body } = await prices(game, { price: game.price + 1_000, reason });

    expect([status, body.price]).toEqual([200, game.price + 1_000]);
    expect(await lastFact(game)).toMatchObject({
      type: 'PriceChangeApplied',
      data: { gameId: game.id, price: game.price + 1_000, previously: game.price, reason },
    });
    const { rows } = await shop.sql.query<{ kind: string }>(
      `select meta->'actor'->>'kind' as kind from es.events where stream_id = $1 order by version desc limit 1`,
      [`release-${game.id}`],
    );
    expect(rows[0]?.kind).toBe('staff');
  });

  it('gets other texts in both languages, and keeps what was not sent', async () => {
    const game = gameAt(1);
    const before = await seen(game);
    const title = { es: 'Un título nuevo', en: 'A new title' };
    const { body } = await corrects(game, { title, reason });
    expect(body).toEqual({ ...before, title, revision: before.revision + 1 });
    expect(await lastFact(game)).toMatchObject({ type: 'TextsChanged', data: { reason } });
  });

  it('is taken off sale and put back, at its price', async () => {
    const game = gameAt(2);
    const { body } = await staff.post<ConsoleGame>(`games/${game.id}/withdraw`, { reason });
    expect(body).toMatchObject({ listed: false, state: 'withdrawn', withdrawnBy: 'staff', withdrawnBecause: reason });
    expect((await shop.games()).map(({ id }) => id)).not.toContain(game.id);

    expect((await staff.post<ConsoleGame>(`games/${game.id}/restore`, { reason })).body).toMatchObject({
      ...{ listed: true, state: 'released', withdrawnBy: null, withdrawnBecause: null },
      price: game.price,
    });
    expect((await shop.games()).map(({ id }) => id)).toContain(game.id);
  });

  it.each([
    ['a price of half a peso', prices, { price: 10.5, reason }, 'price'],
    ['a negative price', prices, { price: -1, reason }, 'price'],
    ['no price at all', prices, { price: null, reason }, 'price'],
    ['a price without a reason', prices, { price: 1_000 }, 'reason'],
    ['texts without a reason', corrects, { title: { es: 'a', en: 'b' } }, 'reason'],
    ['a title that is a list', corrects, { title: [], reason }, 'title'],
    ['a subject nobody teaches', corrects, { subjects: ['alchemy'], reason }, 'subjects'],
    ['grades upside down', corrects, { grades: { from: 8, to: 2 }, reason }, 'grades.to'],
  ] as const)('refuses %s and changes nothing', async (_, change, body, path) => {
    const game = gameAt(3);
    const before = await seen(game);
    const refused = await change(game, body);
    expect([refused.status, refused.body.errors[0]?.path]).toEqual([422, path]);
    expect(await seen(game)).toEqual(before);
  });

  it('refuses texts of which one would be empty, and changes nothing', async () => {
    const game = gameAt(3);
    const before = await seen(game);
    const refused = await corrects(game, { title: { es: '', en: 'x' }, reason });
    expect([refused.status, refused.body.code]).toEqual([409, 'draft-incomplete']);
    expect(await seen(game)).toEqual(before);
  });

  it('is found by a word and counted', async () => {
    const game = gameAt(4);
    const { body, headers } = await staff.list<{ id: string }>('games', {
      filter: { q: game.title.es },
      range: [0, 9],
      sort: ['title', 'ASC'],
    });
    expect(body.map(({ id }) => id)).toContain(game.id);
    expect(headers.get('content-range')).toMatch(/^games 0-\d+\/\d+$/);
  });
});
