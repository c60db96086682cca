import { eventually } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';
import { aCode, requests } from './codes.js';

/** What so many strangers did with a code, as the log holds it. */
const USES = 5_000;
const USED = `
  insert into es.events (stream_id, version, id, type, schema_version, data, meta, effective_at)
  select 'code-' || $1::text, 1 + n, gen_random_uuid(), 'CodeUsed', 1,
         jsonb_build_object('codeId', $1::text, 'useId', use, 'personId', gen_random_uuid(), 'orderId', use, 'subscriptionId', null, 'discount', 100, 'usedAt', now()),
         (select meta from es.events where stream_id = 'code-' || $1::text and version = 1), now()
    from (select n, gen_random_uuid() as use from generate_series(1, $2::int) n) u`;

describe(`a code that ${USES} people have used`, () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const connections = async (): Promise<number | undefined> =>
    (
      await shop.sql.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name like 'ludoteca%'`,
      )
    ).rows[0]?.n;
  /** Rows of the log that were read so far. A connection tells of all its reads when it ends. */
  const readSoFar = async (): Promise<number> => {
    await shop.settles();
    await shop.api.stop();
    await eventually(connections, (open) => open === 0, 5_000, 'the end of the connections');
    const {
      rows: [log],
    } = await shop.sql.query<{ read: number }>(
      `select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_user_tables where schemaname = 'es' and relname = 'events'`,
    );
    await shop.startApi();
    return log?.read ?? 0;
  };

  it('costs the next buyer no reading of what the others did', async () => {
    const [code, player, [game]] = [await aCode(shop), await shop.aPlayer(), await shop.games()];
    await shop.sql.query(USED, [code.id, USES]);
    await shop.sql.query('analyze es.events');
    const [first, before] = [await readSoFar(), await readSoFar()];

    const { status, body } = await requests(player, [game?.id ?? ''], code.text);
    await shop.browserReturns(await shop.bank.play(body.token, 'pay'));

    expect([status, await player.state(body.orderId)]).toEqual([200, 'AUTHORIZED']);
    // Each start reads some of the log by itself.
    const ofAStart = before - first;
    expect((await readSoFar()) - before - ofAStart).toBeLessThan(USES / 2);
  });
});
