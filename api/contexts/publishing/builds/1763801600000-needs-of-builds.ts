import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the frame around a game allows to its build alone, and where our script goes in its pages. */
export class NeedsOfBuilds1763801600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table publishing.builds add column needs text[] not null default '{}' check (needs <@ '{eval,dialogs}');
      -- Null for other files, and until a page of another release is first played. It follows \`page\`, which only older releases read.
      alter table publishing.build_files add column script_at int;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table publishing.build_files drop script_at;
      alter table publishing.builds drop needs;
    `);
  }
}
