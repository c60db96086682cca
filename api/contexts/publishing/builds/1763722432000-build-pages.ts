import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is known of a build's pages, so that playing computes nothing. */
export class BuildPages1763722432000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- {scriptAt, hashes} of a page; null for other files, and until a worker has looked at a page from before.
      alter table publishing.build_files add page jsonb;
      create index build_files_without_page on publishing.build_files (build_id) where type like 'text/html%' and page is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table publishing.build_files drop page');
  }
}
