import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** What months with many lines come to, kept so that a studio does not wait for the sum; all of it can be made again. */
export class KeptMonths1763801950000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table earnings.kept_months (
        developer_id text not null,
        month text not null,
        -- The hash of a closed month's statement; of the running month the moment as of which it was added up.
        version text not null,
        sums jsonb not null,
        -- When its studio looked last; null for closed months.
        looked_at timestamptz,
        primary key (developer_id, month)
      );
      create table earnings.so_far_lines (
        developer_id text not null,
        as_of timestamptz not null,
        chunk int not null,
        n int not null,
        game_id uuid,
        source text not null,
        order_id uuid not null,
        slice text not null,
        day date not null,
        seconds int not null,
        amount bigint not null,
        rule_version int not null,
        primary key (developer_id, as_of, chunk, n)
      );
      grant select, insert, update, delete on earnings.kept_months, earnings.so_far_lines to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table earnings.kept_months, earnings.so_far_lines');
  }
}
