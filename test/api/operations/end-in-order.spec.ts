import { join } from 'node:path';
import { eventually } from '../../support/process.js';
import { startShop, type Answer, type Shop } from '../../support/shop.js';

/** Longer than ending takes by itself. */
const DRAIN_MS = 3_000;

describe('a server that ends', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  /** A request that the database keeps waiting, and how to let it go. */
  const waitingRequest = async (): Promise<{ answer: Promise<Answer>; goOn: () => Promise<void> }> => {
    const lock = await shop.sql.connect();
    await lock.query('begin; lock table access.budgets');
    const answer = shop.post('/v1/auth', { email: 'nobody@example.test', password: 'Ludoteca1', remember_me: false });
    const waits = `select count(*)::int as n from pg_locks where not granted and relation = 'access.budgets'::regclass`;
    await eventually(
      async () => (await shop.sql.query<{ n: number }>(waits)).rows[0]?.n,
      (count) => count === 1,
      15_000,
      'the request that waits',
    );
    return {
      answer,
      goOn: async () => {
        await lock.query('rollback');
        lock.release();
      },
    };
  };

  it('because it was asked to says that it is not ready, serves on for a while, and ends with 0', async () => {
    await shop.api.stop();
    await shop.startApi({ DRAIN_MS: String(DRAIN_MS) });
    expect((await shop.get('/v1/health/ready')).status).toBe(200);

    const began = Date.now();
    shop.api.child.kill('SIGTERM');
    const reply = await eventually(
      () => shop.get('/v1/health/ready'),
      ({ status }) => status !== 200,
      1_000,
      'the word that it is not ready',
    );
    const served = await shop.get('/v1/games');

    expect([reply.status, reply.body]).toEqual([503, { ready: false }]);
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
    expect(await shop.api.ended).toBe(0);
    expect(Date.now() - began).toBeGreaterThanOrEqual(DRAIN_MS);
  });

  it('because it was asked to finishes what it was asked before', async () => {
    await shop.startApi();
    const { answer, goOn } = await waitingRequest();

    shop.api.child.kill('SIGTERM');
    await eventually(
      () =>
        fetch(`${shop.url}/v1/health`).then(
          () => true,
          () => false,
        ),
      (isOpen) => !isOpen,
      10_000,
      'the door closing',
    );
    await goOn();

    expect((await answer).status).toBe(401);
    expect(await shop.api.ended).toBe(0);
  });

  it.each(['exception', 'rejection'])(
    'by an %s that nothing caught says so, finishes what it was asked, and ends with 1',
    async (FAULT) => {
      await shop.api.stop();
      await shop.startApi({ FAULT, NODE_OPTIONS: `--require ${join(process.cwd(), 'test/support/fault.cjs')}` });
      const { answer, goOn } = await waitingRequest();

      shop.api.child.kill('SIGUSR2');
      await shop.logs(/"level":60.*a fault of this test/);
      await goOn();

      expect((await answer).status).toBe(401);
      expect(await shop.api.ended).toBe(1);
    },
  );
});
