import type { OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { ConnectionPool } from './connections.js';

/** Connections of this process that hold or await a lock; they are none of the pool that does the work. */
const CONNECTIONS = 3;
const PATIENCE_MS = 10_000;
/** By name, so that a connection reads each but once. */
const lock = (thing: string): pg.QueryConfig => ({
  name: 'lock',
  text: 'select pg_advisory_lock(hashtextextended($1, 0))',
  values: [thing],
});
const unlock = (thing: string): pg.QueryConfig => ({
  name: 'unlock',
  text: 'select pg_advisory_unlock(hashtextextended($1, 0))',
  values: [thing],
});

/** Another process kept the thing for too long. */
export class LockNotAvailable extends Error {
  constructor() {
    super(`no lock within ${PATIENCE_MS / 1_000} seconds`);
  }
}

/**
 * Work on one thing, one after the other over all processes. Waiters queue in their process first, so that of each thing
 * at most one of them occupies a connection; the lock is held outside any transaction, and ends with its connection.
 */
export class AdvisoryLocks implements OnModuleDestroy {
  private readonly last = new Map<string, Promise<void>>();
  private readonly pool: ConnectionPool;

  constructor(url: string) {
    this.pool = new ConnectionPool({
      connectionString: url,
      max: CONNECTIONS,
      application_name: 'ludoteca-locks',
      statement_timeout: PATIENCE_MS,
      connectionTimeoutMillis: PATIENCE_MS,
      allowExitOnIdle: true,
    });
  }

  /**
   * Does the work when it is its turn, and lets the next one follow however it ends.
   * @throws LockNotAvailable when another process keeps the thing for ten seconds.
   */
  withLock<Result>(thing: string, work: () => Promise<Result>): Promise<Result> {
    return this.here(thing, () => this.locked(thing, work));
  }

  /** The same among the work of this process only, which needs no database. */
  async here<Result>(thing: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(thing) ?? Promise.resolve();
    const mine = before.then(work);
    const over = mine.then(
      () => undefined,
      () => undefined,
    );
    this.last.set(thing, over);
    try {
      return await mine;
    } finally {
      if (this.last.get(thing) === over) this.last.delete(thing);
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.end();
  }

  private async locked<Result>(thing: string, work: () => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    let clean = false;
    try {
      await client.query(lock(thing)).catch((error: unknown) => {
        throw error instanceof pg.DatabaseError && error.code === '57014' ? new LockNotAvailable() : error;
      });
      try {
        return await work();
      } finally {
        clean = await client.query(unlock(thing)).then(
          () => true,
          () => false,
        );
      }
    } finally {
      // A connection whose lock could not be released is closed, which gives it back.
      client.release(!clean);
    }
  }
}
