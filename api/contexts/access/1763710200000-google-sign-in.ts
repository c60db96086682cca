import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which account at Google signs in to which of ours. */
export class GoogleSignIn1763710200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table identity.persons add column google_sub text unique, add column google_linked_at timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.persons drop column google_sub, drop column google_linked_at');
  }
}
