import sharp from 'sharp';
import { isOnlyAnnounced } from '../../support/announced.js';
import { startShop, type Shop } from '../../support/shop.js';

const GAME = '/games/volcan-despierto';
const PAGES = [
  '/',
  '/games',
  GAME,
  '/about',
  '/contact',
  '/developer-contact',
  '/subscription',
  '/help',
  '/how-the-money-is-split',
  '/legal',
  '/privacy',
  '/cookies',
  '/refund',
  '/subscriber-agreement',
];

type Facts = Record<string, unknown>;

/** Every part of what a page says of itself. */
const partsOf = (fact: unknown): Facts[] =>
  fact !== null && typeof fact === 'object'
    ? [...(Array.isArray(fact) ? [] : [fact as Facts]), ...Object.values(fact).flatMap(partsOf)]
    : [];

describe('being found', () => {
  let shop: Shop;
  let slug: string;
  beforeAll(async () => {
    shop = await startShop();
    slug = (await shop.games())[0]?.slug ?? '';
  });
  afterAll(() => shop?.close());

  const page = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(shop.url + path, { headers, redirect: 'manual' });
    return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
  };
  const text = async (path: string, headers?: Record<string, string>) => (await page(path, headers)).bytes.toString();
  /** The head of a page as machines read it, without running anything. */
  const headOf = async (path: string, language = 'en') => {
    const html = await text(path, { 'accept-language': language });
    const all = (form: RegExp): string[] => [...html.matchAll(form)].map(([, found = '']) => found);
    const alternate = (language: string) =>
      new RegExp(`<link rel="alternate" hrefLang="${language}" href="([^"]+)"`, 'g');
    return {
      language: all(/<html lang="(\w+)"/g)[0],
      canonical: all(/<link rel="canonical" href="([^"]+)"/g),
      es: all(alternate('es')),
      en: all(alternate('en')),
      other: all(alternate('x-default')),
      description: all(/<meta name="description" content="([^"]+)"/g),
      title: all(/<title>([^<]+)</g),
      shared: all(/<meta property="og:title" content="([^"]+)"/g),
      image: all(/<meta property="og:image" content="([^"]+)"/g),
      facts: all(/<script type="application\/ld\+json">([^<]+)</g).flatMap(
        (json) => (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'],
      ),
    };
  };

  it.each(PAGES)('has an address of %s in each language, to which the plain one leads', async (path) => {
    const end = path === '/' ? '' : path;
    const [es, en] = [`${shop.url}/es${end}`, `${shop.url}/en${end}`];
    for (const [address, browser, language] of [
      [path, 'es', 'es'],
      [path, 'en', 'en'],
      [`/es${end}`, 'en', 'es'],
      [`/en${end}`, 'es', 'en'],
    ] as const) {
      const head = await headOf(address, browser);
      expect(head).toMatchObject({
        language,
        canonical: [language === 'es' ? es : en],
        es: [es],
        en: [en],
        other: [shop.url + path],
      });
      expect(head.title[0]?.length).toBeGreaterThan(10);
      expect(head.description[0]?.length).toBeGreaterThan(20);
    }
  });

  it('gives every page a title of its own, and all that a page says of itself holds together', async () => {
    for (const language of ['es', 'en'] as const) {
      const heads = await Promise.all(
        PAGES.map((path) => headOf(path === '/' ? `/${language}` : `/${language}${path}`, language)),
      );
      const titles = heads.map((head) => head.title[0]);
      expect(new Set(titles).size).toBe(PAGES.length);
      for (const { title, shared, facts } of heads) {
        expect(title[0]).toBe(`${shared[0]} · Ludoteca`);
        const parts = partsOf(facts);
        const named = parts.filter((part) => '@type' in part).map((part) => part['@id']);
        const references = parts.filter((part) => '@id' in part && !('@type' in part)).map((part) => part['@id']);
        expect(references.filter((id) => !named.includes(id))).toEqual([]);
      }
    }
  });

  it('gives every page a picture for sites that show a link to it, in its language', async () => {
    const images = new Set<string>();
    for (const language of ['es', 'en'] as const)
      for (const path of PAGES) {
        const [image = ''] = (await headOf(path === '/' ? `/${language}` : `/${language}${path}`, language)).image;
        expect([path, new URL(image).pathname.slice(0, 9)]).toEqual([path, `/share/${language}`]);
        images.add(new URL(image).pathname);
      }
    expect(images).toContain('/share/es.png');
    for (const image of images) {
      const { status, bytes } = await page(image);
      expect([image, status]).toEqual([image, 200]);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    }
  });

  it('offers a game that can be played, and none that is only announced', async () => {
    const offerOf = async (game: string) => (await headOf(`/es/games/${game}`)).facts[0]?.offers;
    const seller = { '@type': 'Organization', name: 'Ludoteca', url: `${shop.url}/` };
    const { rows } = await shop.sql.query<{ id: string; slug: string }>(
      'select id, slug from catalog.games order by slug',
    );
    const coming = rows.find((row) => row.slug !== slug);
    expect(await offerOf(slug)).toMatchObject({ availability: 'https://schema.org/InStock', seller });
    expect(await offerOf(coming?.slug ?? '')).toMatchObject({ '@type': 'Offer' });
    await isOnlyAnnounced(shop, coming?.id ?? '');
    expect(await offerOf(coming?.slug ?? '')).toBeUndefined();
  });

  it('keeps pages of a person out of it', async () => {
    expect((await page('/es/cart')).status).toBe(404);
    expect(await text('/cart')).toContain('<meta name="robots" content="noindex"');
  });

  it('tells what a game teaches, to whom, for how much, and where it stands', async () => {
    const { facts } = await headOf(`/es/games/${slug}`);
    expect(facts.map((fact) => fact['@type'])).toEqual([
      ['Product', 'VideoGame', 'LearningResource'],
      'BreadcrumbList',
    ]);
    expect(facts[0]).toMatchObject({
      url: `${shop.url}/es/games/${slug}`,
      typicalAgeRange: expect.stringMatching(/^\d+-\d+$/),
      teaches: expect.any(Array),
      educationalAlignment: expect.any(Array),
      offers: { '@type': 'Offer', priceCurrency: 'CLP', price: expect.any(Number) },
    });
    expect((await headOf('/')).facts.map((fact) => fact['@type'])).toEqual(['WebSite', 'Organization']);
  });

  it('draws a picture of each game in each language, as large as sites want it', async () => {
    const { image } = await headOf(`/games/${slug}`, 'es');
    expect(image).toEqual([`${shop.url}/share/es/${slug}.png`]);
    const pictures = await Promise.all(['es', 'en'].map((language) => page(`/share/${language}/${slug}.png`)));
    for (const { status, headers, bytes } of pictures) {
      expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
      expect(bytes.length).toBeLessThan(300_000);
    }
    expect(pictures[0]?.bytes.equals(pictures[1]?.bytes ?? Buffer.of())).toBe(false);
    for (const path of ['/share/fr.png', `/share/fr/${slug}.png`, '/share/es/nothing.png', `/share/es/${slug}.svg`])
      expect((await page(path)).status).toBe(404);
  });

  it('names every public page in both languages, and only addresses that exist', async () => {
    const map = await text('/sitemap.xml');
    expect(await text('/robots.txt')).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
    const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(expect.arrayContaining([`${shop.url}/es`, `${shop.url}/en/games/${slug}`]));
    const spanish = addresses.filter((url) => url.startsWith(`${shop.url}/es`));
    expect(spanish.length * 2).toBe(addresses.length);
    for (const url of spanish) {
      const { status } = await page(url.slice(shop.url.length));
      expect([url, status]).toEqual([url, 200]);
    }
  });

  it('tells feed readers of new games, each under an id of its own for good', async () => {
    const [spanish, english] = await Promise.all(['es', 'en'].map((language) => text(`/feeds/games.${language}.atom`)));
    const idsIn = (feed = ''): string[] => [...feed.matchAll(/<entry><id>([^<]+)<\/id>/g)].map(([, id = '']) => id);
    expect(idsIn(spanish).length).toBeGreaterThan(5);
    expect(idsIn(spanish)).toEqual(idsIn(english));
    for (const id of idsIn(spanish)) expect(id).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    expect(spanish).toContain(`<link rel="alternate" type="text/html" href="${shop.url}/es/games/`);
    expect((await page('/feeds/games.fr.atom')).status).toBe(404);
  });

  it('lets other sites show a card of a game: without scripts or cookies, and nothing else in a frame', async () => {
    const { status, headers, bytes } = await page(`/embed/es/${slug}`);
    expect([status, headers.get('set-cookie')]).toEqual([200, null]);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors \*$/);
    expect(bytes.toString()).not.toContain('<script');
    expect(bytes.toString()).toContain(`href="${shop.url}/es/games/${slug}" target="_blank" rel="noopener"`);
    expect((await page('/es')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await page('/embed/es/nothing')).status).toBe(404);
  });
});
