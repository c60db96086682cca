import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** What each game was played on each day, added up: studios read months of it at once. No row names a person. */
export class GameDays1763740100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table play.game_days (
        game_id uuid not null,
        played_on date not null,
        seconds bigint not null check (seconds >= 0),
        players int not null check (players >= 0),
        primary key (game_id, played_on)
      );
      -- The last day that is added up; none where all have to be.
      create table play.added_up (through date not null);
      grant select, insert, update, delete on play.game_days, play.added_up to ${APP_ROLE};
      -- Without the seconds: with them, each heartbeat would rewrite every index of its day.
      drop index play.days_of_game;
      create index days_of_game on play.days (game_id, played_on);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index play.days_of_game;
      create index days_of_game on play.days (game_id, played_on) include (seconds);
      drop table play.added_up, play.game_days;
    `);
  }
}
