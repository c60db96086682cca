import { startShop, type Shop } from '../../support/shop.js';

interface Curriculum {
  objectives: { code: string; key: string; games: number }[];
}
interface Games {
  games: { slug: string }[];
  total: number;
  facets: { subjects: Record<string, number> };
}

describe('looking for games by what the curriculum asks for', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
    await shop.sql.query(
      `update catalog.games set facts = facts || '{"objectives": ["MA03 OA 08", "MA03 OA 11"]}' where slug = 'telar-andino'`,
    );
    await shop.sql.query(
      `update catalog.games set facts = facts || '{"objectives": ["MA03 OA 11"]}' where slug = 'ruta-del-inca'`,
    );
  });
  afterAll(() => shop?.close());

  const naming = async (query: string): Promise<Games> =>
    (await shop.get<Games>(`/v1/games?size=100&objective=${query}`)).body;
  const slugs = ({ games }: Games): string[] => games.map(({ slug }) => slug);

  it('finds those that name the objective, counts with the other filters, and pages like any list', async () => {
    const [one, other] = [await naming('MA03-OA-08'), await naming('MA03-OA-11')];
    expect(slugs(one)).toContain('telar-andino');
    expect(slugs(one)).not.toContain('ruta-del-inca');
    expect(slugs(other)).toEqual(expect.arrayContaining(['telar-andino', 'ruta-del-inca']));
    expect(other.total).toBe(other.games.length);
    expect(other.facets.subjects.history).toBe(1);
    expect(slugs(await naming('MA03-OA-11&subject=history'))).toEqual(['ruta-del-inca']);
    expect(slugs(await naming('MA03-OA-08,MA03-OA-11')).sort()).toEqual(
      [...new Set([...slugs(one), ...slugs(other)])].sort(),
    );
  });

  it('says of each objective how many games name it', async () => {
    const { objectives } = (await shop.get<Curriculum>('/v1/curriculum')).body;
    for (const { key, games } of objectives.filter(({ games: count }) => count > 0))
      expect([key, games]).toEqual([key, (await naming(key)).total]);
    expect(objectives.find(({ code }) => code === 'MA03 OA 08')).toMatchObject({ key: 'MA03-OA-08' });
  });

  it('knows no other objectives', async () => {
    expect((await shop.get('/v1/games?objective=MA99-OA-99')).status).toBe(422);
  });
});
