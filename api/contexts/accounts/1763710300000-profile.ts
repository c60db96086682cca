import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** Changed addresses on their way, what became of profiles, and which files are somebody's picture. */
export class Profile1763710300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table identity.address_changes (
        id uuid primary key,
        person_id uuid not null references identity.persons on delete cascade,
        asked_by uuid not null,
        old_email text not null,
        new_email text not null check (new_email = lower(new_email)),
        asked_at timestamptz not null,
        done_at timestamptz,
        ended_at timestamptz
      );
      create unique index address_changes_open on identity.address_changes (person_id) where ended_at is null;
      create table identity.profile_changes (
        id uuid primary key,
        person_id uuid not null references identity.persons on delete cascade,
        at timestamptz not null,
        actor_id uuid not null,
        field text not null,
        before text,
        after text
      );
      create index profile_changes_of on identity.profile_changes (person_id, at);
      -- No reference: the files must be found even after the person's row is gone.
      create table identity.profile_pictures (
        name text primary key,
        person_id uuid not null,
        created_at timestamptz not null
      );
      create index profile_pictures_of on identity.profile_pictures (person_id);
      grant select, insert, update, delete on identity.address_changes, identity.profile_changes, identity.profile_pictures to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.profile_pictures, identity.profile_changes, identity.address_changes');
  }
}
