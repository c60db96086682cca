import { fuzzWire } from '../../fuzz/wire.js';
import { startShop, type Shop } from '../../support/shop.js';
import { getOf, say, type Heard } from '../../support/wire.js';

const SEED = 20_261_123;
const REQUESTS = 400;
/** How long this shop waits for a request to arrive. */
const PATIENCE_MS = 800;

describe('an odd address or Host', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ env: { TRUST_PROXY: '1', REQUEST_TIMEOUT_MS: String(PATIENCE_MS) } });
  });
  afterAll(() => shop?.close());

  const ask = (target: string, ...headers: string[]): Promise<Heard> => say(shop.port, getOf(target, ...headers));
  const expectAlive = async (): Promise<void> =>
    expect([shop.api.isOver(), (await ask('/v1/health', 'host: localhost')).status]).toEqual([false, 200]);

  it.each([
    '//',
    '///',
    '/\\',
    '//[',
    '//%00',
    '//user:pw@x/',
    '//evil.example/games',
    '/\\evil.example',
    '/games\\',
    'http://evil.example/',
  ])('GET %s is refused with a sentence, and the server goes on', async (target) => {
    const { status, text } = await ask(target, 'host: localhost', 'accept-language: es');

    expect([status, text]).toEqual([
      400,
      expect.stringContaining(
        '{"message":"No pudimos leer esa dirección. Revisa que esté completa.","code":"unreadable-address"}',
      ),
    ]);
    await expectAlive();
  });

  it.each([
    ['doubled', 'host: localhost', 'Host: localhost'],
    ['doubled otherwise', 'host: localhost', 'HOST: evil.example'],
    ['with marks of HTML', 'host: evil"<'],
    ['with a person', 'host: a:b@c'],
    ['with a port that is none', 'host: x:99999'],
    ['with a path', 'host: x/y'],
    ['with half a bracket', 'host: [::1'],
  ])('a Host %s is refused, at a page and at the API', async (_, ...hosts) => {
    for (const target of ['/', '/games', '/v1/games', '/admin/'])
      expect([target, (await ask(target, ...hosts)).status]).toEqual([target, 400]);
    await expectAlive();
  });

  it.each(['host:', 'host: evil.example', 'host: [::1]:3000', 'host: 127.0.0.1'])(
    'with %s the page calls the shop by its own address all the same',
    async (host) => {
      const { status, text } = await ask('/games', host);

      expect(status).toBe(200);
      expect(text).toContain(`<link rel="canonical" href="${shop.url}/en/games"`);
      expect(text).not.toContain('evil.example');
      await expectAlive();
    },
  );

  it('forwarded by the visitor counts for nothing: only what our own proxy wrote does', async () => {
    const player = await shop.aPlayer();
    for (const forwarded of ['198.51.100.1, 203.0.113.7', '203.0.113.7', '198.51.100.1, nonsense']) {
      await shop.post(
        '/v1/auth',
        { email: player.email, password: 'Ludoteca1', remember_me: false },
        { headers: { 'x-forwarded-for': forwarded } },
      );
    }

    const { rows } = await shop.sql.query<{ network: string }>(
      'select network from access.sign_ins where person_id = $1 order by at desc, id desc limit 3',
      [player.id],
    );
    expect(rows.map(({ network }) => network)).toEqual(['127.0.*.*', '203.0.*.*', '203.0.*.*']);
  });

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nhost: localhost\r\n'],
    [
      'a body',
      'POST /v1/auth HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"a"',
    ],
    [
      'chunks',
      'POST /v1/auth HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n3\r\n{"a\r\n',
    ],
  ])('with %s that never end is cut off', async (_, bytes) => {
    const { status, ms } = await say(shop.port, bytes);

    expect([status, ms < 5 * PATIENCE_MS]).toEqual([408, true]);
    await expectAlive();
  });

  it('with a body that is refused for its size and goes on without end is answered, and cut off', async () => {
    const head =
      'POST /v1/auth HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
    const { status, text, ms } = await say(shop.port, `${head}30000\r\n${'a'.repeat(0x30000)}\r\n30000\r\n`);

    expect([status, text.includes('"code":"too-large"'), ms < 5 * PATIENCE_MS]).toEqual([413, true, true]);
    await expectAlive();
  });

  it('with a connection on which nothing is said is cut off', async () => {
    expect(await say(shop.port, '')).toMatchObject({ status: 0 });
    await expectAlive();
  });

  it('that chance makes neither ends nor slows the server', async () => {
    const report = await fuzzWire(shop, { seed: SEED, requests: REQUESTS });

    expect(report.faults).toEqual([]);
    expect(report.sent).toBe(REQUESTS);
    expect([...report.perStatus.keys()]).toEqual(expect.arrayContaining([200, 400, 404]));
  });
});
