import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from './database/data-source.js';

/** Addresses that clients gave for the way back from the bank: erasable, so no facts. */
export class ReturnAddresses1763721311000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A shop opened before 1.0.0 may have it already, noted under another time stamp.
    await runner.query(`
      create table if not exists es.return_addresses (
        id uuid primary key,
        person_id uuid not null,
        address text not null
      );
      create index if not exists return_addresses_of_person on es.return_addresses (person_id);
      grant select, insert, update, delete on es.return_addresses to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table es.return_addresses');
  }
}
