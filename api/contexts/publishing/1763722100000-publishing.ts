import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** Games of studios and their builds. A build never changes once it is ready; channels point at builds. */
export class Publishing1763722100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema publishing;
      grant usage on schema publishing to ${APP_ROLE};
      create table publishing.games (
        id uuid primary key,
        developer_id uuid not null,
        slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
        created_by uuid,
        created_at timestamptz not null
      );
      create index games_of_developer on publishing.games (developer_id);
      create table publishing.builds (
        id uuid primary key,
        game_id uuid not null references publishing.games,
        kind text not null check (kind in ('web', 'download')),
        -- Null for web builds.
        platform text check (platform in ('windows', 'macos', 'linux', 'android')),
        status text not null check (status in ('checking', 'refused', 'ready')),
        version text not null,
        archive_name text not null,
        archive_sha256 text,
        archive_size bigint not null,
        unpacked_size bigint,
        -- The file that starts a web build, such as index.html.
        entry text,
        -- {name, version, loader, data, framework, code, ...}; null for plain HTML5.
        engine jsonb,
        findings jsonb not null default '[]',
        created_by uuid,
        created_at timestamptz not null,
        check ((kind = 'download') = (platform is not null))
      );
      create index builds_of_game on publishing.builds (game_id, created_at);
      -- What a web build consists of; contents are files named by their hash, shared by all builds.
      create table publishing.build_files (
        build_id uuid not null references publishing.builds on delete cascade,
        path text not null,
        sha256 text not null,
        size bigint not null,
        type text not null,
        -- How the file as uploaded is packed: gzip, br or null. The bytes are kept unpacked; size and sha256 are of those.
        packed text check (packed in ('gzip', 'br')),
        gzip_size bigint,
        brotli_size bigint,
        primary key (build_id, path)
      );
      create index build_files_by_content on publishing.build_files (sha256);
      create table publishing.channels (
        game_id uuid not null references publishing.games,
        channel text not null check (channel in ('live', 'preview', 'demo')),
        kind text not null,
        -- Empty for web builds.
        platform text not null default '',
        build_id uuid not null references publishing.builds,
        since timestamptz not null,
        primary key (game_id, channel, kind, platform)
      );
      grant select, insert, update, delete on all tables in schema publishing to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema publishing cascade');
  }
}
