import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** Who agreed to what, and who answers for children. Consents are never changed: the shop may add and erase them only. */
export class ConsentsAndGuardians1763710500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table identity.consents (
        id uuid primary key,
        person_id uuid not null references identity.persons on delete cascade,
        text text not null,
        version text not null,
        hash text not null,
        language text not null check (language in ('es', 'en')),
        given boolean not null,
        place text not null,
        at timestamptz not null default now()
      );
      create index consents_of on identity.consents (person_id, text, at desc, id desc);
      grant select, insert, delete on identity.consents to ${APP_ROLE};
      insert into identity.consents (id, person_id, text, version, hash, language, given, place, at)
        select gen_random_uuid(), id, 'terms', '2026-11', terms_hash, language, true, 'sign-up', terms_accepted_at
          from identity.persons where terms_hash is not null and terms_accepted_at is not null;
      create table identity.guardians (
        id uuid primary key,
        person_id uuid not null unique references identity.persons on delete cascade,
        email text not null check (email = lower(email)),
        asked_at timestamptz not null,
        decided_at timestamptz,
        decision text check (decision in ('allowed', 'refused', 'withdrawn', 'erasure-asked'))
      );
      grant select, insert, update, delete on identity.guardians to ${APP_ROLE};
      alter table identity.persons add column role_by_age boolean not null default false;
      update identity.persons set role_by_age = true where role_id = 2 and birth_year is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table identity.consents; drop table identity.guardians; alter table identity.persons drop column role_by_age',
    );
  }
}
