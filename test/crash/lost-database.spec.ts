import { seeded } from '../../api/dev/demo-month.rules.js';
import { aCode } from '../api/codes/codes.js';
import { expectInvariants } from '../support/invariants.js';
import { connectionsEnd, OwnPostgres } from '../support/own-postgres.js';
import { eventually } from '../support/process.js';
import { Rush } from '../support/rush.js';
import { startShop, type Shop } from '../support/shop.js';

/** A few in every run of the tests; `DATABASE_CUTS=20` for the long one. */
const CUTS = Number(process.env.DATABASE_CUTS ?? 2);
const PEOPLE = 3;
/** So often in a row are all connections ended, so that each piece of work loses its own. */
const ENDINGS = 12;
const MINUTE = 60_000;

describe('a shop whose database goes away under load', () => {
  let postgres: OwnPostgres;
  let shop: Shop;
  let rush: Rush;
  const random = seeded(20_261_123);

  beforeAll(async () => {
    postgres = await OwnPostgres.start();
    shop = await startShop({ apart: true, server: postgres.url });
    rush = await Rush.gathers(shop, PEOPLE, (await aCode(shop)).text);
  }, 3 * MINUTE);
  afterAll(async () => {
    await shop?.close();
    await postgres?.close();
  }, MINUTE);

  async function everyConnectionEnds(): Promise<void> {
    for (let n = 0; n < ENDINGS; n++) {
      await rush.after(1 + Math.floor(random() * 2));
      await connectionsEnd(shop.database.url);
    }
  }

  async function postgresIsKilled(): Promise<void> {
    await rush.after(1 + Math.floor(random() * 6));
    await postgres.isKilled();
    // The shop goes on without it until so many were told to come back.
    await rush.after(3);
    await postgres.startsAgain();
  }

  const cuts = Array.from(
    { length: CUTS },
    (_, n) => [n + 1, n % 2 === 0 ? 'PostgreSQL is killed' : 'every connection ends'] as const,
  );

  it.each(cuts)(
    'cut %d, %s: server and worker live on, and money, games and plans stay together',
    async (n, kind) => {
      rush.statuses.clear();
      await Promise.all([
        rush.wave(n * 3),
        kind === 'PostgreSQL is killed' ? postgresIsKilled() : everyConnectionEnds(),
      ]);

      expect([shop.api.isOver(), shop.worker?.isOver()]).toEqual([false, false]);
      expect(rush.faults).toEqual([]);
      const since = Date.now();
      await eventually(
        () => shop.get('/v1/health/ready'),
        ({ status }) => status === 200,
        30_000,
        'the shop being ready again',
      );
      const backAfter = Date.now() - since;
      await rush.calms();
      await expectInvariants(shop, { rebuild: n === CUTS });
      process.stdout.write(
        `cut ${n} of ${CUTS}, ${kind}: ${[...rush.statuses]
          .sort(([a], [b]) => a - b)
          .map(([status, count]) => `${count} × ${status}`)
          .join(', ')}; ready again after ${backAfter} ms; all invariants hold\n`,
      );
    },
    2 * MINUTE,
  );
});
