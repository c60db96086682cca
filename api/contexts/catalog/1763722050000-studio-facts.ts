import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What studios tell of their games beyond the texts: objectives, accessibility, guides, an English cover. */
export class StudioFacts1763722050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table catalog.games add facts jsonb not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table catalog.games drop facts');
  }
}
