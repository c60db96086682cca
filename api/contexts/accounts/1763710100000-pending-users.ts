import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** Addresses that want an account and wait for their link. */
export class PendingUsers1763710100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table identity.pending_users (
        id uuid primary key,
        email text not null unique check (email = lower(email)),
        language text not null check (language in ('es', 'en')),
        requested_at timestamptz not null,
        verified_at timestamptz,
        proof_hash bytea
      );
      grant select, insert, update, delete on identity.pending_users to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.pending_users');
  }
}
