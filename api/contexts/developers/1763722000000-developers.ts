import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** Who works for which studio. */
export class Developers1763722000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema developers;
      grant usage on schema developers to ${APP_ROLE};
      create table developers.members (
        person_id uuid not null,
        developer_id uuid not null,
        role text not null check (role in ('owner', 'editor', 'reader')),
        since timestamptz not null,
        primary key (person_id, developer_id)
      );
      create index members_of_developer on developers.members (developer_id);
      grant select, insert, update, delete on all tables in schema developers to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema developers cascade');
  }
}
