import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../database/data-source.js';

/** Who else keeps the shop's time, so that a clock that is moved step by step can wait for them. */
export class ClockFollowers1763721310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A shop opened before 1.0.0 may have it already, noted under another time stamp.
    await runner.query(`
      create table if not exists es.clock_followers (name text primary key, offset_ms bigint not null, seen_at timestamptz not null default clock_timestamp());
      grant select, delete on es.clock_followers to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table es.clock_followers');
  }
}
