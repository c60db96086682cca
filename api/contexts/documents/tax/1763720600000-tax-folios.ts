import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../../platform/database/data-source.js';

/** Under which number the tax office knows a document. */
export class TaxFolios1763720600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema tax;
      create table tax.folios (
        document_id uuid primary key,
        folio text not null unique,
        issuer text not null,
        given_at timestamptz not null default clock_timestamp()
      );
      grant usage on schema tax to ${APP_ROLE};
      grant select, insert on tax.folios to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema tax cascade');
  }
}
