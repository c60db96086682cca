import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** How long each game was played: rows, because they grow while people play and are forgotten some time after a game was returned. */
export class PlayTime1763720401000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema if not exists library;
      create table library.play_time (
        person_id uuid not null,
        game_id uuid not null,
        minutes int not null check (minutes >= 0),
        last_played_at timestamptz not null default now(),
        primary key (person_id, game_id)
      );
      grant usage on schema library to ${APP_ROLE};
      grant select, insert, update, delete on library.play_time to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table library.play_time');
  }
}
