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
      if (kind === 'PostgreSQL is killed') expect(rush.statuses.get(503)).toBeGreaterThan(0);
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
      const moved = await whatMoved(shop);
      process.stdout.write(
        `cut ${n} of ${CUTS}, ${kind}: ${[...rush.statuses]
          .sort(([a], [b]) => a - b)
          .map(([status, count]) => `${count} × ${status}`)
          .join(', ')}; ready again after ${backAfter} ms; so far ${JSON.stringify(moved)}; all invariants hold\n`,
      );
    },
    2 * MINUTE,
  );

  it('was really used: people bought by form and by card, plans renewed, and money went back', async () => {
    expect(await whatMoved(shop)).toEqual({
      byForm: atLeast(1),
      byCard: atLeast(CUTS),
      renewals: atLeast(CUTS),
      // A purchase that was cut off cannot be returned: a few cuts may leave none.
      refunds: atLeast(Math.floor(CUTS / 4)),
    });
  });
});

/** How often money moved, by the way it took: a plan's first period is no renewal. */
async function whatMoved(shop: Shop): Promise<Record<'byForm' | 'byCard' | 'renewals' | 'refunds', number>> {
  const { rows } = await shop.sql.query<Awaited<ReturnType<typeof whatMoved>>>(`
    with paid as (select distinct stream_id from es.events where type = 'PaymentApproved')
    select (select count(*) from paid join es.events e using (stream_id) where e.type = 'PaymentPlanned')::int as "byForm",
           (select count(*) from paid join es.events e using (stream_id) where e.type = 'CardPaymentPlanned')::int as "byCard",
           (select count(*) - count(distinct stream_id) from es.events where type = 'PeriodPaid')::int as renewals,
           (select count(*) from es.events where type = 'RefundCompleted')::int as refunds`);
  return rows[0]!;
}

const atLeast = (least: number) => ({
  asymmetricMatch: (count: number) => count >= least,
  toString: () => `at least ${least}`,
});
