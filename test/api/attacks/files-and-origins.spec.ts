import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rawRequest, type RawReply } from '../../support/raw.js';
import { startShop, type Shop } from '../../support/shop.js';
import { StudioOwner } from '../../support/studios.js';

const SECRET_LINE = 'a line that only this server may read';
const PICTURE = Buffer.from('89504e470d0a1a0a', 'hex');

const STEPS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '..%c0%af',
  '....//',
  './../',
  '%2e./',
  '..;/',
  '//../',
  'pictures/../../',
];

describe('the files of the server', () => {
  let shop: Shop;
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
  beforeAll(async () => {
    mkdirSync(join(folder, 'media/pictures'), { recursive: true });
    writeFileSync(join(folder, 'media/pictures/face.png'), PICTURE);
    writeFileSync(
      join(folder, 'media/drawing.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    writeFileSync(join(folder, 'secret.txt'), SECRET_LINE);
    writeFileSync(join(folder, 'media-secret.txt'), SECRET_LINE);
    shop = await startShop({ env: { MEDIA_DIR: join(folder, 'media') } });
  });
  afterAll(async () => {
    await shop?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are shown where they are meant to be', async () => {
    const { status, headers } = await rawRequest(shop.url, { path: '/media/pictures/face.png' });

    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it.each(STEPS)('cannot be reached by stepping out with %s', async (step) => {
    const targets = ['secret.txt', 'package.json', '.env', 'etc/passwd'];
    const paths = ['/media/', '/media', '/admin/', '/assets/', '/', '/v1/legal/', '/dev/mail/'].flatMap((root) =>
      targets.flatMap((target) => [1, 2, 8].map((times) => `${root}${step.repeat(times)}${target}`)),
    );
    for (const path of [
      ...paths,
      '/media-secret.txt',
      '/media/%2e%2e%2fmedia-secret.txt',
      `/media/${join(folder, 'secret.txt')}`,
      `/media/%00${step}secret.txt`,
    ]) {
      const { status, text } = await rawRequest(shop.url, { path });
      expect([
        path,
        status < 500,
        text.includes(SECRET_LINE) || text.includes('root:x:') || text.includes('"ludoteca"'),
      ]).toEqual([path, true, false]);
    }
  });

  it.each(['/media/', '/media', '/media/pictures', '/media/pictures/', '/admin/assets/', '/assets/'])(
    'are not listed at %s',
    async (path) => {
      const { text } = await rawRequest(shop.url, { path });

      expect(text).not.toMatch(/face\.png|drawing\.svg|Index of/);
    },
  );

  it('that are drawings run no scripts', async () => {
    const { headers } = await rawRequest(shop.url, { path: '/media/drawing.svg' });

    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });
});

describe('a page of another origin', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ env: { RETURN_ORIGINS: 'https://friend.example' } });
  });
  afterAll(() => shop?.close());

  const foreign = (): string[] => [
    'https://evil.example',
    'null',
    `${shop.url}.evil.example`,
    shop.url.replace('127.0.0.1', '127.0.0.1.evil.example'),
    `${shop.url}1`,
    'https://friend.example.evil.example',
    'https://evilfriend.example',
    'http://friend.example',
    'file://',
    '*',
  ];

  it('is never told that it may read an answer', async () => {
    const player = await shop.aPlayer();
    for (const origin of foreign()) {
      for (const [method, path] of [
        ['GET', '/v1/games'],
        ['GET', `/v1/users/${player.id}`],
        ['POST', '/v1/auth'],
        ['GET', '/v1/nothing'],
        ['GET', '/v1/%zz'],
      ] as const) {
        const { headers } = await rawRequest(shop.url, {
          method,
          path,
          headers: { origin, authorization: `Bearer ${player.token}` },
        });
        expect([
          origin,
          path,
          headers['access-control-allow-origin'],
          headers['access-control-allow-credentials'],
        ]).toEqual([origin, path, undefined, undefined]);
      }
      const preflight = await rawRequest(shop.url, {
        method: 'OPTIONS',
        path: '/v1/payment',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      });
      expect([
        origin,
        preflight.headers['access-control-allow-origin'],
        preflight.headers['access-control-allow-headers'],
      ]).toEqual([origin, undefined, expect.anything()]);
    }
  });

  it('that the shop knows may read, and answers are kept apart by origin', async () => {
    for (const origin of [shop.url, 'https://friend.example']) {
      const { headers } = await rawRequest(shop.url, { path: '/v1/games', headers: { origin } });
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(String(headers.vary).toLowerCase()).toContain('origin');
    }
  });
});

