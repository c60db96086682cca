import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** People and their ways in: rows, not events, because they can be erased. */
export class Access1763700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema access;
      create table access.persons (
        id uuid primary key,
        email text not null unique check (email = lower(email)),
        username text not null,
        password_hash text,
        google_sub text unique,
        google_linked_at timestamptz,
        role_id int not null default 3,
        role_by_age boolean not null default false,
        birth_year int,
        birthday date,
        bio text,
        profile_picture_url text,
        developer_id uuid,
        language text not null check (language in ('es', 'en')),
        email_verified_at timestamptz,
        blocked_at timestamptz,
        created_at timestamptz not null default now()
      );
      create index persons_of_role on access.persons (role_id);
      create index persons_by_age_of_account on access.persons (created_at desc, id);
      create table access.sessions (
        id uuid primary key,
        person_id uuid not null references access.persons on delete cascade,
        remember boolean not null,
        generation int not null default 1,
        rotated_at timestamptz not null default now(),
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        device text,
        device_kind text not null default 'other' check (device_kind in ('phone', 'tablet', 'computer', 'other')),
        network text,
        revoked_at timestamptz,
        revoked_because text
      );
      create index sessions_of on access.sessions (person_id);
      create table access.sign_ins (
        id uuid primary key,
        person_id uuid not null references access.persons on delete cascade,
        at timestamptz not null default now(),
        how text not null check (how in ('password', 'google')),
        succeeded boolean not null,
        device text,
        network text
      );
      create index sign_ins_of on access.sign_ins (person_id, at desc);
      create index sign_ins_at on access.sign_ins (at);
      -- The owner may be a pending user, so it is no foreign key.
      create table access.email_tokens (
        id uuid primary key,
        owner_id uuid not null,
        token_hash bytea not null unique,
        purpose text not null,
        created_at timestamptz not null default now(),
        used_at timestamptz,
        voided_at timestamptz
      );
      create index email_tokens_of_owner on access.email_tokens (owner_id);
      create table access.used_google_tokens (digest bytea primary key, until timestamptz not null);
      create unlogged table access.budgets (key text primary key, window_from timestamptz not null, spent int not null);
      grant usage on schema access to ${APP_ROLE};
      grant select, insert, update, delete on all tables in schema access to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema access cascade');
  }
}
