import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['tickets', 'sessions', 'days'];

/** Reviewers play what was submitted, in channels of its own. */
export class ReviewChannels1763800500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`
        alter table play.${table} drop constraint ${table}_channel_check;
        alter table play.${table} add constraint ${table}_channel_check
          check (channel in ('live', 'preview', 'demo', 'review', 'review-demo')) not valid;
      `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`
        delete from play.${table} where channel like 'review%';
        alter table play.${table} drop constraint ${table}_channel_check;
        alter table play.${table} add constraint ${table}_channel_check check (channel in ('live', 'preview', 'demo'));
      `);
  }
}
