import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** What editors changed in the texts of games, which are rows and no facts. */
export class Edits1763710800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table catalog.edits (
        id uuid primary key,
        game_id uuid not null,
        actor_id uuid not null,
        at timestamptz not null default now(),
        before jsonb not null,
        after jsonb not null
      );
      create index edits_by_time on catalog.edits (at desc, id);
      grant select, insert on catalog.edits to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table catalog.edits');
  }
}
