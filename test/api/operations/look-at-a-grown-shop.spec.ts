import type pg from 'pg';
import { eventually } from '../../support/process.js';
import { askAside, rowsRead } from '../../support/rows-read.js';
import { startShop, type Shop } from '../../support/shop.js';

/** Rows that a look may read more of, or fewer, by chance: what the server does by itself meanwhile. */
const BESIDES = 500;

/** History, work that failed and work that waits, so much of each. */
const GROWN = (count: number): string[] => [
  `insert into es.events (stream_id, version, id, type, schema_version, data, meta, effective_at)
   select 'growth-' || gen_random_uuid(), 1, gen_random_uuid(), 'PriceChangeScheduled', 1, '{}', '{}', now() from generate_series(1, ${count})`,
  `insert into es.effects (effect_id, kind, subject, state, correlation, settled_at)
   select gen_random_uuid(), 'mail:receipt', n::text, (array['done', 'failed', 'manual', 'planned', 'unknown'])[n % 5 + 1], gen_random_uuid(), now() from generate_series(1, ${count}) n`,
  `insert into es.due (key, what, due_at, attempts, error)
   select 'growth-' || gen_random_uuid(), 'payments.check', now() - interval '1 hour', n % 9 + 1, 'cannot' from generate_series(1, ${count}) n`,
  `insert into es.parked (feed, version, sequence_key, position, attempts, error)
   select c.feed, c.version, 'one', coalesce((select max(position) from es.parked), 0) + n, 3, 'cannot' from (select * from es.checkpoints where feed = 'audit') c, generate_series(1, ${count}) n`,
  `insert into bullmq.job (queue, id, seq, name, state, added_at_ms, finished_at_ms)
   select 'effects', gen_random_uuid()::text, n, 'mail:receipt', 'failed', 1, 1 from generate_series(1, ${count}) n`,
  `insert into books.entries (position, line, event_id, event_type, account, amount, occurred_on, occurred_at)
   select n / 2 + 1000000000 + (select count(*) from books.entries), n % 2, gen_random_uuid(), 'OrderPaid', 'bank', case n % 2 when 0 then 1 else -1 end, now(), now() from generate_series(0, ${count} - 1) n`,
  'vacuum analyze es.events, es.effects, es.due, es.parked, books.entries, bullmq.job',
  'update es.checkpoints set (txid, position) = (select txid, position from es.events order by txid desc, position desc limit 1)',
];

describe('a shop that many look at after ten years', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ apart: true });
    await shop.settles();
    await shop.worker?.stop();
  });
  afterAll(() => shop.close());

  const ask = <Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> => askAside<Row>(shop, statement);

  const grows = async (count: number): Promise<void> => {
    for (const statement of GROWN(count)) await ask(statement);
  };
  const get = (path: string) => async (): Promise<void> => {
    expect((await shop.get(path)).status).toBe(200);
  };
  const LOOKS = {
    readiness: get('/v1/health/ready'),
    report: get('/v1/health/report'),
    metrics: get('/metrics'),
    count: () => ask('select count(*) from es.events'),
  };

  it('moves out of sight what was done a quarter of a year ago, as soon as a worker starts', async () => {
    const [effect] = await ask<{ id: string }>(
      `insert into es.effects (effect_id, kind, subject, state, correlation, settled_at)
       values (gen_random_uuid(), 'mail:receipt', 'old', 'done', gen_random_uuid(), now() - interval '91 days') returning effect_id as id`,
    );

    await shop.startWorker();
    await eventually(
      () => ask(`select from es.effects_archive where effect_id = '${effect?.id}'`),
      (rows) => rows.length === 1,
    );
    await shop.worker?.stop();

    expect(await ask(`select from es.effects where effect_id = '${effect?.id}'`)).toEqual([]);
  });

  it('reads as much of 100,000 events, effects, timers and jobs as of 6,000', async () => {
    const costs = async (): Promise<Record<keyof typeof LOOKS, number>> => ({
      readiness: await rowsRead(shop, LOOKS.readiness),
      report: await rowsRead(shop, LOOKS.report),
      metrics: await rowsRead(shop, LOOKS.metrics),
      count: await rowsRead(shop, LOOKS.count),
    });
    await grows(6_000);
    const young = await costs();
    await grows(94_000);
    const old = await costs();
    process.stdout.write(`rows read: ${JSON.stringify({ young, old })}\n`);

    // What counts a whole table is noticed.
    expect(old.count - young.count).toBeGreaterThan(90_000);
    for (const look of ['readiness', 'report', 'metrics'] as const)
      expect([look, Math.max(0, old[look] - young[look] - BESIDES)]).toEqual([look, 0]);
  });

  it('tells of so many what it tells of a thousand, and of the oldest of them', async () => {
    const { body } = await shop.get<string>('/metrics');
    const metric = (name: string): number =>
      Number(
        body
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.slice(name.length),
      );

    expect([
      metric('effects{state="failed"}'),
      metric('effects{state="unknown"}'),
      metric('timers_overdue'),
      metric('timers_failing'),
      metric('feed_parked_events{feed="audit"}'),
    ]).toEqual(Array(5).fill(1_000));
    expect(metric('timers_overdue_seconds')).toBeGreaterThanOrEqual(3_600);
    expect(metric('effects_oldest_unknown_seconds')).toBeGreaterThan(0);
  });
});
