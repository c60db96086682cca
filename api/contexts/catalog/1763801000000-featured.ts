import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** Which games staff feature on the home page, in their order, and who chose them. */
export class Featured1763801000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table catalog.featured (
        game_id uuid primary key references catalog.games on delete cascade,
        place int not null
      );
      create trigger featured_changed after insert or update or delete on catalog.featured
        for each statement execute function catalog.next_edition();
      create table catalog.featured_changes (
        id uuid primary key,
        game_id uuid not null,
        -- Null: no person, as in a demonstration.
        actor_id uuid,
        action text not null check (action in ('GameFeatured', 'GameUnfeatured')),
        place int,
        reason text,
        at timestamptz not null default now()
      );
      create index featured_changes_by_time on catalog.featured_changes (at desc, id);
      grant select, insert, update, delete on catalog.featured to ${APP_ROLE};
      grant select, insert on catalog.featured_changes to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table catalog.featured_changes; drop table catalog.featured');
  }
}
