import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** Who agreed to what, and guardians. The shop may add and erase consents but never change them. */
export class Consent1763710500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema consent;
      create table consent.consents (
        id uuid primary key,
        person_id uuid not null references access.persons on delete cascade,
        text text not null,
        version text not null,
        hash text not null,
        language text not null check (language in ('es', 'en')),
        given boolean not null,
        place text not null,
        at timestamptz not null default now()
      );
      create index consents_of on consent.consents (person_id, text, at desc, id desc);
      create table consent.guardians (
        id uuid primary key,
        person_id uuid not null unique references access.persons on delete cascade,
        email text not null check (email = lower(email)),
        requested_at timestamptz not null,
        decided_at timestamptz,
        decision text check (decision in ('allowed', 'refused', 'withdrawn', 'erasure-requested'))
      );
      grant usage on schema consent to ${APP_ROLE};
      grant select, insert, delete on consent.consents to ${APP_ROLE};
      grant select, insert, update, delete on consent.guardians to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema consent cascade');
  }
}
