import { gunzipSync } from 'node:zlib';
import { PageCache, type Draw, type Page } from './page-cache.js';

const NONCE = /nonce="([^"]+)"/g;

/** Every page but the cart is for everybody, and reads its page number alone. */
function addressRead(address: string): string | null {
  const { origin, pathname, searchParams } = new URL(address);
  const page = searchParams.get('page');
  return pathname === '/cart' ? null : `${origin}${pathname}${page ? `?page=${page}` : ''}`;
}

/** A shop of one window: how often it drew, and what it says. */
function aShop({ status = 200, words = '' } = {}) {
  const drawn: string[] = [];
  const sent: Record<string, string>[] = [];
  const shop = { drawn, sent, status, edition: '1', goOn: Promise.resolve() };
  const draw: Draw = async (request) => {
    sent.push(Object.fromEntries(request.headers));
    const nonce = `secret${drawn.push(request.url)}+/=`;
    await shop.goOn;
    return new Response(
      `<p>${new URL(request.url).pathname} in edition ${shop.edition}${words}</p><script nonce="${nonce}"></script><script nonce="${nonce}"></script>`,
      {
        status: shop.status,
        headers: { 'content-security-policy': `script-src 'self' 'nonce-${nonce}'`, 'set-cookie': 'lang=es' },
      },
    );
  };
  const cache = new PageCache(draw, {
    shared: addressRead,
    language: ({ headers }) => headers.get('accept-language') ?? 'en',
    catalogue: () => Promise.resolve(shop.edition),
  });
  const visit = (path: string, headers: Record<string, string> = {}, zip = false): Promise<Page | null> =>
    cache.find(new Request(`https://shop.example${path}`, { headers }), zip);
  return { shop, cache, visit };
}

describe('a page for everybody', () => {
  it('is drawn once, and every visitor gets a nonce of their own in text and policy', async () => {
    const { shop, visit } = aShop();
    const pages = [await visit('/games?page=2'), await visit('/games?page=2'), await visit('/games?page=2', {}, true)];

    const nonces = pages.map((page, place) => {
      const text = (place === 2 ? gunzipSync(page?.body ?? '') : page?.body)?.toString() ?? '';
      const found = [...new Set([...text.matchAll(NONCE)].map(([, nonce]) => nonce))];
      expect(text).toContain('/games in edition 1');
      expect(page?.headers).toContainEqual(['content-security-policy', `script-src 'self' 'nonce-${found[0]}'`]);
      expect(found).toHaveLength(1);
      return found[0];
    });
    expect(shop.drawn).toEqual(['https://shop.example/games?page=2']);
    expect(new Set(nonces).size).toBe(3);
    expect(nonces.join()).not.toContain('secret');
  });

  it('is drawn from its address and language alone', async () => {
    const { shop, visit } = aShop();
    await visit('/games', {
      'accept-language': 'es',
      cookie: 'known_device=a; lang=es',
      'user-agent': 'Ana',
      'x-forwarded-for': '203.0.113.1',
    });

    expect(shop.sent).toEqual([{ 'accept-language': 'es' }]);
  });

  it('is drawn once for all who come meanwhile', async () => {
    const { shop, visit } = aShop();
    let finish = (): void => undefined;
    shop.goOn = new Promise((resolve) => {
      finish = resolve;
    });
    const visits = Promise.all(Array.from({ length: 50 }, () => visit('/')));
    finish();

    expect((await visits).map((page) => page?.status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(shop.drawn).toHaveLength(1);
  });

  it('is another for another query, language or edition of the catalogue', async () => {
    const { shop, visit } = aShop();
    for (const [path, language] of [
      ['/games', 'es'],
      ['/games?page=2', 'es'],
      ['/games', 'en'],
    ] as const)
      await visit(path, { 'accept-language': language });
    shop.edition = '2';
    const page = await visit('/games', { 'accept-language': 'es' });

    expect(shop.drawn).toHaveLength(4);
    expect(page?.body.toString()).toContain('in edition 2');
  });

  it('can be drawn before anybody asks for it', async () => {
    const { shop, cache, visit } = aShop();
    await cache.warm(['https://shop.example/', 'https://shop.example/games'], ['es', 'en']);
    await visit('/', { 'accept-language': 'es' });
    await visit('/games', { 'accept-language': 'en' }, true);

    expect(shop.drawn).toHaveLength(4);
  });

  it('is kept under the address of each language, too', async () => {
    const { shop, visit } = aShop();
    for (const path of ['/es', '/en', '/es/games', '/en/games/volcan', '/en/cookies', '/es', '/en/games/volcan'])
      expect((await visit(path))?.status).toBe(200);

    expect(shop.drawn).toHaveLength(5);
  });

  it('is drawn without what it does not read, for whoever comes with it', async () => {
    const { shop, visit } = aShop();
    for (const path of ['/games?x=1', '/games?x=2&page=2', '/games', '/games?page=2&utm_source=mail'])
      await visit(path);

    expect(shop.drawn).toEqual(['https://shop.example/games', 'https://shop.example/games?page=2']);
  });

  it('is not kept when it is an error', async () => {
    const { shop, visit } = aShop({ status: 500 });
    await visit('/');

    expect((await visit('/'))?.status).toBe(500);
    expect(shop.drawn).toHaveLength(2);
  });

  it('takes bounded room', async () => {
    const { shop, visit } = aShop({ words: 'x'.repeat(1_000_000) });
    for (let page = 0; page < 40; page++) await visit(`/games?page=${page + 1}`);
    await visit('/games?page=40');
    await visit('/games?page=1');

    expect(shop.drawn).toHaveLength(41);
  });
});

describe('a page for one visitor', () => {
  it('is not kept', async () => expect(await aShop().visit('/cart')).toBeNull());

  it('is what a person with a token asks for', async () =>
    expect(await aShop().visit('/games', { authorization: 'Bearer x' })).toBeNull());
});

describe('a page that is not there', () => {
  it('is drawn once a minute, and pushes out none that is', async () => {
    const { shop, visit } = aShop({ words: 'x'.repeat(100_000) });
    await visit('/games');
    shop.status = 404;
    for (let n = 0; n < 400; n++) expect((await visit(`/games/invented-${n}`))?.status).toBe(404);
    expect(shop.drawn).toHaveLength(401);
    await visit('/games/invented-399');
    await visit('/games');

    expect(shop.drawn).toHaveLength(401);
  });
});
