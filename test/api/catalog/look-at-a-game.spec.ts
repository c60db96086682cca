import { startShop, type Shop } from '../../support/shop.js';

interface GamePage {
  id: string;
  slug: string;
  screenshots: { url: string; language: string }[];
  achievementCount: number;
  similar: { id: string; price: number }[];
  [more: string]: unknown;
}
interface Achievements {
  game: unknown;
  achievements: { id: string; secret: boolean; title: unknown; description: unknown; target: number | null }[];
}
const SLUG = 'volcan-despierto';

describe('looking at a game', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const game = () => shop.get<GamePage>(`/v1/games/${SLUG}`);

  it('tells everything about it, by address and by id alike', async () => {
    const { body, headers } = await game();

    expect(body).toMatchObject({
      slug: SLUG,
      title: { es: 'Volcán despierto', en: expect.any(String) },
      description: { es: expect.stringContaining('\n\n'), en: expect.stringContaining('\n\n') },
      teaches: { es: expect.any(Array), en: expect.any(Array) },
      requirements: { es: expect.any(String), en: expect.any(String) },
      currency: 'CLP',
      price: expect.any(Number),
      releasedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      achievementCount: expect.any(Number),
    });
    expect(headers.get('etag')).toBeTruthy();
    expect((await shop.get(`/v1/games/${body.id}`)).body).toEqual(body);
    expect((await shop.get(`/v1/games/${body.id.toUpperCase()}`)).body).toEqual(body);
  });

  it('has a cover, and three screenshots for each language, that can be seen', async () => {
    const { body } = await game();
    const pictures = [String(body.cover), ...body.screenshots.map(({ url }) => url)];
    const answers = await Promise.all(pictures.map((picture) => shop.get(new URL(picture).pathname)));

    expect(body.screenshots.map(({ language }) => language)).toEqual(['es', 'es', 'es', 'en', 'en', 'en']);
    expect(pictures.map((picture) => new URL(picture).origin)).toEqual(Array(7).fill(shop.url));
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
      [200, expect.stringContaining('image/svg+xml')],
      ...Array(6).fill([200, 'image/webp']),
    ]);
  });

  it('suggests four other games with their prices', async () => {
    const { body } = await game();
    expect(new Set(body.similar.map(({ id }) => id)).size).toBe(4);
    expect(body.similar.map(({ id }) => id)).not.toContain(body.id);
    expect(body.similar.every(({ price }) => Number.isSafeInteger(price))).toBe(true);
  });

  it('keeps the words of secret achievements to itself', async () => {
    const { body } = await shop.get<Achievements>(`/v1/games/${SLUG}/achievements`);
    const { rows } = await shop.sql.query<{
      title: { es: string; en: string };
      description: { es: string; en: string };
    }>(
      'select a.title, a.description from achievements.definitions a join catalog.games g on g.id = a.game_id where g.slug = $1 and a.secret',
      [SLUG],
    );
    const sent = JSON.stringify(body);

    expect(rows.length).toBeGreaterThan(0);
    expect(body.achievements.filter(({ secret }) => secret)).toEqual(
      rows.map(() => ({
        id: expect.any(String),
        kind: expect.any(String),
        secret: true,
        title: null,
        description: null,
        target: null,
        icon: null,
        rarity: null,
        mine: null,
      })),
    );
    for (const words of rows.flatMap(({ title, description }) => [
      ...Object.values(title),
      ...Object.values(description),
    ]))
      expect(sent).not.toContain(words);
    expect(
      body.achievements
        .filter(({ secret }) => !secret)
        .every(({ title, description }) => title !== null && description !== null),
    ).toBe(true);
    expect(body.achievements).toHaveLength((await game()).body.achievementCount);
  });

  it.each([
    '/v1/games/no-such-game',
    '/v1/games/019a9f5e-7c1b-7d3e-8f10-0123456789ab',
    '/v1/games/no-such-game/achievements',
    '/v1/games/%00',
    "/v1/games/'%20or%201=1",
    '/v1/games/constructor',
  ])('says that there is no %s', async (path) => {
    const [spanish, english] = await Promise.all(
      ['es-CL', 'en'].map((language) => shop.get(path, { headers: { 'accept-language': language } })),
    );
    expect(spanish).toMatchObject({
      status: 404,
      body: { code: 'game-unknown', message: 'No encontramos ese juego.' },
    });
    expect(english).toMatchObject({
      status: 404,
      body: { code: 'game-unknown', message: 'We could not find that game.' },
    });
  });
});
