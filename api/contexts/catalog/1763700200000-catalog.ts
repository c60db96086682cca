import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** The texts of the catalogue, and the words by which they are found. */
export class Catalog1763700200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema catalog;
      grant usage on schema catalog to ${APP_ROLE};
      create function catalog.plain(text) returns text language sql immutable strict parallel safe
        return lower(public.unaccent('public.unaccent'::regdictionary, $1));

      create table catalog.developers (id uuid primary key, key text not null unique, name text not null);
      create table catalog.games (
        id uuid primary key,
        slug text not null unique,
        developer_id uuid not null references catalog.developers,
        title jsonb not null,
        summary jsonb not null,
        description jsonb not null,
        teaches jsonb not null,
        requirements jsonb not null,
        subjects text[] not null,
        grade_from int not null,
        grade_to int not null check (grade_to >= grade_from),
        age_rating text not null,
        platforms text[] not null,
        languages text[] not null,
        released_on date not null,
        cover text not null,
        screenshots jsonb not null,
        download_megabytes int,
        in_plan boolean not null,
        title_words text not null,
        words text not null,
        updated_at timestamptz not null default clock_timestamp()
      );
      create index games_by_words on catalog.games using gin (words public.gin_trgm_ops);
      create table catalog.achievements (
        id uuid primary key,
        game_id uuid not null references catalog.games on delete cascade,
        place int not null,
        kind text not null check (kind in ('progress', 'instant')),
        secret boolean not null,
        goal int,
        title jsonb not null,
        description jsonb not null
      );
      create index achievements_of on catalog.achievements (game_id, place);
      create table catalog.edition (one boolean primary key default true check (one), number bigint not null);
      insert into catalog.edition (number) values (1);
      create function catalog.next_edition() returns trigger language plpgsql as $$
        begin update catalog.edition set number = number + 1; return null; end $$;
      create trigger games_changed after insert or update or delete on catalog.games for each statement execute function catalog.next_edition();
      grant select, insert, update, delete on all tables in schema catalog to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema catalog cascade');
  }
}
