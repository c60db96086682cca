import type { Database, Sql } from '../database/database.js';

/** The first transaction id that this server has not given out yet. */
const NEXT = 'pg_snapshot_xmax(pg_current_snapshot())';
/** Transactions begun at once to move the server's count on. */
const AT_ONCE = 8;

/**
 * Every event in its order and the id it gets: restored ones as they were, what was appended since behind them. Ids start at 0 and rise only
 * where a position falls, so that a young server has passed them. $1: the last position that was restored.
 */
const PLACES = `select *, sum(falls) over (order by place) as new_txid from (
  select *, (position < lag(position) over (order by place))::int as falls from (
    select stream_id, version, txid, position, restored, row_number() over (order by restored desc, txid, position) as place from (
      select stream_id, version, txid, position, not (position > $1::bigint and txid < ${NEXT}) as restored from es.events) e) o) p`;

/** How a feed stands after `rebaseLog`. */
export interface Rebased {
  feed: string;
  /** Events that it has not handled yet. */
  ahead: number;
}

/**
 * Refuses a log that was restored from another server: feeds go by transaction id, and new events would lie before every checkpoint,
 * where no feed books, mails or refunds them.
 * @throws Error that names the command which mends it.
 */
export async function refuseRestoredLog(db: Sql): Promise<void> {
  if ((await lastRestored(db)) !== null) {
    throw new Error(
      'the database was restored from another server, whose transactions this one has not counted: run `npm run restored` (in an image `node dist/api/restored.js`) first',
    );
  }
}

/**
 * Gives the events of a restored log transaction ids that this server has passed, and leaves every checkpoint at the event at which it stood.
 * The order stays what it was; what was sold since the restore follows. Positions do not change. Doing it twice changes nothing.
 * @returns each feed, or null where nothing was restored.
 */
export async function rebaseLog(owner: Database): Promise<Rebased[] | null> {
  const last = await lastRestored(owner);
  if (last === null) return null;
  await passTransactions(owner, last);
  return owner.transaction(async (sql) => {
    await sql.query('lock table es.events, es.checkpoints in access exclusive mode');
    await sql.query(
      'create temp table new_places (stream_id text, version int, txid xid8, position bigint, restored boolean, place bigint, new_txid bigint) on commit drop',
    );
    await sql.query(
      `insert into new_places select stream_id, version, txid, position, restored, place, coalesce(new_txid, 0) from (${PLACES}) p`,
      [last],
    );
    await sql.query('create index on new_places (place desc)');
    // A feed that had already read an event of the new server sees some restored ones twice, which is harmless, and misses none.
    await sql.query(`update es.checkpoints c set txid = coalesce(l.new_txid, 0)::text::xid8, position = coalesce(l.position, 0)
      from es.checkpoints o left join lateral (
        select n.new_txid, n.position from new_places n where n.restored and (n.txid, n.position) <= (o.txid, o.position) order by n.place desc limit 1) l on true
     where (c.feed, c.version) = (o.feed, o.version)`);
    await sql.query(
      'update es.events e set txid = n.new_txid::text::xid8 from new_places n where (e.stream_id, e.version) = (n.stream_id, n.version)',
    );
    await refuseRestoredLog(sql);
    return sql.query<Rebased>(
      'select feed, (select count(*) from es.events e where (e.txid, e.position) > (c.txid, c.position)) as ahead from es.checkpoints c order by feed, version',
    );
  });
}

/** The last position that came from another server; null where everything was written by this one. */
async function lastRestored(sql: Sql): Promise<number | null> {
  // The index of the feed begins with the transaction id: its end tells at once.
  const [found] = await sql.query<{
    ahead: boolean;
  }>(`select coalesce((select txid from es.events order by txid desc limit 1) >= ${NEXT}, false)
    or exists (select from es.checkpoints where txid >= ${NEXT}) as ahead`);
  if (!found?.ahead) return null;
  const [last] = await sql.query<{ position: number }>(`select coalesce(max(position), 0) as position from (
    select position from es.events where txid >= ${NEXT} union all select position from es.checkpoints where txid >= ${NEXT}) a`);
  return last?.position ?? null;
}

/** Begins transactions until the server's count is past every id that the events get. */
async function passTransactions(owner: Database, last: number): Promise<void> {
  const [needed] = await owner.query<{ most: number }>(`select coalesce(max(new_txid), 0) as most from (${PLACES}) p`, [
    last,
  ]);
  for (;;) {
    const now = await Promise.all(
      Array.from({ length: AT_ONCE }, () => owner.query<{ id: string }>('select pg_current_xact_id()::text as id')),
    );
    if (now.some(([row]) => Number(row?.id) > (needed?.most ?? 0))) return;
  }
}
