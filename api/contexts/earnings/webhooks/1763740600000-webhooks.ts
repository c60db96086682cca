import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../../platform/database/data-source.js';

/** Where studios want to hear of their money, and what was sent there. */
export class Webhooks1763740600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema webhooks;
      grant usage on schema webhooks to ${APP_ROLE};
      create table webhooks.endpoints (
        developer_id uuid primary key,
        url text not null,
        key_id text not null,
        sealed text not null,
        secret_since timestamptz not null,
        created_at timestamptz not null
      );
      create table webhooks.deliveries (
        id uuid primary key,
        developer_id uuid not null,
        event text not null,
        -- Sent letter by letter each time, so that the signed text is the same.
        body text not null,
        state text not null check (state in ('waiting', 'delivered', 'failed')),
        attempts int not null default 0,
        -- Of the last attempt.
        status int,
        failure text,
        created_at timestamptz not null,
        -- Null while an attempt is under way.
        next_try_at timestamptz,
        ended_at timestamptz
      );
      create index deliveries_of_studio on webhooks.deliveries (developer_id, created_at desc);
      create index deliveries_by_age on webhooks.deliveries (created_at);
      grant select, insert, update, delete on all tables in schema webhooks to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema webhooks cascade');
  }
}
