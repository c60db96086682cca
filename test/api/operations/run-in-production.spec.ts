import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { dist } from '../../support/dist.js';
import { eventually, freePort, startProcess, type Started } from '../../support/process.js';

/** What a production shop must be told; nobody listens at these addresses. */
const PRODUCTION = {
  NODE_ENV: 'production', HOST: '127.0.0.1', REDIS_URL: 'redis://127.0.0.1:1', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Ludoteca <shop@example.test>', LOG_LEVEL: 'error',
  TRANSBANK_URL: 'http://127.0.0.1:1', TRANSBANK_COMMERCE_CODE: '597012345678', TRANSBANK_API_KEY: 'not a key of anybody', MEDIA_DIR: '.tmp/test-media',
  CARD_KEYS: `k0:${Buffer.alloc(32).toString('base64')}`,
  TRANSBANK_ONECLICK_MALL_CODE: '597012345679', TRANSBANK_ONECLICK_STORE_CODE: '597012345680',
  JWT_SECRET: 'a secret that only this test run knows, long enough',
};

describe('the server in production', () => {
  let database: TestDatabase;
  let shop: Started;
  let url: string;
  beforeAll(async () => {
    const [fresh, port] = await Promise.all([freshDatabase(), freePort()]);
    database = fresh;
    url = `http://127.0.0.1:${port}`;
    shop = startProcess(dist('main.js'), { ...PRODUCTION, DATABASE_URL: database.url, PORT: String(port), PUBLIC_URL: url });
    await eventually(() => fetch(`${url}/v1/health`).then((r) => r.ok, () => false), (up) => up || shop.child.exitCode !== null, 30_000, 'the shop');
    if (shop.child.exitCode !== null) throw new Error(shop.output());
  });
  afterAll(async () => {
    await shop.stop();
    await database.drop();
  });

  it('opens although neither queue nor bank nor post can be reached, and says which', async () => {
    expect((await fetch(`${url}/v1/games`)).status).toBe(200);

    const ready = await fetch(`${url}/v1/health/ready`);

    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ ready: false, checks: { database: { ok: true }, queue: { ok: false }, provider: { ok: false } } });
  });

  it.each([['POST', '/v1/test/clock'], ['GET', '/v1/test/clock'], ['GET', '/dev/mail'], ['GET', '/dev/mail.json'], ['GET', '/dev/google?client_id=x&return_to=/login'], ['POST', '/dev/google'], ['GET', '/dev/google/keys']])('knows no %s %s', async (method, path) => {
    const answer = await fetch(`${url}${path}`, { method, ...(method === 'POST' ? { body: '{"offsetMs":1}', headers: { 'content-type': 'application/json' } } : {}) });

    expect(answer.status).toBe(404);
  });

  it('has no demo accounts', async () => {
    const answer = await fetch(`${url}/v1/auth`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'admin@ludoteca.test', password: 'Ludoteca1', remember_me: false }),
    });

    expect(answer.status).toBe(401);
  });

  it('ends when it is asked to', async () => {
    shop.child.kill('SIGTERM');

    expect(await shop.ended).toBe(0);
  });
});

describe('a production server that is told too little', () => {
  it('does not start, and names everything at once', async () => {
    const server = startProcess(dist('main.js'), { NODE_ENV: 'production', PORT: 'many', REDIS_URL: 'http://redis', DEMO: 'on' });

    expect(await server.ended).toBe(1);
    for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'TRANSBANK_URL', 'TRANSBANK_COMMERCE_CODE', 'TRANSBANK_API_KEY', 'TRANSBANK_ONECLICK_MALL_CODE', 'SMTP_URL', 'MAIL_FROM', 'JWT_SECRET', 'CARD_KEYS', 'MEDIA_DIR']) {
      expect(server.output()).toContain(`${name} is missing`);
    }
    for (const name of ['PORT', 'REDIS_URL', 'DEMO']) expect(server.output()).toContain(`${name} must be`);
  });
});
