import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** How long people play: sessions that a person can look at and contest, and day buckets that outlive the person. */
export class PlayTime1763730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table play.sessions (
        id uuid primary key,
        person_id uuid not null,
        game_id uuid not null,
        channel text not null check (channel in ('live', 'preview', 'demo')),
        source text not null check (source in ('web', 'download', 'server')),
        trust text not null,
        -- The opened player (a tab, a device) that sends the heartbeats.
        player_id uuid not null,
        last_beat int not null,
        -- A session belongs to one civil day (America/Santiago); at midnight the next one begins.
        played_on date not null,
        started_at timestamptz not null,
        last_beat_at timestamptz not null,
        played_ms int not null default 0 check (played_ms >= 0),
        -- What the last heartbeat added to the day.
        last_seconds int not null default 0,
        ended_at timestamptz,
        contested_at timestamptz,
        contest_reason text,
        verdict text check (verdict in ('upheld', 'rejected')),
        decided_at timestamptz
      ) with (fillfactor = 80);
      create unique index running_session on play.sessions (person_id) where ended_at is null;
      create index sessions_of_person on play.sessions (person_id, started_at desc);
      create index contested_sessions on play.sessions (contested_at) where contested_at is not null;
      create table play.days (
        -- Null once the person is erased: the seconds of the game stay, each row by itself.
        person_id uuid,
        game_id uuid not null,
        played_on date not null,
        source text not null check (source in ('web', 'download', 'server')),
        trust text not null,
        channel text not null check (channel in ('live', 'preview', 'demo')),
        seconds int not null default 0 check (seconds >= 0),
        contested_seconds int not null default 0 check (contested_seconds >= 0),
        last_played_at timestamptz
      ) with (fillfactor = 80);
      create unique index day_of_person on play.days (person_id, game_id, played_on, source, trust, channel);
      create index days_of_game on play.days (game_id, played_on) include (seconds);
      create index days_by_date on play.days (played_on);
      create table play.openings (
        person_id uuid not null,
        game_id uuid not null,
        opened_at timestamptz not null,
        primary key (person_id, game_id)
      );
      create view play.played_days as
        select person_id, game_id, played_on, seconds, source, trust from play.days where channel = 'live' and seconds > 0;
      create view play.contested_days as
        select person_id, game_id, played_on, contested_seconds as seconds from play.days where channel = 'live' and contested_seconds > 0;
      create view play.played_games as
        select person_id, game_id, sum(seconds)::int as seconds, sum(contested)::int as contested_seconds, max(at) as last_played_at
          from (select person_id, game_id, seconds, contested_seconds as contested, last_played_at as at
                  from play.days where channel = 'live' and person_id is not null
                union all
                select person_id, game_id, 0, 0, opened_at from play.openings) as played
         group by person_id, game_id;
      grant select, insert, update, delete on play.sessions, play.days, play.openings to ${APP_ROLE};
      grant select on play.played_days, play.contested_days, play.played_games to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view play.played_games, play.contested_days, play.played_days;
      drop table play.openings, play.days, play.sessions;
    `);
  }
}
