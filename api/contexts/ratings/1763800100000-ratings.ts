import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** What people who played say of a game, and what its studio answers. */
export class Ratings1763800100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema ratings;
      grant usage on schema ratings to ${APP_ROLE};
      create table ratings.ratings (
        id uuid primary key,
        game_id uuid not null,
        person_id uuid not null,
        stars smallint not null check (stars between 1 and 5),
        -- Empty: stars alone.
        text text not null,
        language text not null,
        played_seconds int not null,
        state text not null check (state in ('waiting', 'published', 'refused')),
        -- Staff decide about what they read: it counts what the person wrote.
        version int not null,
        written_at timestamptz not null,
        decided_at timestamptz,
        decided_by uuid,
        reason text,
        answer text,
        answered_at timestamptz,
        unique (game_id, person_id)
      );
      create index ratings_of_person on ratings.ratings (person_id);
      create index ratings_shown on ratings.ratings (game_id, written_at desc, id) where state = 'published' and text <> '';
      create index ratings_waiting on ratings.ratings (written_at) where state = 'waiting';
      grant select, insert, update, delete on all tables in schema ratings to ${APP_ROLE};
      -- For the audit log: the actions of staff, without the texts.
      create table ratings.decisions (
        id uuid primary key,
        game_id uuid not null,
        staff_id uuid not null,
        action text not null check (action in ('RatingPublished', 'RatingRefused', 'RatingAnswerRemoved')),
        at timestamptz not null
      );
      create index decisions_by_time on ratings.decisions (at desc, id);
      grant select, insert on ratings.decisions to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema ratings cascade');
  }
}
