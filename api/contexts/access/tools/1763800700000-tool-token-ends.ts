import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens of tools end by themselves; those that were made before, and by the release before, have 90 days. */
export class ToolTokenEnds1763800700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table access.tool_tokens add column expires_at timestamptz not null default now() + interval '90 days'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table access.tool_tokens drop column expires_at');
  }
}
