import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** What the sender of a report adds to it afterwards. */
export class ReportReplies1763801500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table support.report_replies (
        id uuid primary key,
        report_id uuid not null references support.reports (id) on delete cascade,
        text text not null,
        at timestamptz not null,
        -- The last day of the promised answer.
        promised_on date not null
      );
      create index replies_of on support.report_replies (report_id, at);
      grant select, insert, update, delete on support.report_replies to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table support.report_replies');
  }
}
