import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../../platform/database/data-source.js';

/** What the shop did later than it was due, one row for each, so that a report can count it. */
export class LateWork1763720700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema if not exists renewals');
    await runner.query(`
      create table renewals.late_work (
        subscription_id uuid not null,
        what text not null,
        due_at timestamptz not null,
        done_at timestamptz not null,
        reported_at timestamptz,
        primary key (subscription_id, what, due_at)
      )`);
    await runner.query('create index late_work_unreported on renewals.late_work (done_at) where reported_at is null');
    await runner.query(`grant usage on schema renewals to ${APP_ROLE}`);
    await runner.query(`grant select, insert, update, delete on renewals.late_work to ${APP_ROLE}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema if exists renewals cascade');
  }
}
