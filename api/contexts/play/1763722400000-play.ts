import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** Who has a game open now, and what games keep for their players. */
export class Play1763722400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema play;
      grant usage on schema play to ${APP_ROLE};
      create table play.tickets (
        id uuid primary key,
        -- Null for guests, who share one ticket of each demo.
        person_id uuid,
        game_id uuid not null,
        build_id uuid not null,
        channel text not null check (channel in ('live', 'preview', 'demo')),
        issued_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index tickets_of_person on play.tickets (person_id);
      create index tickets_by_end on play.tickets (expires_at);
      create table play.saves (
        id uuid primary key,
        person_id uuid not null,
        game_id uuid not null,
        slot text not null check (slot ~ '^[a-z0-9_-]{1,40}$'),
        data text not null check (octet_length(data) <= 1048576),
        sha256 text not null,
        saved_at timestamptz not null
      );
      create index saves_of on play.saves (person_id, game_id, saved_at desc);
      grant select, insert, update, delete on all tables in schema play to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema play cascade');
  }
}
