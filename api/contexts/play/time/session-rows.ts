import { civilDateOf } from '../../../kernel/calendar.js';
import { instant, later, type Instant } from '../../../kernel/instant.js';
import type { Sql } from '../../../platform/database/database.js';
import { SILENT_AFTER, type Heartbeat, type RunningSession } from './heartbeat.rules.js';

/** Counted by the server's clock while the person's game was open. */
const TRUST = 'measured';

const CREDIT = `least(i.played_ms, greatest(0, floor(extract(epoch from $8::timestamptz - s.last_beat_at) * 1000)))::int`;
const UPDATED = 'person_id, game_id, channel, source, trust, played_on, last_seconds';

/** Heartbeats that go on with their person's session of today: each is one row of session and day. Each asks for its own session: a join may look through all that run. */
export const COUNT = `
  with item as (
    select * from unnest($1::int[], $2::uuid[], $3::uuid[], $4::uuid[], $5::int[], $6::int[], $7::uuid[]) as i(n, person_id, player_id, game_id, beat, played_ms, ticket_id)
  ), counted as (
    update play.sessions s
       set last_beat = i.beat, last_beat_at = $8, played_ms = s.played_ms + ${CREDIT},
           last_seconds = (s.played_ms + ${CREDIT}) / 1000 - s.played_ms / 1000,
           counted_until = case when ${CREDIT} > 0 then $8 else s.counted_until end
      from item i
     where s.id = (select r.id from play.sessions r where r.person_id = i.person_id and r.ended_at is null) and s.ended_at is null and s.player_id = i.player_id and s.game_id = i.game_id
       and s.last_beat < i.beat and s.played_on = $9 and s.last_beat_at > $10::timestamptz
       and (i.ticket_id is null or exists (select from play.tickets t where t.id = i.ticket_id and t.expires_at > $10))
    returning i.n, s.person_id, s.game_id, s.channel, s.source, s.trust, s.played_on, s.last_seconds
  ), day as (
    insert into play.days (person_id, game_id, channel, source, trust, played_on, seconds, last_played_at)
    select ${UPDATED}, $8 from counted where last_seconds > 0 order by person_id
    on conflict (person_id, game_id, played_on, source, trust, channel)
    do update set seconds = days.seconds + excluded.seconds, last_played_at = excluded.last_played_at
  )
  select c.n, l.person_id is not null as "isLimited", l.minutes_a_day as "minutesADay", l.allowed_from as "allowedFrom", l.allowed_until as "allowedUntil",
         case when l.person_id is null then 0 else c.last_seconds + (
           select coalesce(sum(d.seconds + d.contested_seconds), 0)::int from play.days d where d.person_id = c.person_id and d.played_on = $9) end as "playedSeconds"
    from counted c left join consent.play_limits l on l.person_id = c.person_id`;

type Moments = 'startedAt' | 'lastBeatAt' | 'countedUntil';
type RunningRow = Omit<RunningSession, Moments> & Record<Moments, Date>;

export async function runningOf(sql: Sql, personId: string): Promise<RunningSession | null> {
  // An earlier release counts without moving counted_until.
  const [row] = await sql.query<RunningRow>(
    `select id, player_id as "playerId", game_id as "gameId", to_char(played_on, 'YYYY-MM-DD') as "playedOn",
            started_at as "startedAt", last_beat_at as "lastBeatAt", played_ms as "playedMs",
            greatest(coalesce(counted_until, started_at), case when last_seconds > 0 then last_beat_at end) as "countedUntil"
       from play.sessions where person_id = $1 and ended_at is null for update`,
    [personId],
  );
  if (!row) return null;
  const { startedAt, lastBeatAt, countedUntil } = row;
  return {
    ...row,
    startedAt: instant(startedAt),
    lastBeatAt: instant(lastBeatAt),
    countedUntil: instant(countedUntil),
  };
}

export async function lastBeatOf(sql: Sql, { personId, playerId }: Heartbeat): Promise<number | null> {
  const [row] = await sql.query<{ beat: number | null }>(
    'select max(last_beat) as beat from play.sessions where person_id = $1 and player_id = $2',
    [personId, playerId],
  );
  return row?.beat ?? null;
}

/** Adds to a session and its day. */
export async function credit(
  sql: Sql,
  sessionId: string,
  { beat, ms, at }: { beat: number; ms: number; at: Instant },
): Promise<void> {
  await sql.query(
    `with counted as (
       update play.sessions set last_beat = $2, last_beat_at = $4, played_ms = played_ms + $3, last_seconds = (played_ms + $3) / 1000 - played_ms / 1000,
              counted_until = case when $3 > 0 then $4 else counted_until end
        where id = $1 returning ${UPDATED})
     insert into play.days (person_id, game_id, channel, source, trust, played_on, seconds, last_played_at)
     select ${UPDATED}, $4 from counted where last_seconds > 0
     on conflict (person_id, game_id, played_on, source, trust, channel)
     do update set seconds = days.seconds + excluded.seconds, last_played_at = excluded.last_played_at`,
    [sessionId, beat, ms, at],
  );
}

export async function endSession(sql: Sql, sessionId: string, at: Instant): Promise<void> {
  await sql.query('update play.sessions set ended_at = $2 where id = $1', [sessionId, at]);
}

/** Whether a heartbeat's play ticket is open, or was within the last two minutes: what was played until its end counts. */
export async function isOpen(sql: Sql, { ticketId }: Heartbeat, now: Instant): Promise<boolean> {
  if (ticketId === null) return true;
  const since = later(now, -SILENT_AFTER);
  const open = await sql.query('select from play.tickets where id = $1 and expires_at > $2', [ticketId, since]);
  return open.length > 0;
}

/** @param startedAt midnight for one that goes on from the day before. */
export async function beginSession(
  sql: Sql,
  id: string,
  beat: Heartbeat,
  { startedAt, countedUntil, now }: { startedAt: Instant; countedUntil: Instant; now: Instant },
): Promise<void> {
  await sql.query(
    `insert into play.sessions (id, person_id, game_id, channel, source, trust, player_id, last_beat, played_on, started_at, last_beat_at, counted_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      id,
      beat.personId,
      beat.gameId,
      beat.channel,
      beat.source,
      TRUST,
      beat.playerId,
      beat.beat,
      civilDateOf(now),
      startedAt,
      now,
      countedUntil,
    ],
  );
}
