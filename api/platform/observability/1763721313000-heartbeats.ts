import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../database/data-source.js';

/** Which workers live, and the timers that fail. */
export class Heartbeats1763721313000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A shop opened before 1.0.0 may have it already, noted under another time stamp.
    await runner.query(`
      create table if not exists es.heartbeats (process uuid primary key, skew_ms bigint not null, is_braked boolean not null default false, started_at timestamptz not null default clock_timestamp(), seen_at timestamptz not null default clock_timestamp());
      grant select, insert, update, delete on es.heartbeats to ${APP_ROLE};
      create index if not exists due_failing on es.due (attempts) where error is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table es.heartbeats; drop index es.due_failing');
  }
}
