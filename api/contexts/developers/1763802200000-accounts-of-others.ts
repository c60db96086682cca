import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A studio whose applicant was erased goes on: another owner gives the account, and it is erased with that one. */
export class AccountsOfOthers1763802200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table developers.applications
        -- Null once the applicant was erased.
        alter column person_id drop not null,
        alter column draft set default '{}',
        -- Who gave the account; null for the applicant.
        add column account_by uuid;
      create index applications_by_giver on developers.applications (account_by) where account_by is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from developers.applications where person_id is null;
      drop index developers.applications_by_giver;
      alter table developers.applications drop column account_by, alter column draft drop default;
    `);
  }
}
