import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../../platform/database/data-source.js';

/** Keys in people's devices that open their accounts, and the challenges that were answered already. */
export class Passkeys1763800200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table access.passkeys (
        id uuid primary key,
        person_id uuid not null,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        name text not null,
        added_at timestamptz not null,
        last_used_at timestamptz
      );
      create index passkeys_of_person on access.passkeys (person_id);
      create table access.answered_challenges (
        challenge text primary key,
        expires_at timestamptz not null
      );
      create index answered_challenges_over on access.answered_challenges (expires_at);
      grant select, insert, update, delete on access.passkeys, access.answered_challenges to ${APP_ROLE};
      alter table access.sign_ins drop constraint sign_ins_how_check;
      alter table access.sign_ins add constraint sign_ins_how_check check (how in ('password', 'google', 'passkey'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from access.sign_ins where how = 'passkey';
      alter table access.sign_ins drop constraint sign_ins_how_check;
      alter table access.sign_ins add constraint sign_ins_how_check check (how in ('password', 'google'));
      drop table access.passkeys, access.answered_challenges;
    `);
  }
}
