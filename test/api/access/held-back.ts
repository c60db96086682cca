import { eventually } from '../../support/process.js';
import type { Shop } from '../../support/shop.js';

/** Takes what a request needs, so that it waits at that place until the test lets it go. */
const HOLDS = {
  /** Log-ins wait after they checked the password, before their session exists. */
  'before the session': 'lock table access.sign_ins in share mode',
  /** Whatever changes a person waits for its row. */
  'at the person': 'select from access.persons for update',
};

/**
 * Lets two requests meet in one order: the first waits where it is held, the second comes, then both go on.
 * @returns their answers.
 */
export async function inOrder<First, Second>(
  shop: Shop,
  hold: keyof typeof HOLDS,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const holder = await shop.sql.connect();
  let answered = 0;
  const counted = <Answer>(request: Promise<Answer>): Promise<Answer> =>
    request.finally(() => {
      answered += 1;
    });
  const reached = (requests: number): Promise<number> =>
    eventually(
      async () => answered + (await waiting(shop)),
      (there) => there >= requests,
      10_000,
      'the requests to wait',
    );
  try {
    await holder.query('begin');
    await holder.query(HOLDS[hold]);
    const one = counted(first());
    await reached(1);
    const other = counted(second());
    await reached(2);
    await holder.query('commit');
    return await Promise.all([one, other]);
  } finally {
    // A failure before the commit must not keep the requests waiting.
    await holder.query('rollback');
    holder.release();
  }
}

async function waiting(shop: Shop): Promise<number> {
  const { rows } = await shop.sql.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.n ?? 0;
}
