import pg from 'pg';
import { freePort } from '../../../api/dev/ports.mjs';
import { appUrlOf } from '../../../api/platform/database/app-login.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { dist } from '../../support/dist.js';
import { eventually, startProcess, type Started } from '../../support/process.js';

const OPERATOR_TOKEN = 'known-to-operators-alone';

/** What a production shop must be told; no server listens at these addresses. */
const PRODUCTION = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  REDIS_URL: 'redis://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Ludoteca <shop@example.test>',
  SELLER_NAME: 'Juegos del Sur SpA',
  SELLER_RUT: '76.123.456-0',
  SELLER_ADDRESS: 'Calle Larga 1, Valdivia, Chile',
  SELLER_REPRESENTATIVE: 'Luz Rojas',
  SELLER_EMAIL: 'hola@example.test',
  LOG_LEVEL: 'error',
  GAMES_HOST: 'games.example',
  TRANSBANK_URL: 'http://127.0.0.1:1',
  TRANSBANK_COMMERCE_CODE: '597012345678',
  TRANSBANK_API_KEY: 'not a key of anybody',
  MEDIA_DIR: '.tmp/test-media',
  CARD_KEYS: `k0:${Buffer.alloc(32).toString('base64')}`,
  TRANSBANK_ONECLICK_MALL_CODE: '597012345679',
  TRANSBANK_ONECLICK_STORE_CODE: '597012345680',
  JWT_SECRET: 'a secret that only this test run knows, long enough',
  OPERATOR_TOKEN,
  DRAIN_MS: '0',
};

describe('the server in production', () => {
  let database: TestDatabase;
  let shop: Started;
  let url: string;
  beforeAll(async () => {
    const [fresh, port] = await Promise.all([freshDatabase(), freePort()]);
    database = fresh;
    url = `http://127.0.0.1:${port}`;
    shop = startProcess(dist('main.js'), {
      ...PRODUCTION,
      DATABASE_URL: database.url,
      DATABASE_APP_URL: appUrlOf(database.url),
      PORT: String(port),
      PUBLIC_URL: 'https://shop.example.test',
    });
    await eventually(
      () =>
        fetch(`${url}/v1/health`).then(
          (r) => r.ok,
          () => false,
        ),
      (up) => up || shop.isOver(),
      30_000,
      'the shop',
    );
    if (shop.isOver()) throw new Error(shop.output());
  });
  afterAll(async () => {
    await shop.stop();
    await database.drop();
  });

  it('opens although neither queue nor bank nor post can be reached, and says which', async () => {
    expect((await fetch(`${url}/v1/games`)).status).toBe(200);

    const ready = await fetch(`${url}/v1/health/ready`);
    const report = await fetch(`${url}/v1/health/report`, { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` } });

    expect([ready.status, await ready.json()]).toEqual([200, { ready: true }]);
    expect([report.status, await report.json()]).toEqual([
      200,
      expect.objectContaining({
        checks: expect.objectContaining({
          database: { ok: true },
          queue: { ok: false, why: expect.any(String) },
          provider: { ok: false, why: expect.any(String) },
        }),
      }),
    ]);
  });

  it.each(['/metrics', '/v1/health/report'])('tells %s to its operators alone', async (path) => {
    const statusWith = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(`${url}${path}`, { headers })).status;

    expect(await statusWith({ authorization: `Bearer ${OPERATOR_TOKEN}` })).toBe(200);
    const refused: Record<string, string>[] = [
      {},
      { authorization: 'Bearer' },
      { authorization: `Bearer ${OPERATOR_TOKEN.slice(1)}` },
      { authorization: `Basic ${OPERATOR_TOKEN}` },
      { authorization: OPERATOR_TOKEN },
    ];
    for (const headers of refused) expect(await statusWith(headers)).toBe(404);
  });

  it.each([
    ['POST', '/v1/test/clock'],
    ['GET', '/v1/test/clock'],
    ['GET', '/dev/clock'],
    ['POST', '/dev/clock'],
    ['GET', '/dev/mail'],
    ['GET', '/dev/mail.json'],
    ['GET', '/dev/google?client_id=x&return_to=/login'],
    ['POST', '/dev/google'],
    ['GET', '/dev/google/keys'],
  ])('knows no %s %s', async (method, path) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      ...(method === 'POST' ? { body: '{"offsetMs":1}', headers: { 'content-type': 'application/json' } } : {}),
    });

    expect(answer.status).toBe(404);
  });

  it.each(['/', '/admin/', '/v1/games', '/v1/nothing'])('tells browsers at %s to come by https alone', async (path) => {
    expect((await fetch(`${url}${path}`)).headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('has no demo accounts', async () => {
    const answer = await fetch(`${url}/v1/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@ludoteca.test', password: 'Ludoteca1', remember_me: false }),
    });

    expect(answer.status).toBe(401);
  });

  it('charges no more once more plans want to renew than fell due, and says so', async () => {
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    await owner.query(
      `insert into es.due (key, what, due_at) select 'subscription-' || gen_random_uuid(), 'subscriptions.renewal', now() from generate_series(1, 200)`,
    );
    const waiting = async (): Promise<number> =>
      (await owner.query<{ n: number }>(`select count(*)::int as n from es.due where what = 'subscriptions.renewal'`))
        .rows[0]?.n ?? 0;

    await eventually(
      async () => shop.output(),
      (text) => text.includes('more of this runs than fell due: staff have to look'),
      15_000,
      'the brake',
    );
    const left = await waiting();
    await owner.end();

    expect(left).toBeGreaterThan(100);
  });

  it('ends when it is asked to', async () => {
    shop.child.kill('SIGTERM');

    expect(await shop.ended).toBe(0);
  });
});

describe('a production server that is told too little', () => {
  it('does not start, and names everything at once', async () => {
    const server = startProcess(dist('main.js'), {
      NODE_ENV: 'production',
      PORT: 'many',
      REDIS_URL: 'http://redis',
      DEMO: 'on',
    });

    expect(await server.ended).toBe(1);
    for (const name of [
      'PUBLIC_URL',
      'DATABASE_URL',
      'DATABASE_APP_URL',
      'TRANSBANK_URL',
      'TRANSBANK_COMMERCE_CODE',
      'TRANSBANK_API_KEY',
      'TRANSBANK_ONECLICK_MALL_CODE',
      'SMTP_URL',
      'MAIL_FROM',
      'SELLER_NAME',
      'SELLER_RUT',
      'SELLER_ADDRESS',
      'SELLER_REPRESENTATIVE',
      'SELLER_EMAIL',
      'JWT_SECRET',
      'CARD_KEYS',
      'MEDIA_DIR',
    ]) {
      expect(server.output()).toContain(`${name} is missing`);
    }
    for (const name of ['PORT', 'REDIS_URL', 'DEMO']) expect(server.output()).toContain(`${name} must be`);
  });

  it('does not start as a kind of shop that there is not', async () => {
    const server = startProcess(dist('main.js'), {
      ...PRODUCTION,
      NODE_ENV: 'staging',
      DATABASE_URL: 'postgres://127.0.0.1:1/x',
    });

    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('NODE_ENV must be production, development, test');
  });
});
