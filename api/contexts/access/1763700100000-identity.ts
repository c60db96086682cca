import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** People and their sessions: rows, not events, because they can be erased. */
export class Identity1763700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema identity;
      create table identity.persons (
        id uuid primary key,
        email text not null unique check (email = lower(email)),
        username text not null,
        password_hash text,
        role_id int not null default 3,
        birth_year int,
        birthday date,
        bio text,
        profile_picture_url text,
        developer_id uuid,
        language text not null check (language in ('es', 'en')),
        email_verified_at timestamptz,
        terms_hash text,
        terms_accepted_at timestamptz,
        created_at timestamptz not null default now()
      );
      create table identity.sessions (
        id uuid primary key,
        person_id uuid not null references identity.persons on delete cascade,
        remember boolean not null,
        generation int not null default 1,
        rotated_at timestamptz not null default now(),
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        revoked_at timestamptz,
        revoked_because text
      );
      create index sessions_of on identity.sessions (person_id);
      create table identity.email_tokens (
        id uuid primary key,
        person_id uuid not null references identity.persons on delete cascade,
        token_hash bytea not null unique,
        purpose text not null,
        created_at timestamptz not null default now(),
        used_at timestamptz,
        voided_at timestamptz
      );
      create index email_tokens_of on identity.email_tokens (person_id);
      create unlogged table identity.budgets (key text primary key, window_from timestamptz not null, spent int not null);
      grant usage on schema identity to ${APP_ROLE};
      grant select, insert, update, delete on all tables in schema identity to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema identity cascade');
  }
}
