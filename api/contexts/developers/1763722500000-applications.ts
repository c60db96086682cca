import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** What applicants typed and whom studios invited: erasable, so no facts. */
export class Applications1763722500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Memberships follow from events now.
      drop table developers.members;
      create table developers.applications (
        developer_id uuid primary key,
        person_id uuid not null unique,
        draft jsonb not null,
        -- The pay-out account is encrypted; this much of it is shown.
        account_last4 text,
        account_key_id text,
        account_sealed text,
        updated_at timestamptz not null
      );
      create index applications_by_key on developers.applications (account_key_id, developer_id);
      create table developers.invitees (
        invitation_id uuid primary key,
        developer_id uuid not null,
        email text not null,
        invited_at timestamptz not null
      );
      create index invitees_of_studio on developers.invitees (developer_id, email);
      create index invitees_of_address on developers.invitees (email);
      grant usage on schema developers to ${APP_ROLE};
      grant select, insert, update, delete on developers.applications, developers.invitees to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table developers.invitees, developers.applications');
  }
}
