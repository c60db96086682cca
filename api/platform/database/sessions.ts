import type pg from 'pg';
import { singleConnection } from './connections.js';

/**
 * Refuses a pooler that lends one session of the server to several connections: locks and listening belong to a session, so
 * two processes could do the same thing at once, and none would hear of the other.
 * @throws Error that names the setting to change.
 */
export async function refuseSharedSessions(url: string): Promise<void> {
  const open = (): pg.Client => singleConnection({ connectionString: url, application_name: 'ludoteca-sessions' });
  const [one, other] = [open(), open()];
  try {
    await Promise.all([one.connect(), other.connect()]);
    if (await shareSessions(one, other)) {
      throw new Error(
        `${new URL(url).host} is a pooler that shares sessions of PostgreSQL between connections: set it to pool_mode = session, or name PostgreSQL itself in DATABASE_URL and DATABASE_APP_URL`,
      );
    }
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}

/** Two connections that are open at once have two sessions, and each keeps its own while the other is in a transaction. */
async function shareSessions(one: pg.Client, other: pg.Client): Promise<boolean> {
  const mine = await sessionOf(one);
  if (mine === (await sessionOf(other))) return true;
  await other.query('begin');
  const others = await sessionOf(other);
  const now = await sessionOf(one);
  await other.query('rollback');
  return now !== mine || others === mine;
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}
