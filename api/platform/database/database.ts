import { DataSource, type EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import pg from 'pg';

/** A plain connection or pool: what can run one statement. */
export interface Sql {
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}

interface Queryable {
  query(config: { text: string; values: unknown[]; name?: string }): Promise<{ rows: unknown[] }>;
}

/** Statement texts that recur, each with the short name under which every connection keeps its plan. */
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  // Texts made per call (large `in` lists, rebuild schemas) must not fill the servers' memory with plans.
  if (names.size >= 500) return undefined;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

async function run<Row>(on: Queryable, text: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await on.query({ text, values, name: nameOf(text) });
  return rows as Row[];
}

/** SQL on the application's own pool and role, and the transactions on it. */
export class Database implements Sql {
  readonly pool: pg.Pool;

  constructor(readonly source: DataSource) {
    this.pool = (source.driver as PostgresDriver).master as pg.Pool;
  }

  /** One statement in its own transaction, prepared once per connection. */
  query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    return run<Row>(this.pool, text, values);
  }

  /** A statement whose text is made for one call, and would only crowd out those that recur. */
  async queryOnce<Row>(text: string, values: unknown[]): Promise<Row[]> {
    const { rows } = await this.pool.query(text, values);
    return rows as Row[];
  }

  /** Several statements that hold or fall together. Never call a provider inside. */
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    return this.within('begin', work);
  }

  /** Questions that all see the same moment, not what is written meanwhile; nothing can be written inside. */
  snapshot<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    return this.within('begin isolation level repeatable read, read only', work);
  }

  /** For rows that TypeORM keeps: the same pool, through its entity manager. */
  get rows(): EntityManager {
    return this.source.manager;
  }

  private async within<Result>(begin: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    let broken = false;
    try {
      await client.query(begin);
      const result = await work({ query: (text, values) => run(client, text, values) });
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {
        broken = true;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

/** PostgreSQL's code of an error (`23505`, …), or null when it is none of PostgreSQL's. */
export function sqlStateOf(error: unknown): string | null {
  const code = (error as { code?: unknown } | null)?.code;
  // Codes of the operating system (EPIPE) may have five letters too; PostgreSQL's have a digit.
  return typeof code === 'string' && /^(?=.*[0-9])[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** Of the SQL standard and PostgreSQL: connection, state of the transaction, deadlock, full disk or memory, locks, operator, operating system. */
const PASSING_CLASSES = ['08', '25', '40', '53', '55', '57', '58'];
const UNREACHABLE = [
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EMFILE',
];
/** The driver and its pool give these no code. */
const LOST_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|is not queryable|pool after calling end/;

/** Whether circumstances are at fault and may pass (server away or restarting, disk full, deadlock): nothing is wrong with the statement. */
export function isTransient(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state ? PASSING_CLASSES.includes(state.slice(0, 2)) : isUnreachable(error);
}

/** Whether the same statement may be repeated without a pause: deadlock, lost connection, server restarting. */
export function isRepeatable(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state
    ? state === '40P01' || state === '40001' || state.startsWith('08') || state.startsWith('57P')
    : isUnreachable(error);
}

function isUnreachable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return UNREACHABLE.includes(String(code)) || LOST_CONNECTION.test(String(message));
}
