import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../database/data-source.js';

/** The event log, its feeds, the effects ledger, the timers and the business clock. */
export class EventStore1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      do $$ begin
        if not exists (select from pg_roles where rolname = '${APP_ROLE}') then create role ${APP_ROLE} nologin; end if;
      exception when duplicate_object or unique_violation then null;
      end $$;
      grant ${APP_ROLE} to current_user;
      create extension if not exists unaccent;
      create extension if not exists pg_trgm;
      create schema es;
      grant usage on schema es, public to ${APP_ROLE};

      create table es.events (
        stream_id text collate "C" not null,
        version int not null check (version > 0),
        txid xid8 not null default pg_current_xact_id(),
        position bigint generated always as identity,
        id uuid not null,
        type text not null,
        schema_version smallint not null,
        data jsonb not null,
        meta jsonb not null,
        effective_at timestamptz not null,
        recorded_at timestamptz not null default clock_timestamp(),
        constraint events_stream_version primary key (stream_id, version),
        constraint events_id unique (id)
      );
      create unique index events_feed on es.events (txid, position);
      grant select, insert on es.events to ${APP_ROLE};

      create table es.event_types (
        type text not null, schema_version smallint not null, shape text not null, primary key (type, schema_version)
      );
      create table es.projections (
        name text not null, version int not null, tables_hash text not null, mode text not null check (mode in ('inline', 'async')),
        status text not null check (status in ('building', 'live', 'retired')), registered_at timestamptz not null default now(),
        primary key (name, version)
      );
      create unique index projections_live on es.projections (name) where status = 'live';
      create table es.checkpoints (
        feed text not null, version int not null, txid xid8 not null default '0', position bigint not null default 0,
        status text not null default 'running' check (status in ('running', 'failed')),
        failed_at bigint, error text, moved_at timestamptz not null default now(),
        primary key (feed, version)
      );
      create table es.parked (
        feed text not null, version int not null, sequence_key text not null, position bigint not null, attempts int not null,
        error text not null, parked_at timestamptz not null default now(), primary key (feed, version, position)
      );
      create table es.effects (
        effect_id uuid primary key,
        kind text not null,
        subject text not null,
        state text not null check (state in ('planned', 'started', 'done', 'failed', 'unknown', 'manual')),
        attempt smallint not null default 0,
        lease_until timestamptz,
        next_check_at timestamptz,
        result jsonb,
        correlation uuid not null,
        planned_at timestamptz not null default clock_timestamp(),
        settled_at timestamptz
      );
      create index effects_open on es.effects (state, planned_at) where state in ('planned', 'started', 'unknown');
      create table es.due (
        key text primary key, what text not null, due_at timestamptz not null, lease_until timestamptz, attempts int not null default 0, error text
      );
      create index due_next on es.due (due_at);
      create table es.business_clock (id boolean primary key default true check (id), offset_ms bigint not null);
      insert into es.business_clock (offset_ms) values (0);

      -- The app's role may not look at the server's connections; their owner may.
      create function es.horizon() returns table (seconds float8, held_by text) language sql security definer set search_path = pg_catalog as $$
        select extract(epoch from clock_timestamp() - xact_start)::float8, concat_ws(', ', pid, nullif(application_name, ''), state)
          from pg_stat_activity where backend_xid is not null and pid <> pg_backend_pid() order by xact_start limit 1
      $$;
      grant execute on function es.horizon() to ${APP_ROLE};

      grant select, insert, update, delete on es.checkpoints, es.parked, es.effects, es.due to ${APP_ROLE};
      grant select, insert, update on es.event_types, es.business_clock to ${APP_ROLE};
      grant select on es.projections to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema es cascade');
  }
}
