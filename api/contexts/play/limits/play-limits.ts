import { Injectable } from '@nestjs/common';
import { civilDateOf } from '../../../kernel/calendar.js';
import type { Instant } from '../../../kernel/instant.js';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { timeLeft, type PlayLimit, type TimeLeft } from './limits.rules.js';

/** What guardians allow, kept by the server. */
@Injectable()
export class PlayLimits {
  constructor(private readonly db: Database) {}

  /** A person's limit and what was played today, demos too; null without a limit. */
  async of(personId: string, now: Instant): Promise<(PlayLimit & { playedSeconds: number }) | null> {
    const [row] = await this.db.query<PlayLimit & { playedSeconds: number }>(
      `select l.minutes_a_day as "minutesADay", l.allowed_from as "allowedFrom", l.allowed_until as "allowedUntil",
              (select coalesce(sum(d.seconds + d.contested_seconds), 0)::int from play.days d
                where d.person_id = $1 and d.played_on = $2) as "playedSeconds"
         from consent.play_limits l where l.person_id = $1`,
      [personId, civilDateOf(now)],
    );
    return row ?? null;
  }

  /** What is left of today; null without a limit. Refused once nothing is. */
  async grant(personId: string | null, now: Instant): Promise<TimeLeft | null> {
    const limit = personId ? await this.of(personId, now) : null;
    const left = timeLeft(limit, limit?.playedSeconds ?? 0, now);
    if (left?.seconds === 0) throw new Problem(403, left.because === 'hours' ? 'play-hours-closed' : 'play-time-over');
    return left;
  }
}
