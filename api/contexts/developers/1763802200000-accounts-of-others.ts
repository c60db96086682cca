import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A studio whose applicant was erased goes on: other owners give its account and tax id, and these are erased with whoever gave them. */
export class AccountsOfOthers1763802200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table developers.applications
        -- Null once the applicant was erased.
        alter column person_id drop not null,
        alter column draft set default '{}',
        -- Who gave the account and the tax id; null for the applicant.
        add column account_by uuid,
        add column tax_id_by uuid;
      create index applications_by_account_giver on developers.applications (account_by) where account_by is not null;
      create index applications_by_tax_id_giver on developers.applications (tax_id_by) where tax_id_by is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from developers.applications where person_id is null;
      alter table developers.applications drop column account_by, drop column tax_id_by, alter column draft drop default;
    `);
  }
}
