import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../../platform/database/data-source.js';

/** The app with which a person proves a log-in beyond the password, its key encrypted, and the hashes of the codes for when it is lost. */
export class SecondFactor1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table access.second_factors (
        person_id uuid primary key,
        key_id text not null,
        sealed text not null,
        begun_at timestamptz not null,
        confirmed_at timestamptz,
        last_step bigint not null default 0
      );
      create table access.recovery_codes (
        person_id uuid not null,
        sha256 text not null,
        used_at timestamptz,
        primary key (person_id, sha256)
      );
      grant select, insert, update, delete on access.second_factors, access.recovery_codes to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table access.second_factors, access.recovery_codes');
  }
}
