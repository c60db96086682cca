import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { dist } from '../../support/dist.js';
import { eventually, startProcess } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';

/** Short, so that a frozen worker is noticed soon; long enough for a worker on a busy machine. */
const AGE_MS = 2_000;

interface Felt {
  code: number | null;
  words: string;
}

describe('the health check of a worker', () => {
  let shop: Shop;
  let folder: string;
  let settings: Record<string, string>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ludoteca-pulse-'));
    settings = { PULSE_FILE: join(folder, 'worker.pulse'), PULSE_AGE_MS: String(AGE_MS) };
    shop = await startShop({ apart: true, env: settings });
  });
  afterAll(async () => {
    shop?.worker?.child.kill('SIGCONT');
    await shop?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What the program in the container says. */
  const check = async (env = settings): Promise<Felt> => {
    const program = startProcess(dist('pulse.js'), env);
    return { code: await program.ended, words: program.output().trim() };
  };
  const says = (code: number): Promise<Felt> =>
    eventually(check, (felt) => felt.code === code, 30_000, `a health check that ends with ${code}`);
  const signal = (name: NodeJS.Signals): void => {
    shop.worker?.child.kill(name);
  };

  it('ends with 0 while the worker works', async () => {
    expect((await says(0)).words).toMatch(/^The worker last reached its database \d\.\d s ago\.$/);
  });

  it('ends with 1 while the worker is frozen, and with 0 once it goes on', async () => {
    signal('SIGSTOP');
    const frozen = await says(1);
    signal('SIGCONT');

    expect(frozen.words).toMatch(/^The worker last reached its database \d+\.\d s ago, more than the 2\.0 s allowed:/);
    expect((await says(0)).code).toBe(0);
  });

  it('ends with 1 while the worker runs but does not reach its database', async () => {
    const name = new URL(shop.database.url).pathname.slice(1);
    const server = new pg.Client({ connectionString: new URL('/postgres', shop.database.url).href });
    await server.connect();
    const letIn = (allowed: boolean): Promise<unknown> =>
      server.query(`alter database ${server.escapeIdentifier(name)} allow_connections ${allowed}`);
    await letIn(false);
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);

    const away = await says(1).finally(async () => {
      await letIn(true);
      await server.end();
    });
    expect([away.words, shop.worker?.isOver()]).toEqual([
      expect.stringMatching(/it hangs, or the database is away\.$/),
      false,
    ]);
    expect((await says(0)).code).toBe(0);
  });

  it('ends with 1 once the worker was ended, in order or not', async () => {
    const ended = await shop.worker?.stop();
    const afterwards = await check();
    await shop.startWorker();
    await says(0);
    await shop.worker?.kill();
    const killed = await says(1);

    expect([ended, afterwards]).toEqual([
      0,
      {
        code: 1,
        words: `There is no pulse in ${settings.PULSE_FILE}: the worker has not started its work, or has ended.`,
      },
    ]);
    expect(killed.words).toMatch(/^The worker last reached its database/);
  });

  it('works without effects too, as after a recovery', async () => {
    await shop.startWorker({ EFFECTS: 'off' });

    expect((await says(0)).code).toBe(0);
  });

  it('ends with 1 where its settings do not hold, and names them', async () => {
    const { code, words } = await check({ PULSE_AGE_MS: 'long' });

    expect([code, words]).toEqual([1, expect.stringContaining('PULSE_AGE_MS must be a whole number')]);
  });
});
