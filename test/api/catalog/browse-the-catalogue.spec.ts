import { eventually } from '../../support/process.js';
import { startShop, type Answer, type Shop } from '../../support/shop.js';
import { putOnSale } from './stock.js';

interface Page {
  games: { id: string; slug: string; title: { es: string; en: string }; price: number }[];
  total: number;
  page: number;
  size: number;
  facets: {
    subjects: Record<string, number>;
    grades: Record<string, number>;
    platforms: Record<string, number>;
    languages: Record<string, number>;
    price: { free: number; paid: number };
  };
}

describe('browsing the catalogue', () => {
  let shop: Shop;
  let ids: string[];
  beforeAll(async () => {
    shop = await startShop();
    ids = await putOnSale(shop, [
      {
        slug: 'nuez',
        title: { es: 'Nuez', en: 'Walnut' },
        subjects: ['health', 'arts'],
        grades: [0, 2],
        platforms: ['linux'],
        price: 0,
        releasedOn: '2019-05-01',
      },
      {
        slug: 'nandu',
        title: { es: 'Ñandú', en: 'Rhea' },
        subjects: ['health'],
        grades: [2, 4],
        platforms: ['linux', 'web'],
        languages: ['pt', 'es'],
        price: 1_990,
        releasedOn: '2019-06-01',
      },
      {
        slug: 'arbol',
        title: { es: 'Árbol', en: 'Tree' },
        subjects: ['arts'],
        grades: [11, 12],
        platforms: ['linux'],
        price: 9_990,
        releasedOn: '2019-07-01',
      },
    ]);
    await listed('nuez');
  });
  afterAll(() => shop?.close());

  const page = async (query: string, language = 'es'): Promise<Answer<Page>> =>
    shop.get<Page>(`/v1/games?${query}`, { headers: { 'accept-language': language } });
  const slugs = async (query: string, language?: string): Promise<string[]> =>
    (await page(query, language)).body.games.map(({ slug }) => slug);
  const listed = (slug: string) =>
    eventually(
      () => slugs(`ids=${slug}`),
      (found) => found.includes(slug),
      5_000,
      `${slug} on sale`,
    );
  const ours = 'ids=nuez,nandu,arbol';

  it('shows a card with its price, newest games first', async () => {
    const { body } = await page('size=100');
    const days = (body.games as unknown as { releasedOn: string }[]).map(({ releasedOn }) => releasedOn);

    expect(days).toEqual([...days].sort().reverse());
    expect(body.games.find(({ slug }) => slug === 'nandu')).toEqual({
      id: ids[1],
      slug: 'nandu',
      title: { es: 'Ñandú', en: 'Rhea' },
      summary: { es: 'Ñandú', en: 'Rhea' },
      developer: { id: expect.any(String), name: 'Estudio de prueba' },
      price: 1_990,
      currency: 'CLP',
      subjects: ['health'],
      grades: { from: 2, to: 4 },
      ageRating: 'all',
      platforms: ['linux', 'web'],
      languages: ['pt', 'es'],
      releasedOn: '2019-06-01',
      cover: `${shop.url}/media/games/nandu/cover.svg`,
      coverEn: null,
      announced: false,
      inPlan: false,
    });
  });

  it.each([
    ['subject=arts&platform=linux', ['arbol', 'nuez']],
    ['subject=health,arts&platform=linux', ['arbol', 'nandu', 'nuez']],
    ['subject=health&subject=arts&platform=linux', ['arbol', 'nandu', 'nuez']],
    ['grade=2&platform=linux', ['nandu', 'nuez']],
    ['grade=0&platform=linux', ['nuez']],
    ['price=free&platform=linux', ['nuez']],
    ['price=paid&platform=linux&subject=health', ['nandu']],
    ['language=pt&platform=linux', ['nandu']],
    ['subject=&grade=&price=&sort=&search=&language=pt&platform=linux', ['nandu']],
  ])('filters by %s', async (query, expected) => {
    expect((await slugs(`${query}&size=100`)).filter((slug) => ['nuez', 'nandu', 'arbol'].includes(slug))).toEqual(
      expected,
    );
  });

  it('counts behind each filter what choosing it would show', async () => {
    const { facets } = (await page('platform=linux&subject=arts')).body;
    for (const [subject, count] of Object.entries(facets.subjects))
      expect((await page(`platform=linux&subject=${subject}`)).body.total).toBe(count);
    for (const [grade, count] of Object.entries(facets.grades))
      expect((await page(`platform=linux&subject=arts&grade=${grade}`)).body.total).toBe(count);
    for (const price of ['free', 'paid'] as const)
      expect((await page(`platform=linux&subject=arts&price=${price}`)).body.total).toBe(facets.price[price]);
  });

  it('sorts by price both ways, and by title as the reader sorts', async () => {
    expect(await slugs(`${ours}&sort=price`)).toEqual(['nuez', 'nandu', 'arbol']);
    expect(await slugs(`${ours}&sort=-price`)).toEqual(['arbol', 'nandu', 'nuez']);
    expect(await slugs(`${ours}&sort=title`, 'es')).toEqual(['arbol', 'nuez', 'nandu']);
    expect(await slugs(`${ours}&sort=title`, 'en')).toEqual(['nandu', 'arbol', 'nuez']);
  });

  it('pages through all games once, whatever the order', async () => {
    for (const sort of ['newest', 'price', '-price', 'title']) {
      const { total } = (await page(`sort=${sort}&size=4`)).body;
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(total / 4) }, (_, n) => slugs(`sort=${sort}&size=4&page=${n + 1}`)),
      );
      expect(new Set(pages.flat()).size).toBe(total);
    }
    expect((await page('page=999')).body).toMatchObject({ games: [], page: 999, size: 20, total: expect.any(Number) });
  });

  it('shows named games in the order of their names, whatever else is asked, without those that are not on sale', async () => {
    expect(await slugs(`ids=${ids[2]},no-such-game,nuez,${ids[2]}&price=free`)).toEqual(['arbol', 'nuez']);
    expect((await page('ids=')).body).toMatchObject({ games: [], total: 0 });
  });

  it.each([
    ['size=0', 'size'],
    ['size=101', 'size'],
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1e3', 'page'],
    ['grade=13', 'grade'],
    ['grade=x', 'grade'],
    ['subject=alchemy', 'subject'],
    ['subject=__proto__', 'subject'],
    ['platform=amiga', 'platform'],
    ['language=fr', 'language'],
    ['price=cheap', 'price'],
    ['sort=random', 'sort'],
    ['search=a&search=b', 'search'],
    [`search=${'a'.repeat(101)}`, 'search'],
    [`ids=${'a,'.repeat(101)}`, 'ids'],
  ])('answers %s with what is wrong', async (query, path) => {
    const { status, body } = await shop.get<{ message: string; code: string; errors: { path: string; msg: string }[] }>(
      `/v1/games?${query}`,
      { headers: { 'accept-language': 'es' } },
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'invalid-request',
      message: 'Revisa los datos: algo no tiene la forma esperada.',
      errors: [{ path, msg: expect.any(String) }],
    });
  });

  it.each([
    'page[a]=1',
    'ids[x]=1',
    'search=%00',
    'search=%ff',
    'search=%27%29%7C%28',
    'search=a%3A*%26',
    'search=%25',
    'search=%F0%9F%8C%8B',
    'ids=%00',
    'search=%D9%85%D9%82',
  ])('survives %s', async (query) => {
    expect([200, 422]).toContain((await page(query)).status);
  });

  it('answers a caller who has the page with nothing, until something changes', async () => {
    const query = 'platform=linux&size=3';
    const etag = (await page(query)).headers.get('etag') ?? '';
    const again = (known: string) => shop.get(`/v1/games?${query}`, { headers: { 'if-none-match': known } });

    expect(await again(etag)).toMatchObject({ status: 304, body: '' });
    expect(await again(`"other", ${etag.replace('W/', '')}`)).toMatchObject({ status: 304 });
    expect(await again('"other"')).toMatchObject({ status: 200 });
    await putOnSale(shop, [{ slug: 'pudu', platforms: ['linux'] }]);
    await listed('pudu');
    expect(await again(etag)).toMatchObject({ status: 200 });
  });

  it('sends the same page to those who read gzip and those who do not', async () => {
    const [plain, zipped] = await Promise.all(
      ['identity', 'gzip, deflate, br'].map((encoding) =>
        shop.get<Page>('/v1/games?size=20', { headers: { 'accept-encoding': encoding } }),
      ),
    );

    expect(plain?.headers.get('content-encoding')).toBeNull();
    expect(zipped?.headers.get('content-encoding')).toBe('gzip');
    expect(zipped?.headers.get('vary')).toContain('accept-encoding');
    expect(zipped?.body).toEqual(plain?.body);
  });
});
