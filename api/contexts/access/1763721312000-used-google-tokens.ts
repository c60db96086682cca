import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** Tokens of Google that opened a session, by their digest, for as long as they would hold: each opens one. */
export class UsedGoogleTokens1763721312000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A shop opened before 1.0.0 may have it already, noted under another time stamp.
    await runner.query(`
      create table if not exists identity.used_google_tokens (digest bytea primary key, until timestamptz not null);
      grant select, insert, delete on identity.used_google_tokens to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.used_google_tokens');
  }
}
