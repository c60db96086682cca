import type pg from 'pg';
import { eventually } from './process.js';

/** The session that a person's next heartbeat begins, held up by a slow transaction that writes it too. In the end it was never there. */
export class SessionHeldUp {
  private constructor(
    private readonly sql: pg.Pool,
    private readonly slow: pg.PoolClient,
    private readonly pid: number,
  ) {}

  static async of(sql: pg.Pool, personId: string): Promise<SessionHeldUp> {
    const slow = await sql.connect();
    const { rows } = await slow.query<{ pid: number }>('select pg_backend_pid() as pid');
    await slow.query('begin');
    await slow.query(
      `insert into play.sessions (id, person_id, game_id, channel, source, trust, player_id, last_beat, played_on, started_at, last_beat_at)
       values (gen_random_uuid(), $1, $1, 'live', 'web', 'measured', $1, 0, now(), now(), now())`,
      [personId],
    );
    return new SessionHeldUp(sql, slow, rows[0]?.pid ?? 0);
  }

  /** Until the heartbeat waits for it. */
  async isMet(): Promise<void> {
    await eventually(
      () => this.sql.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [this.pid]),
      ({ rowCount }) => rowCount === 1,
      5_000,
      'the heartbeat waiting',
    );
  }

  async ends(): Promise<void> {
    await this.slow.query('rollback');
    this.slow.release();
  }
}
