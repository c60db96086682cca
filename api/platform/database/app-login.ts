import { createHmac } from 'node:crypto';
import pg from 'pg';
import { singleConnection } from './connections.js';

/** What the role that serves requests may do: add events but never change or remove one. It cannot log in; logins are members of it. */
export const APP_ROLE = 'ludoteca_app';

/** Where the database is: for its owner, who migrates and rebuilds, and for the login that serves requests. */
export interface DatabaseAddresses {
  owner: string;
  app: string;
}

const DUPLICATE = ['42710', '23505', 'XX000'];
const WRONG_PASSWORD = ['28P01', '28000'];

/**
 * The default address of the application's login: derived from the owner's, password included.
 * Outside production only; a real shop names it in `DATABASE_APP_URL`.
 */
export function appUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const password = createHmac('sha256', decodeURIComponent(url.password))
    .update(`login of ${APP_ROLE} beside ${url.username}`)
    .digest('base64url');
  url.username = `${url.username}_shop`;
  url.password = password;
  return url.href;
}

/** Both addresses, from the owner's alone. */
export function addressesOf(owner: string): DatabaseAddresses {
  return { owner, app: appUrlOf(owner) };
}

/**
 * Makes the application's login, or gives it the password that its address names, when it cannot log in yet.
 * @throws Error when it is the owner or may become more than the application needs.
 */
export async function ensureAppLogin(owner: pg.Client, appUrl: string): Promise<void> {
  const { username, password } = credentialsOf(appUrl);
  const login = await loginOf(owner, username);
  if (login?.isTooMuch)
    throw new Error(
      `the database role ${username} may do more than serve requests; name another one in DATABASE_APP_URL`,
    );
  if (!login)
    await unlessThere(
      owner,
      `create role ${pg.escapeIdentifier(username)} login password ${pg.escapeLiteral(password)}`,
    );
  if (!login?.isMember) await unlessThere(owner, `grant ${APP_ROLE} to ${pg.escapeIdentifier(username)}`);
  if (login && !(await logsIn(appUrl)))
    await owner.query(`alter role ${pg.escapeIdentifier(username)} login password ${pg.escapeLiteral(password)}`);
}

function credentialsOf(url: string): { username: string; password: string } {
  const { username, password } = new URL(url);
  return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
}

async function loginOf(
  owner: pg.Client,
  username: string,
): Promise<{ isMember: boolean; isTooMuch: boolean } | undefined> {
  const {
    rows: [found],
  } = await owner.query<{ isMember: boolean; isTooMuch: boolean }>(
    `select pg_has_role(r.oid, '${APP_ROLE}', 'member') as "isMember",
            r.rolsuper or r.rolcreaterole or r.rolcreatedb or pg_has_role(r.oid, current_user, 'member') as "isTooMuch" from pg_roles r where r.rolname = $1`,
    [username],
  );
  return found;
}

/** Roles belong to the whole server: another database's shop may make the same one at the same moment. */
async function unlessThere(owner: pg.Client, statement: string): Promise<void> {
  await owner.query(statement).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError) || !DUPLICATE.includes(error.code ?? '')) throw error;
  });
}

async function logsIn(url: string): Promise<boolean> {
  const client = singleConnection({ connectionString: url, application_name: 'ludoteca-login' });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && WRONG_PASSWORD.includes(error.code ?? '')) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
