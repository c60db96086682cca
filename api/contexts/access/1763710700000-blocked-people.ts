import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when somebody is shut out; and the indexes by which the console finds people. */
export class BlockedPeople1763710700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table identity.persons add column blocked_at timestamptz;
      create index persons_of_role on identity.persons (role_id);
      create index persons_by_age_of_account on identity.persons (created_at desc, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index identity.persons_by_age_of_account;
      drop index identity.persons_of_role;
      alter table identity.persons drop column blocked_at;
    `);
  }
}
