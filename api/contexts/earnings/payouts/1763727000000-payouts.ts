import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../../platform/database/data-source.js';

/** Numbers of tax documents, whom a mail went to: rows, because they can be erased. */
export class Payouts1763727000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema payouts;
      grant usage on schema payouts to ${APP_ROLE};
      create table payouts.tax_documents (
        tax_document_id uuid primary key,
        developer_id uuid not null,
        number text not null
      );
      create index papers_of_studio on payouts.tax_documents (developer_id);
      create table payouts.notices (
        id uuid primary key,
        developer_id uuid not null,
        payout_id uuid,
        person_id uuid not null
      );
      create index notices_of_person on payouts.notices (person_id);
      grant select, insert, update, delete on all tables in schema payouts to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema payouts cascade');
  }
}
