import { randomUUID } from 'node:crypto';

interface Sql {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/** A session of play that is over. @returns its id */
export async function aPlaySession(
  shop: { sql: Sql },
  personId: string,
  gameId: string,
  contestedAt: Date | null = null,
): Promise<string> {
  const id = randomUUID();
  await shop.sql.query(
    `insert into play.sessions (id, person_id, game_id, channel, source, trust, player_id, last_beat, played_on, started_at, last_beat_at, played_ms, ended_at, contested_at)
     values ($1, $2, $3, 'live', 'web', 'measured', $1, 1, current_date, now() - interval '1 hour', now(), 60000, now(), $4)`,
    [id, personId, gameId, contestedAt],
  );
  return id;
}

/** Lets a person have played a game for so many minutes today. */
export async function playedFor(shop: { sql: Sql }, personId: string, gameId: string, minutes: number): Promise<void> {
  await shop.sql.query(
    `insert into play.days (person_id, game_id, played_on, source, trust, channel, seconds, last_played_at)
     select $1, $2, (at at time zone 'America/Santiago')::date, 'web', 'measured', 'live', $3, at
       from (select now() + offset_ms * interval '1 millisecond' as at from es.business_clock) as clock
     on conflict (person_id, game_id, played_on, source, trust, channel) do update set seconds = excluded.seconds`,
    [personId, gameId, minutes * 60],
  );
}

/** Lets a person have played a game for so many minutes on a day, in the browser or as a download. */
export async function playedOn(
  shop: { sql: Sql },
  day: string,
  { personId, gameId, minutes, source = 'web' }: { personId: string; gameId: string; minutes: number; source?: string },
): Promise<void> {
  await shop.sql.query(
    `insert into play.days (person_id, game_id, played_on, source, trust, channel, seconds) values ($1, $2, $3, $4, 'measured', 'live', $5)`,
    [personId, gameId, day, source, minutes * 60],
  );
}
