import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { minutes } from '../../../api/kernel/instant.js';
import { patient } from '../../support/patience.js';
import { eventually, type Started } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { PlanRows, sorted, type Line } from './plan-rows.js';
import { planOrderOf } from './studio-reads.js';

const MONTH = '2027-03';
const STREAM = `month-close-${MONTH}`;
/** By hand: 4,706 = 70 × 67 + 16, so 16 of the 70 games that were played for a minute each get 68 pesos. */
const GAMES = 70;
/** Parts of 500 subscribers and of 1,000 sales: three and two of them. */
const SUBSCRIBERS = 1_300;
const SALES = 1_100;

interface Statement {
  developerId: string;
  number: string;
  lines: number;
  linesHash: string;
  hash: string;
}

/** The first fact of a stream, in a transaction that does not end until the test lets it: who else writes that fact waits. */
class StreamHeldUp {
  private constructor(
    private readonly sql: pg.Pool,
    private readonly slow: pg.PoolClient,
    private readonly pid: number,
  ) {}

  static async of(sql: pg.Pool, stream: string): Promise<StreamHeldUp> {
    const slow = await sql.connect();
    const { rows } = await slow.query<{ pid: number }>('select pg_backend_pid() as pid');
    await slow.query('begin');
    await slow.query(
      `insert into es.events (stream_id, version, id, type, schema_version, data, meta, effective_at)
       values ($1, 1, gen_random_uuid(), 'MonthCloseStarted', 1, '{}', '{}', now())`,
      [stream],
    );
    return new StreamHeldUp(sql, slow, rows[0]?.pid ?? 0);
  }

  async isMetBy(writers: number): Promise<void> {
    await eventually(
      () => this.sql.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [this.pid]),
      ({ rowCount }) => rowCount === writers,
      60_000,
      `${writers} that wait to begin the close`,
    );
  }

  async ends(): Promise<void> {
    await this.slow.query('rollback');
    this.slow.release();
  }
}

