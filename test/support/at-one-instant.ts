import { eventually } from './process.js';
import type { Answer, Shop } from './shop.js';

/** Sends requests of which each has decided, and none has been written, when all may go on. */
export async function atOneInstant<Body>(
  shop: Shop,
  ...requests: (() => Promise<Answer<Body>>)[]
): Promise<Answer<Body>[]> {
  await shop.settles();
  const keeper = await shop.sql.connect();
  try {
    await keeper.query('begin');
    await keeper.query('lock table es.events in share mode');
    const answers = Promise.all(requests.map((send) => send()));
    const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into es.events%'`;
    await eventually(
      async () => (await shop.sql.query<{ n: number }>(waiting)).rows[0]?.n,
      (n) => n === requests.length,
      10_000,
      'everyone having decided',
    );
    await keeper.query('commit');
    return await answers;
  } finally {
    keeper.release(true);
  }
}
