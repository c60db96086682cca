import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** Files with all that is held about a person, made on request. */
export class Exports1763710400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table identity.exports (
        id uuid primary key,
        person_id uuid not null references identity.persons on delete cascade,
        state text not null check (state in ('asked', 'ready', 'expired', 'failed')),
        asked_at timestamptz not null,
        ready_at timestamptz,
        expires_at timestamptz,
        size int
      );
      create index exports_of on identity.exports (person_id, asked_at desc);
      create unique index exports_under_way on identity.exports (person_id) where state = 'asked';
      grant select, insert, update, delete on identity.exports to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.exports');
  }
}
