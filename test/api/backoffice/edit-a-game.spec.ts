import { startShop, type Game, type Shop } from '../../support/shop.js';
import { Staff } from './console.js';

describe('editing a game in the console', () => {
  let shop: Shop;
  let staff: Staff;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop();
    staff = await Staff.signsIn(shop);
    games = await shop.games();
  });
  afterAll(() => shop.close());

  const gameAt = (place: number): Game => {
    const game = games[place];
    if (!game) throw new Error('too little is on sale');
    return game;
  };

  it('changes the price by a fact that names its author', async () => {
    const game = gameAt(0);
    const { status, body } = await staff.put(`games/${game.id}`, { price: game.price + 1_000 });

    expect([status, body.price]).toEqual([200, game.price + 1_000]);
    expect((await shop.facts(`game-${game.id}`)).at(-1)).toEqual({
      type: 'GamePriced',
      data: { gameId: game.id, price: game.price + 1_000, previously: game.price },
    });
    const { rows } = await shop.sql.query<{ kind: string }>(
      `select meta->'actor'->>'kind' as kind from es.events where stream_id = $1 order by version desc limit 1`,
      [`game-${game.id}`],
    );
    expect(rows[0]?.kind).toBe('staff');
  });

  it('changes texts in both languages, and leaves alone what was not sent', async () => {
    const game = gameAt(1);
    const before = (await staff.get(`games/${game.id}`)).body;
    const title = { es: 'Un título nuevo', en: 'A new title' };
    const { body } = await staff.put(`games/${game.id}`, { title });
    expect(body).toEqual({ ...before, title });
  });

  it('takes a game off sale', async () => {
    const game = gameAt(2);
    await staff.put(`games/${game.id}`, { listed: false });
    expect((await shop.games()).map(({ id }) => id)).not.toContain(game.id);
  });

  it.each([
    ['a price of half a peso', { price: 10.5 }, 'price'],
    ['a negative price', { price: -1 }, 'price'],
    ['no price at all', { price: null }, 'price'],
    ['an empty title', { title: { es: '', en: 'x' } }, 'title.es'],
    ['a title that is a list', { title: [] }, 'title'],
    ['a subject nobody teaches', { subjects: ['alchemy'] }, 'subjects'],
    ['grades upside down', { grades: { from: 8, to: 2 } }, 'grades.to'],
    ['a day that is none', { releasedOn: '2026-02-31' }, 'releasedOn'],
  ])('refuses %s and changes nothing', async (_, change, path) => {
    const game = gameAt(3);
    const before = (await staff.get(`games/${game.id}`)).body;
    const { status, body } = await staff.put<{ errors: { path: string }[] }>(`games/${game.id}`, change);
    expect([status, body.errors[0]?.path]).toEqual([422, path]);
    expect((await staff.get(`games/${game.id}`)).body).toEqual(before);
  });

  it('finds games by a word and counts them', async () => {
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