describe('two workers that close the same month at once, neither kept off by a lease', () => {
  let shop: Shop;
  let first: Started | null;
  let rows: PlanRows;
  let ana: Subscriber;
  let games: string[];
  let live: Line[];
  let closed: Line[];
  let statements: Statement[];

  beforeAll(async () => {
    shop = await startShop({ begins: '2027-03-01T15:00:00.000Z', apart: true });
    rows = new PlanRows(shop);
    ana = await Subscriber.withPlan(shop);
    await ana.changes('cancel');
    games = await Promise.all(Array.from({ length: GAMES }, () => rows.game(randomUUID())));
    await rows.played(games.map((gameId) => ({ personId: ana.player.id, gameId, on: `${MONTH}-10`, seconds: 60 })));
    await manySubscribeAndBuy();
    await shop.clockReaches('2027-04-01T02:59:00.000Z');
    live = await rows.live('2027-04-01T03:00:00.000Z');

    await closesTwiceAtOnce();
    closed = await rows.closed(MONTH);
    const { rows: issued } = await shop.sql.query<Statement>(
      `select developer_id as "developerId", number, lines, lines_hash as "linesHash", hash from earnings.statements where month = $1 order by number`,
      [MONTH],
    );
    statements = issued;
  }, patient(600_000));
  afterAll(async () => {
    await first?.stop();
    await shop?.close();
  });

  async function manySubscribeAndBuy(): Promise<void> {
    const of = (n: number): string => games[n % 30] ?? '';
    const days = { from: `${MONTH}-01`, until: '2027-04-01' };
    const periods = await rows.periods(Array.from({ length: SUBSCRIBERS }, () => days));
    await rows.played(
      periods.flatMap(({ personId }, n) => [
        { personId, gameId: of(n), on: `${MONTH}-05`, seconds: 60 + n },
        { personId, gameId: of(n + 7), on: `${MONTH}-31`, seconds: 600 },
      ]),
    );
    const at = `${MONTH}-20T16:00:00Z`;
    const money = { price: 4_990, net: 4_193, share: 2_935, rule_version: 2, ordered_at: at, paid_at: at };
    await rows.put(
      'earnings.sale_lines',
      Array.from({ length: SALES }, (_, n) => ({
        ...money,
        ...{ order_id: randomUUID(), game_id: of(n), person_id: randomUUID(), payment_id: randomUUID() },
      })),
    );
  }

  /** The first worker stops for longer than its lease lasts, the second takes the close, and both go on at the same moment. */
  async function closesTwiceAtOnce(): Promise<void> {
    const held = await StreamHeldUp.of(shop.sql, STREAM);
    await shop.timePasses(minutes(2));
    await held.isMetBy(1);
    first = shop.worker;
    first?.child.kill('SIGSTOP');
    await shop.leasesEnd();
    await shop.startWorker();
    await held.isMetBy(2);
    first?.child.kill('SIGCONT');
    await held.ends();
    await eventually(
      () => shop.facts(STREAM),
      (facts) => facts.some(({ type }) => type === 'MonthClosed'),
      120_000,
      'the month closed',
    );
    await shop.leasesEnd();
    await shop.settles();
  }

  it('write each step, each part and each statement of the close once', async () => {
    const facts = await shop.facts(STREAM);
    const parts = facts.filter(({ type }) => type === 'ChunkDone').map(({ data }) => data.chunk);
    expect(parts).toEqual(parts.map((_, n) => n));
    expect(parts.length).toBeGreaterThanOrEqual(6);
    expect(facts.map(({ type }) => type)).toEqual([
      'MonthCloseStarted',
      'PoolsMoved',
      ...parts.map(() => 'ChunkDone'),
      'MonthClosed',
    ]);
    const { rows: twice } = await shop.sql.query(
      `select stream_id from es.events where stream_id like 'shares-${MONTH}-%' group by 1 having count(*) > 1
       union all select data->>'developerId' from es.events where type = 'StatementIssued' group by 1 having count(*) > 1`,
    );
    expect(twice).toEqual([]);
    const { rows: issued } = await shop.sql.query<{ n: number }>(
      `select count(*)::int as n from es.events where type = 'StatementIssued' and data->>'month' = $1`,
      [MONTH],
    );
    expect([issued[0]?.n, facts.at(-1)?.data.statements]).toEqual([statements.length, statements.length]);
    process.stdout.write(
      `two workers: ${parts.length} parts, ${closed.length} lines, ${statements.length} statements\n`,
    );
  });

  it('give the lines that one alone would have given, which studios were shown before', () => {
    expect(closed.length).toBeGreaterThan(2 * SUBSCRIBERS + SALES);
    expect(sorted(closed)).toEqual(sorted(live));
  });

  it('issue statements whose numbers follow each other and whose hashes are those of their lines', async () => {
    expect(statements.map(({ number }) => number)).toEqual(
      statements.map((_, n) => `${MONTH}-${String(n + 1).padStart(4, '0')}`),
    );
    const { rows: lines } = await shop.sql.query<{ developerId: string; text: string }>(
      `select developer_id as "developerId", month || '-' || chunk || '-' || n || '|' || concat_ws('|', source, order_id, coalesce(game_id::text, ''), slice, day, seconds, amount, rule_version) as text
         from earnings.lines where month = $1 order by chunk, n`,
      [MONTH],
    );
    const hashed = statements.map(({ developerId }) => {
      const own = lines.filter((line) => line.developerId === developerId).map(({ text }) => `${text}\n`);
      return [own.length, createHash('sha256').update(own.join('')).digest('hex')];
    });
    expect(statements.map((one) => [one.lines, one.linesHash])).toEqual(hashed);
    expect(new Set(statements.map(({ hash }) => hash)).size).toBe(statements.length);
  });

  it('post what plans brought each studio once', async () => {
    const { rows: posted } = await shop.sql.query<{ id: string; amount: number }>(
      `select sub_account as id, (0 - sum(amount))::int as amount from books.entries where event_type = 'PlanSharesSettled' and account = 'developer-payable' group by 1`,
    );
    const shared = new Map<string, number>();
    for (const { developerId, source, amount } of closed)
      if (source === 'plan') shared.set(developerId, amount + (shared.get(developerId) ?? 0));
    expect(Object.fromEntries(posted.map(({ id, amount }) => [id, amount]))).toEqual(Object.fromEntries(shared));
  });

  it('share the plan of a person who played 70 games for a minute each without losing a peso', async () => {
    const orderId = await planOrderOf(shop, ana.player);
    const own = closed.filter((line) => line.orderId === orderId);
    expect(own.map(({ gameId, seconds, source }) => [gameId, seconds, source]).sort()).toEqual(
      games.map((gameId) => [gameId, 60, 'plan']).sort(),
    );
    const amounts = own.map(({ amount }) => amount);
    expect([amounts.filter((one) => one === 67).length, amounts.filter((one) => one === 68).length]).toEqual([54, 16]);
    expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(4_706);
    const studios = new Set(own.map(({ developerId }) => developerId));
    expect(statements.filter(({ developerId }) => studios.has(developerId))).toHaveLength(GAMES);
  });
});
