import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a change of an address is allowed by its owner, and until when one that staff asked for waits. */
export class AddressChangeWays1763720900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table identity.address_changes add column allowed_at timestamptz, add column waits_until timestamptz',
    );
    await runner.query('update identity.address_changes set allowed_at = asked_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.address_changes drop column allowed_at, drop column waits_until');
  }
}
