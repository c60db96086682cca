import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../../../platform/database/data-source.js';

/** To whom the files for the bank transfer: sealed, and gone once a transfer is recorded. */
export class BankFiles1763802000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table payouts.bank_file_lines (
        file_id uuid not null,
        payout_id uuid not null,
        -- Holder, tax id, account and address as the file was made with them.
        key_id text not null,
        sealed text not null,
        primary key (file_id, payout_id)
      );
      create index bank_file_lines_of_payout on payouts.bank_file_lines (payout_id);
      create index bank_file_lines_by_key on payouts.bank_file_lines (key_id);
      grant select, insert, update, delete on payouts.bank_file_lines to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table payouts.bank_file_lines');
  }
}
