import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../../platform/database/data-source.js';

/** Archives that are being uploaded; a row and its bytes go after two days. */
export class Uploads1763722431000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table publishing.uploads (
        -- Also the id of the build that is made of it.
        id uuid primary key,
        person_id uuid not null,
        developer_id uuid not null,
        game_id uuid not null references publishing.games,
        kind text not null check (kind in ('web', 'download')),
        platform text check (platform in ('windows', 'macos', 'linux', 'android')),
        version text not null,
        file_name text not null,
        size bigint not null check (size > 0),
        created_at timestamptz not null,
        finished_at timestamptz,
        check ((kind = 'download') = (platform is not null))
      );
      create index uploads_of_developer on publishing.uploads (developer_id, created_at);
      create index uploads_of_person on publishing.uploads (person_id);
      grant select, insert, update, delete on publishing.uploads to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table publishing.uploads');
  }
}
