import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** Play time is counted by the context `play`: refunds, library and statistics read the same figure here. */
export class PlayTimeView1763730010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table library.play_time;
      create view library.play_time as
        select person_id as person_id, game_id, seconds / 60 as minutes, contested_seconds / 60 as contested_minutes, last_played_at
          from play.played_games;
      grant select on library.play_time to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view library.play_time;
      create table library.play_time (
        person_id uuid not null,
        game_id uuid not null,
        minutes int not null check (minutes >= 0),
        last_played_at timestamptz not null default now(),
        primary key (person_id, game_id)
      );
      grant select, insert, update, delete on library.play_time to ${APP_ROLE};
    `);
  }
}
