import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** Weights: A title, B summary, C what it teaches and its keywords. Ranking reads these alone, beside the row, and never the long description. */
const HEADLINE = `catalog.weighted(title, 'A') || catalog.weighted(summary, 'B') || catalog.weighted(teaches, 'C')
  || setweight(to_tsvector('simple'::regconfig, catalog.plain(keywords)), 'C')`;

/** The texts of the catalogue, and the words by which they are found. */
export class Catalog1763700200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema catalog;
      grant usage on schema catalog to ${APP_ROLE};
      -- Small letters and figures without accents, parted by blanks: how texts and searches meet.
      create function catalog.plain(text) returns text language sql immutable strict parallel safe
        return regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, $1)), '[^[:alnum:]]+', ' ', 'g');
      create function catalog.weighted(texts jsonb, weight "char") returns tsvector language sql immutable strict parallel safe
        return setweight(to_tsvector('simple'::regconfig, catalog.plain((texts->>'es') || ' ' || (texts->>'en'))), weight);
      -- What an editor types: every word the beginning of one in the game.
      create function catalog.beginning_with(text) returns tsquery language sql immutable strict parallel safe return (
        select to_tsquery('simple'::regconfig, string_agg(word || ':*', ' & ')) from unnest(string_to_array(catalog.plain($1), ' ')) word where word <> '');

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
        keywords text not null,
        updated_at timestamptz not null default clock_timestamp(),
        headline tsvector storage main not null generated always as (${HEADLINE}) stored,
        document tsvector not null generated always as (${HEADLINE} || catalog.weighted(description, 'D')) stored
      );
      create index games_by_words on catalog.games using gin (document) with (fastupdate = off);
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
    `);
    await runner.query(FINDING);
    await runner.query(WORDS);
    await runner.query(EDITION);
    await runner.query(`grant select, insert, update, delete on all tables in schema catalog to ${APP_ROLE}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema catalog cascade');
  }
}

/** Which games answer a search, best first. */
const FINDING = `
  -- A scan would unpack the document of every game, and the planner does not count that; the index knows all by itself.
  create function catalog.games_matching(matching tsquery, ranking tsquery) returns setof uuid language sql stable set enable_seqscan = off set enable_indexscan = off as $$
    select id from catalog.games where document @@ matching order by ts_rank('{0.1, 0.2, 0.4, 1}', headline, ranking) desc, released_on desc, id
  $$`;

/** Every word that some game has used, so that a mistyped one can be recognised. */
const WORDS = `
  create table catalog.words (word text primary key);
  create index words_by_trigram on catalog.words using gin (word public.gin_trgm_ops) with (fastupdate = off);
  create function catalog.learn_words() returns trigger language plpgsql as $$
    begin
      -- Sorted, so that two editors never wait for each other in a circle.
      insert into catalog.words select lexeme from unnest(new.document) order by lexeme on conflict do nothing;
      return null;
    end $$;
  create trigger words_learned after insert or update on catalog.games for each row execute function catalog.learn_words();

  create function catalog.near_words(asked text) returns setof text language plpgsql set pg_trgm.word_similarity_threshold = 0.17 as $$
    begin
      -- One typo spoils up to four of a word's n + 1 trigrams, and a beginning loses one more: of n letters at least (n - 4) / (n + 5) is left.
      perform set_config('pg_trgm.word_similarity_threshold', (case when length(asked) < 7 then 0.17 when length(asked) < 8 then 0.24 else 0.3 end)::text, true);
      return query select word from catalog.words where asked operator(public.<%) word and length(word) between length(asked) - 2 and length(asked) + 3;
    end $$`;

/** One number that grows with every change of the texts: by it every process sees that its copy is old. */
const EDITION = `
  create table catalog.edition (one boolean primary key default true check (one), number bigint not null);
  insert into catalog.edition (number) values (1);
  create function catalog.next_edition() returns trigger language plpgsql as $$
    begin update catalog.edition set number = number + 1; return null; end $$;
  create trigger games_changed after insert or update or delete on catalog.games for each statement execute function catalog.next_edition();
  create trigger developers_changed after insert or update or delete on catalog.developers for each statement execute function catalog.next_edition();
  create trigger achievements_changed after insert or update or delete on catalog.achievements for each statement execute function catalog.next_edition()`;
