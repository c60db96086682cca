import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a person calls the computer of a connected game: games that an earlier release connected have none. */
export class NamedDevices1763801900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table achievements.devices add column name text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table achievements.devices drop column name');
  }
}
