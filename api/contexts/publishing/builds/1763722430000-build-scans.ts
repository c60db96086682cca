import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the virus scanner said; builds without a scan wait for approval. */
export class BuildScans1763722430000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table publishing.builds
        add scan text not null default 'unscanned' check (scan in ('clean', 'infected', 'unscanned')),
        -- What a browser loads before the game starts, in bytes; null for downloads.
        add first_download bigint,
        add checked_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table publishing.builds drop scan, drop first_download, drop checked_at');
  }
}
