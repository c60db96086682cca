import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** What studios type of their games, and what passes between them and staff. Channels follow from facts from here on. */
export class Drafts1763722420000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table publishing.channels;
      -- What a studio is typing of a game; revisions tell two editors apart.
      create table publishing.drafts (
        game_id uuid primary key references publishing.games,
        revision int not null,
        content jsonb not null,
        updated_by uuid,
        updated_at timestamptz not null
      );
      -- A draft as it was handed in: what is reviewed and what the catalogue shows after that.
      create table publishing.submissions (
        game_id uuid not null references publishing.games,
        revision int not null,
        content jsonb not null,
        submitted_at timestamptz not null,
        primary key (game_id, revision)
      );
      -- Words between a studio and staff; the facts say only what was decided.
      create table publishing.notes (
        id uuid primary key,
        game_id uuid not null,
        author_id uuid,
        author text not null check (author in ('studio', 'staff')),
        about text not null check (about in ('submission', 'review', 'appeal')),
        note text not null,
        written_at timestamptz not null
      );
      create index notes_of_game on publishing.notes (game_id, written_at);
      create index notes_by_author on publishing.notes (author_id) where author_id is not null;
      -- Pictures and guides of drafts; each name is written down before its file is stored.
      create table publishing.files (
        name text primary key,
        game_id uuid not null references publishing.games,
        kind text not null check (kind in ('cover', 'screenshot', 'guide')),
        created_at timestamptz not null
      );
      create index files_of_game on publishing.files (game_id);
      -- Which member hears of which event of a game by mail.
      create table publishing.notices (
        id uuid primary key,
        game_id uuid not null references publishing.games,
        person_id uuid not null
      );
      create index notices_of_person on publishing.notices (person_id);
      grant select, insert, update, delete on publishing.drafts, publishing.submissions, publishing.notes, publishing.files,
        publishing.notices to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table publishing.notices, publishing.files, publishing.notes, publishing.submissions, publishing.drafts',
    );
  }
}
