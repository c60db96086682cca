import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** Games that people want, and what they were told of them. */
export class Wishlist1763730030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema wishlist;
      grant usage on schema wishlist to ${APP_ROLE};
      create table wishlist.games (
        person_id uuid not null,
        game_id uuid not null,
        added_at timestamptz not null,
        -- What the person knows of the game: only what is new is told.
        price_told bigint not null check (price_told >= 0),
        listed_told boolean not null,
        in_plan_told boolean not null,
        primary key (person_id, game_id)
      );
      create index wishes_of_game on wishlist.games (game_id);
      create table wishlist.settings (
        person_id uuid primary key,
        mails boolean not null default true,
        share_token text unique,
        shared_at timestamptz
      );
      create table wishlist.news (
        id uuid primary key,
        person_id uuid not null,
        game_id uuid not null,
        kind text not null check (kind in ('price-drop', 'release', 'in-plan')),
        price bigint not null,
        previously bigint not null,
        created_at timestamptz not null
      );
      create index news_of on wishlist.news (person_id);
      grant select, insert, update, delete on all tables in schema wishlist to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema wishlist cascade');
  }
}
