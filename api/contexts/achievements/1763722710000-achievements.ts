import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** What can be earned in games, how far people are, and the proofs with which games report it. */
export class Achievements1763722710000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema achievements;
      grant usage on schema achievements to ${APP_ROLE};
    `);
    await runner.query(DEFINITIONS);
    await runner.query(PROGRESS);
    await runner.query(PROOFS);
    await runner.query(`grant select, insert, update, delete on all tables in schema achievements to ${APP_ROLE}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema achievements cascade');
  }
}

const DEFINITIONS = `
  create table achievements.definitions (
    id uuid primary key,
    game_id uuid not null,
    key text not null check (key ~ '^[A-Z0-9_]{1,64}$'),
    kind text not null check (kind in ('progress', 'instant')),
    -- 1 for instant ones.
    target bigint not null check (target between 1 and 9007199254740991),
    secret boolean not null,
    place int not null,
    title jsonb not null,
    description jsonb not null,
    locked_icon text,
    unlocked_icon text,
    archived_at timestamptz,
    created_at timestamptz not null,
    unique (game_id, key)
  );
  -- Pages of games are kept by the catalogue's edition, and tell how many achievements there are.
  create trigger definitions_changed after insert or delete or update of archived_at on achievements.definitions
    for each statement execute function catalog.next_edition()`;

const PROGRESS = `
  create table achievements.progress (
    achievement_id uuid not null references achievements.definitions,
    person_id uuid not null,
    game_id uuid not null,
    value bigint not null check (value >= 0),
    -- 1: the game in the browser, 2: the ticket of a downloaded game, 3: the developer's server.
    trust smallint not null check (trust between 1 and 3),
    unlocked_at timestamptz,
    -- The report that unlocked it: of two at once, only one is told that it was the first.
    unlocked_by uuid,
    reported_at timestamptz not null,
    primary key (achievement_id, person_id)
  );
  create index progress_of_person on achievements.progress (person_id, game_id);
  create index progress_of_game on achievements.progress (game_id, person_id);
  create table achievements.rate_windows (
    person_id uuid not null,
    game_id uuid not null,
    kind text not null,
    started_at timestamptz not null,
    used int not null,
    primary key (person_id, game_id, kind)
  )`;

const PROOFS = `
  create table achievements.players (
    id uuid primary key,
    person_id uuid not null,
    game_id uuid not null,
    unique (person_id, game_id)
  );
  create table achievements.devices (
    id uuid primary key,
    person_id uuid not null,
    game_id uuid not null,
    created_at timestamptz not null,
    last_used_at timestamptz not null
  );
  create index devices_of_person on achievements.devices (person_id, game_id);
  create table achievements.passes (
    id uuid primary key,
    -- One pass per person: a new one ends the one before.
    person_id uuid not null unique,
    game_id uuid not null,
    -- Keyed digests of the first half of the code, and of the whole.
    selector text not null unique,
    code text not null,
    tries int not null,
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create table achievements.server_keys (
    game_id uuid primary key,
    sha256 text not null unique,
    created_at timestamptz not null,
    created_by uuid,
    last_used_at timestamptz
  )`;
