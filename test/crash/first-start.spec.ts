import pg from 'pg';
import { Bank } from '../support/bank.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { dist } from '../support/dist.js';
import { eventually, startProcess, type Started } from '../support/process.js';

const GAMES = 24;
/** Cut off among the games, and in the middle of the month. */
const MOMENTS = [
  ['a few games', `select count(*)::int as n from catalog.games`, 5],
  ['some orders', `select count(*)::int as n from ordering.orders`, 60],
] as const;

describe('a first start that is cut off', () => {
  let bank: Bank;
  let database: TestDatabase;
  let sql: pg.Pool;
  beforeAll(async () => {
    [bank, database] = await Promise.all([Bank.start(), freshDatabase()]);
    sql = new pg.Pool({ connectionString: database.url, max: 2 });
    sql.on('error', () => undefined);
  });
  afterAll(async () => {
    await sql.end();
    await Promise.all([bank.close(), database.drop()]);
  });

  const fills = (): Started =>
    startProcess(
      dist('dev/demo.js'),
      { DATABASE_URL: database.url, TRANSBANK_URL: bank.url, MEDIA_DIR: '.tmp/test-media', LOG_LEVEL: 'warn' },
      ['month'],
    );
  const count = async (text: string): Promise<number> =>
    sql.query<{ n: number }>(text).then(
      ({ rows }) => rows[0]?.n ?? 0,
      () => 0,
    );

  it('is finished by the next one, with the clock at the present', async () => {
    for (const [, text, enough] of MOMENTS) {
      const cutOff = fills();
      await eventually(
        () => count(text),
        (found) => found >= enough || cutOff.isOver(),
        60_000,
        'the start to come so far',
      );
      expect(cutOff.child.exitCode).toBeNull();
      await cutOff.kill();
    }

    const next = fills();
    expect([await next.ended, next.output()]).toEqual([0, '']);

    expect(await count('select count(*)::int as n from catalog.games')).toBe(GAMES);
    expect(
      await count(
        `select count(distinct (placed_at at time zone 'America/Santiago')::date)::int as n from ordering.orders`,
      ),
    ).toBe(30);
    expect(await count('select offset_ms::int as n from es.business_clock')).toBe(0);
    const orders = await count('select count(*)::int as n from ordering.orders');

    const third = fills();
    expect(await third.ended).toBe(0);
    expect(await count('select count(*)::int as n from ordering.orders')).toBe(orders);
  });
});