describe('the headers of an answer', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const BANNERS = ['server', 'x-powered-by', 'x-aspnet-version', 'via'];

  it.each([
    ['GET', '/v1/health', 200],
    ['GET', '/v1/library', 401],
    ['GET', '/v1/nothing', 404],
    ['POST', '/v1/auth', 422],
    ['GET', '/v1/games/%zz', 400],
    ['GET', '/v1/openapi.json', 200],
    ['DELETE', '/v1/games', 404],
  ])('forbid guessing and framing, and name no software: %s %s', async (method, path, status) => {
    const reply = await rawRequest(shop.url, { method, path });

    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(BANNERS.filter((name) => name in reply.headers)).toEqual([]);
    expect(reply.text).not.toMatch(/fastify|nestjs|node_modules|at \w+ \(|FST_|postgres/i);
  });

  it('keep answers to a person out of every cache', async () => {
    const player = await shop.aPlayer();
    for (const path of [`/v1/users/${player.id}`, '/v1/library', '/v1/orders']) {
      const { headers } = await rawRequest(shop.url, { path, headers: { authorization: `Bearer ${player.token}` } });
      expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
    }
    const signedIn = await shop.post('/v1/auth', { email: player.email, password: 'Ludoteca1' });
    expect(signedIn.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/', '/login', '/admin/'])('let no page frame, watch or name where one comes from: %s', async (path) => {
    const { headers } = await rawRequest(shop.url, { path, headers: { accept: 'text/html' } });

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': expect.stringMatching(/^same-origin/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringMatching(/object-src 'none'.*frame-ancestors 'none'/),
    });
  });

  it.each(['/', '/login', '/admin/'])('let no foreign script into the page %s', async (path) => {
    const { headers } = await rawRequest(shop.url, { path, headers: { accept: 'text/html' } });
    const scripts = /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1] ?? '';

    expect(scripts).toMatch(/'self'|'nonce-/);
    expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*|https?:(?!\/\/)/);
    expect(String(headers['content-security-policy'])).toMatch(/frame-ancestors 'none'/);
    expect(BANNERS.filter((name) => name in headers)).toEqual([]);
  });
});

