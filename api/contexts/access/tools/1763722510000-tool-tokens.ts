import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../../platform/database/data-source.js';

/** Tokens with which people's own tools act for them, for a few routes. Only their hashes are kept. */
export class ToolTokens1763722510000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table access.tool_tokens (
        id uuid primary key,
        person_id uuid not null,
        name text not null,
        sha256 text not null unique,
        created_at timestamptz not null,
        last_used_at timestamptz
      );
      create index tool_tokens_of_person on access.tool_tokens (person_id, created_at);
      grant select, insert, update, delete on access.tool_tokens to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table access.tool_tokens');
  }
}
