import { Injectable } from '@nestjs/common';
import { civilDateOf } from '../../../kernel/calendar.js';
import { later, type Instant } from '../../../kernel/instant.js';
import { Database } from '../../../platform/database/database.js';
import { SILENT_AFTER } from './heartbeat.rules.js';
import type { PlayedGameReply, PlayLineReply } from './play-time.dto.js';
import type { PlayedDay } from './statistics.rules.js';

const LINES_A_PAGE = 50;
const LABEL = `g.slug, g.title`;

/** What a person played, for that person alone. */
@Injectable()
export class PlayTimeQueries {
  constructor(private readonly db: Database) {}

  daysOf(personId: string): Promise<PlayedDay[]> {
    return this.db.query<PlayedDay>(
      `select to_char(d.played_on, 'YYYY-MM-DD') as "playedOn", d.game_id as "gameId", g.subjects[1] as subject, d.seconds
         from play.played_days d left join catalog.games g on g.id = d.game_id where d.person_id = $1`,
      [personId],
    );
  }

  /** The games, the longest played first. */
  gamesOf(personId: string): Promise<PlayedGameReply[]> {
    return this.db.query<PlayedGameReply>(
      `select p.game_id as "gameId", ${LABEL}, p.seconds, p.last_played_at as "lastPlayedAt"
         from play.played_games p left join catalog.games g on g.id = p.game_id
        where p.person_id = $1 and p.seconds > 0 order by p.seconds desc, p.game_id`,
      [personId],
    );
  }

  /** Seconds of today, of free parts and unreleased builds too: what a limit counts. */
  async secondsToday(personId: string, now: Instant): Promise<number> {
    const [row] = await this.db.query<{ seconds: number }>(
      'select coalesce(sum(seconds + contested_seconds), 0)::int as seconds from play.days where person_id = $1 and played_on = $2',
      [personId, civilDateOf(now)],
    );
    return row?.seconds ?? 0;
  }

  /** The sessions, the latest first. */
  async linesOf(personId: string, now: Instant, before: Instant): Promise<{ lines: PlayLineReply[]; more: boolean }> {
    const rows = await this.db.query<PlayLineReply>(
      `select s.id, s.game_id as "gameId", ${LABEL}, s.channel, s.source, s.trust, to_char(s.played_on, 'YYYY-MM-DD') as "playedOn",
              s.started_at as "startedAt", case when s.ended_at is not null or s.last_beat_at <= $3 then s.last_beat_at end as "endedAt",
              s.played_ms / 1000 as seconds,
              case when s.contested_at is not null then coalesce(s.verdict, 'open') end as contested
         from play.sessions s left join catalog.games g on g.id = s.game_id
        where s.person_id = $1 and s.started_at < $2 order by s.started_at desc, s.id desc limit ${LINES_A_PAGE + 1}`,
      [personId, before, later(now, -SILENT_AFTER)],
    );
    return { lines: rows.slice(0, LINES_A_PAGE), more: rows.length > LINES_A_PAGE };
  }
}