describe('the size of an answer', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const PLAIN = 'identity';
  const FOREVER = 'public, max-age=31536000, immutable';
  const pathOf = (address: string): string => new URL(address, shop.url).pathname;
  const sent = async (path: string, encodings: string): Promise<{ headers: RawReply['headers']; bytes: Buffer }> => {
    const { status, headers, bytes } = await rawRequest(shop.url, {
      path,
      headers: { accept: '*/*', 'accept-encoding': encodings },
    });
    expect([path, status]).toEqual([path, 200]);
    return { headers, bytes };
  };
  /** Scripts, styles and pictures that a page names, and those that they name in turn. */
  const assetsOf = (text: string, root: string): string[] => [
    ...new Set(
      [...text.matchAll(/["'(]((?:\/|\.\/)?(?:[\w-]+\/)*assets\/[\w.-]+|\.\/[\w.-]+\.(?:js|css))["')]/g)].map(
        ([, name = '']) => new URL(name, `${shop.url}${root}`).pathname,
      ),
    ),
  ];

  it.each(['/games', '/', '/login', '/games/no-such-game'])(
    'of the page %s is a fraction of its text',
    async (path) => {
      const [plain, zipped] = await Promise.all(
        [PLAIN, 'gzip, deflate, br'].map((encodings) =>
          rawRequest(shop.url, { path, headers: { accept: 'text/html', 'accept-encoding': encodings } }),
        ),
      );
      if (!plain || !zipped) throw new Error('there are no answers');

      expect([plain.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual([undefined, 'gzip']);
      expect(String(zipped.headers.vary).toLowerCase()).toContain('accept-encoding');
      expect(zipped.bytes.length).toBeLessThan(plain.bytes.length / 1.8);
      expect(gunzipSync(zipped.bytes).toString()).toContain('</html>');
    },
  );

  it.each([
    ['/games', 5],
    ['/admin/', 2],
  ])('of what the page %s loads is what brotli made of it, and browsers keep it for a year', async (path, least) => {
    const { bytes } = await sent(path, PLAIN);
    const names = assetsOf(bytes.toString(), path);

    expect(names.length).toBeGreaterThanOrEqual(least);
    for (const name of names) {
      const plain = await sent(name, PLAIN);
      expect([name, plain.headers['cache-control']]).toEqual([name, FOREVER]);
      if (!/\.(js|css)$/.test(name) || plain.bytes.length < 1_400) continue;
      const [br, gz] = [await sent(name, 'gzip, deflate, br, zstd'), await sent(name, 'gzip')];
      expect([
        name,
        br.headers['content-encoding'],
        gz.headers['content-encoding'],
        br.headers['content-type'],
      ]).toEqual([name, 'br', 'gzip', plain.headers['content-type']]);
      expect([
        name,
        brotliDecompressSync(br.bytes).equals(plain.bytes),
        gunzipSync(gz.bytes).equals(plain.bytes),
        br.bytes.length < gz.bytes.length,
      ]).toEqual([name, true, true, true]);
    }
  });

  it('of the pictures of the games counts once a year: they are named by their content', async () => {
    const { bytes } = await sent('/games', PLAIN);
    const listed = (await shop.get<{ games: { cover: string; slug: string }[] }>('/v1/games?size=100')).body.games;
    const { slug } = listed[0] ?? { slug: '' };
    const shots = (await shop.get<{ screenshots: { url: string }[] }>(`/v1/games/${slug}`)).body.screenshots;
    const pictures = [...bytes.toString().matchAll(/["'](\/media\/[^"'?]+)/g)].map(([, path = '']) => path);
    const all = new Set([...pictures, ...listed.map(({ cover }) => cover), ...shots.map(({ url }) => url)].map(pathOf));

    expect(pictures.length).toBeGreaterThan(5);
    expect(all.size).toBeGreaterThan(listed.length);
    for (const path of all) {
      const { headers, bytes: picture } = await sent(path, PLAIN);
      expect([path, headers['cache-control']]).toEqual([path, FOREVER]);
      const hash = createHash('sha256').update(picture).digest('hex').slice(0, 16);
      expect(path).toContain(`.${hash}.`);
    }
  });

  it('of a picture under a plain name, as older addresses have it, is asked for again after an hour', async () => {
    const { body } = await shop.get<{ games: { cover: string }[] }>('/v1/games');
    const plain = pathOf(body.games[0]?.cover ?? '').replace(/\.[0-9a-f]{16}\./, '.');
    expect((await sent(plain, PLAIN)).headers['cache-control']).toBe('public, max-age=3600');
    const missing = await rawRequest(shop.url, { path: '/media/games/none/cover.0123456789abcdef.svg' });
    expect([missing.status, missing.headers['cache-control']]).not.toEqual([missing.status, FOREVER]);
  });

  it('of a picture that a studio gave counts once a year too', async () => {
    const owner = await StudioOwner.of(shop);
    const { draft } = (await owner.completes(await owner.begins('year-of-pictures'))) as unknown as {
      draft: { media: { es: { cover: { url: string } } } };
    };
    expect((await sent(pathOf(draft.media.es.cover.url), PLAIN)).headers['cache-control']).toBe(FOREVER);
  });
});

describe('bytes that are no HTTP', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const say = (bytes: string | Buffer): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(shop.port, '127.0.0.1', () => socket.write(bytes));
      let heard = '';
      socket
        .on('data', (chunk) => {
          heard += chunk.toString();
        })
        .on('close', () => resolve(heard))
        .on('error', reject);
    });

  it.each([
    ['a path in Latin-1', Buffer.from('GET /v1/games/\u00e9 HTTP/1.1\r\nhost: x\r\n\r\n', 'latin1'), 400],
    ['no verb', 'NONSENSE\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\n: x\r\n\r\n', 400],
    ['two lengths', 'POST /v1/auth HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello', 400],
    [
      'a length and chunks',
      'POST /v1/auth HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('(%s) get a sentence and the line is closed', async (_, bytes, status) => {
    const heard = await say(bytes);

    expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(heard).toMatch(/\r\n\r\n\{"message":"[A-Z][^"]+\.","code":"[a-z-]+"\}$/);
    expect((await shop.get('/v1/health')).status).toBe(200);
  });

  it('with cookies that a page of the domain heaped up get a page that clears them and leads on', async () => {
    const cookies = Array.from({ length: 8 }, (_, n) => `heaped${n}=${'x'.repeat(3_900)}`).join('; ');
    const heard = await say(`GET /games HTTP/1.1\r\nhost: x\r\ncookie: ${cookies}\r\n\r\n`);

    expect(heard).toMatch(/^HTTP\/1\.1 431 /);
    expect(heard).toContain('\r\nclear-site-data: "cookies"\r\n');
    expect(heard).toMatch(/Lo borramos[^]*<a href="">Seguir[^]*We cleared it[^]*<a href="">Go on/);
    expect((await shop.get('/v1/health')).status).toBe(200);
  });

  it('with megabytes of headers hear the whole page, and no broken line', async () => {
    const cookies = 'x'.repeat(4_000_000);
    for (let times = 0; times < 5; times++) {
      const heard = await say(`GET /games HTTP/1.1\r\nhost: x\r\ncookie: ${cookies}\r\n\r\n`);
      expect(heard).toMatch(/^HTTP\/1\.1 431 [^]*<\/html>\s*$/);
    }
  });
});
