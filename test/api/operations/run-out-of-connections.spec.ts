import type pg from 'pg';
import { expectInvariants } from '../../support/invariants.js';
import { eventually } from '../../support/process.js';
import { startShop, type Answer, type Shop } from '../../support/shop.js';

const CONNECTIONS = 4;
const WAIT_MS = 400;

describe('a server whose connections to the database are all in use', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({
      apart: true,
      env: { DATABASE_POOL_SIZE: String(CONNECTIONS), DATABASE_WAIT_MS: String(WAIT_MS) },
    });
  });
  afterAll(() => shop?.close());

  const waiting = async (): Promise<number> =>
    Number(
      (
        await shop.sql.query<{ n: string }>(
          `select count(*) as n from pg_locks where not granted and relation = 'access.budgets'::regclass`,
        )
      ).rows[0]?.n,
    );

  /** Requests that hold every connection of the server, and how to let them go. */
  async function allConnectionsWait(): Promise<{ answers: Promise<Answer[]>; goOn: () => Promise<void> }> {
    const lock: pg.PoolClient = await shop.sql.connect();
    await lock.query('begin; lock table access.budgets');
    const answers = Promise.all(
      Array.from({ length: CONNECTIONS }, (_, n) =>
        shop.post('/v1/auth', { email: `stranger${n}@example.test`, password: 'Ludoteca1', remember_me: false }),
      ),
    );
    await eventually(waiting, (count) => count === CONNECTIONS, 15_000, 'the requests that wait');
    return {
      answers,
      goOn: async () => {
        await lock.query('rollback');
        lock.release();
      },
    };
  }

  it('tells the next visitors in their language when to come back, while all are in use, and serves on once one is free', async () => {
    const player = await shop.aPlayer();
    const [game] = await shop.games();
    if (!game) throw new Error('nothing is on sale');
    const { answers, goOn } = await allConnectionsWait();

    const refused = await Promise.all([
      shop.get(`/v1/games/${game.slug}`, { headers: { 'accept-language': 'es' } }),
      shop.get(`/v1/games/${game.slug}`, { headers: { 'accept-language': 'en' } }),
      player.post('/v1/payment', { cart: [game.id] }),
    ]);
    const alive = await shop.get('/v1/health');
    const full = await shop.get('/v1/health/ready');
    await goOn();

    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [503, '5'],
      [503, '5'],
      [503, '5'],
    ]);
    expect(refused.map(({ body }) => body.message)).toEqual([
      'La tienda no puede atender por unos segundos. Prueba otra vez en un momento.',
      'The shop cannot answer for some seconds. Try again in a moment.',
      'La tienda no puede atender por unos segundos. Prueba otra vez en un momento.',
    ]);
    expect([alive.status, shop.api.isOver()]).toEqual([200, false]);
    expect((await answers).map(({ status }) => status)).toEqual(Array.from({ length: CONNECTIONS }, () => 401));

    // Its pool is part of what a server needs: while it is used up, others serve.
    expect([full.status, full.body]).toEqual([503, { ready: false }]);
    expect((await shop.get('/v1/health/ready')).status).toBe(200);

    const { orderId } = await player.buys([game]);
    await shop.settles();
    expect([await player.state(orderId), await player.library()]).toEqual(['AUTHORIZED', [game.slug]]);
    await expectInvariants(shop);
  });
});
