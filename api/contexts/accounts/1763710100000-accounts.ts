import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** Sign-ups on their way, and what became of profiles. */
export class Accounts1763710100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema accounts;
      create table accounts.pending_users (
        id uuid primary key,
        email text not null unique check (email = lower(email)),
        language text not null check (language in ('es', 'en')),
        requested_at timestamptz not null,
        verified_at timestamptz,
        proof_hash bytea,
        signed_up_at timestamptz
      );
      create table accounts.address_changes (
        id uuid primary key,
        person_id uuid not null references access.persons on delete cascade,
        asked_by uuid not null,
        old_email text not null,
        new_email text not null check (new_email = lower(new_email)),
        requested_at timestamptz not null,
        allowed_at timestamptz,
        waits_until timestamptz,
        done_at timestamptz,
        ended_at timestamptz
      );
      create unique index address_changes_open on accounts.address_changes (person_id) where ended_at is null;
      create table accounts.profile_changes (
        id uuid primary key,
        person_id uuid not null references access.persons on delete cascade,
        at timestamptz not null,
        actor_id uuid not null,
        field text not null,
        before text,
        after text
      );
      create index profile_changes_of on accounts.profile_changes (person_id, at);
      -- No reference: the files must be found even after the person's row is gone.
      create table accounts.profile_pictures (
        name text primary key,
        person_id uuid not null,
        created_at timestamptz not null
      );
      create index profile_pictures_of on accounts.profile_pictures (person_id);
      grant usage on schema accounts to ${APP_ROLE};
      grant select, insert, update, delete on all tables in schema accounts to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema accounts cascade');
  }
}
