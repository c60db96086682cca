import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** What an erased person played in periods that are not settled yet, by order: the money still reaches its games, without a way to the person. */
export class KeptPlay1763740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema if not exists earnings;
      grant usage on schema earnings to ${APP_ROLE};
      create table earnings.kept_play (
        order_id uuid not null,
        month text not null,
        game_id uuid not null,
        developer_id text not null,
        seconds int not null check (seconds > 0),
        last_day date not null,
        primary key (order_id, month, game_id, developer_id)
      );
      grant select, insert, update, delete on earnings.kept_play to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table earnings.kept_play');
  }
}
