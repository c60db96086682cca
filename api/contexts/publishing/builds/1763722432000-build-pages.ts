import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is known of a build's pages, so that playing computes nothing. */
export class BuildPages1763722432000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- {scriptAt, hashes} of a page; null for other files, and until a page from before is first played.
      alter table publishing.build_files add page jsonb;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table publishing.build_files drop page');
  }
}
