import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an account was last asked for with a waiting address: from then on nothing is told of it, be the address known or not. */
export class SignedUpWhilePending1763720800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.pending_users add column signed_up_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.pending_users drop column signed_up_at');
  }
}
