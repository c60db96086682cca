import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** What a person downloads, has installed and looks for in the library: rows, because they are edited and can be erased. */
export class LibraryRows1763722410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table library.downloads (
        -- Null once the person's account is erased: completed downloads still count.
        person_id uuid,
        build_id uuid not null,
        game_id uuid not null,
        -- The bytes sent so far, over all transfers.
        received int8multirange not null default '{}',
        started_at timestamptz not null,
        completed_at timestamptz
      );
      create unique index downloads_of_person on library.downloads (person_id, build_id);
      create index downloads_of_build on library.downloads (build_id);
      create table library.devices (
        person_id uuid not null,
        device_id uuid not null,
        name text not null,
        installed uuid[] not null,
        reported_at timestamptz not null,
        primary key (person_id, device_id)
      );
      create table library.presets (person_id uuid primary key, presets jsonb not null);
      grant select, insert, update, delete on library.downloads, library.devices, library.presets to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table library.downloads, library.devices, library.presets');
  }
}
