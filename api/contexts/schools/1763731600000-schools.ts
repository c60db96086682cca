import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** Classes and their pupils: rows without an address, because everything of a class is deleted at once. */
export class Schools1763731600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema schools;
      grant usage on schema schools to ${APP_ROLE};
      -- The text of a plan's code; its row is also the lock under which seats are counted.
      create table schools.plan_codes (
        plan_id uuid primary key,
        code text not null unique
      );
      create table schools.classes (
        id uuid primary key,
        teacher_id uuid not null,
        -- Null: no seats yet.
        plan_id uuid,
        name text not null,
        grade int not null,
        code text not null unique,
        -- Whether new pupils may join.
        is_open boolean not null default true,
        -- The last day; everything of the class is deleted after it.
        ends_on date not null,
        created_at timestamptz not null,
        -- Hidden from here on, until the deletion is complete.
        deleted_at timestamptz
      );
      create index classes_of_teacher on schools.classes (teacher_id);
      create index classes_of_plan on schools.classes (plan_id);
      create table schools.class_games (
        class_id uuid not null references schools.classes on delete cascade,
        game_id uuid not null,
        primary key (class_id, game_id)
      );
      create table schools.pupils (
        id uuid primary key,
        class_id uuid not null references schools.classes on delete cascade,
        nickname text not null,
        nickname_key text not null,
        pin_hash text not null,
        joined_at timestamptz not null,
        removed_at timestamptz,
        unique (class_id, nickname_key)
      );
      create table schools.pupil_sessions (
        id uuid primary key,
        pupil_id uuid not null references schools.pupils on delete cascade,
        sha256 text not null unique,
        created_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index sessions_of_pupil on schools.pupil_sessions (pupil_id, created_at);
      create index sessions_by_end on schools.pupil_sessions (expires_at);
      -- Which pupil may play what, and by which plan.
      create view schools.seats as
        select p.id as pupil_id, g.game_id, c.plan_id
          from schools.pupils p join schools.classes c on c.id = p.class_id join schools.class_games g on g.class_id = c.id
         where p.removed_at is null and c.deleted_at is null;
      grant select, insert, update, delete on all tables in schema schools to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema schools cascade');
  }
}
