import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** Files with all data about a person, made on request. */
export class Privacy1763710400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema privacy;
      create table privacy.exports (
        id uuid primary key,
        person_id uuid not null references access.persons on delete cascade,
        state text not null check (state in ('requested', 'ready', 'expired', 'failed')),
        requested_at timestamptz not null,
        ready_at timestamptz,
        expires_at timestamptz,
        size int
      );
      create index exports_of on privacy.exports (person_id, requested_at desc);
      create unique index exports_under_way on privacy.exports (person_id) where state = 'requested';
      grant usage on schema privacy to ${APP_ROLE};
      grant select, insert, update, delete on all tables in schema privacy to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema privacy cascade');
  }
}
