import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { later } from '../../../kernel/instant.js';
import { Refusal } from '../../../kernel/refusal.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database, type Sql } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { SILENT_AFTER } from './heartbeat.rules.js';

interface ContestedRow {
  seconds: number;
  isOpen: boolean;
  contestedAt: Date | null;
}

/** A person says that a session was not theirs: it does not count while staff look, and never if they agree. */
export class ContestPlay extends Command<void> {
  constructor(
    readonly personId: string,
    readonly sessionId: string,
    readonly reason: string | null,
  ) {
    super();
  }
}

@CommandHandler(ContestPlay)
export class ContestPlayHandler implements ICommandHandler<ContestPlay> {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  async execute({ personId, sessionId, reason }: ContestPlay): Promise<void> {
    const now = this.clock.now();
    await this.db.transaction(async (sql) => {
      const [row] = await sql.query<ContestedRow>(
        `select played_ms / 1000 as seconds, ended_at is null and last_beat_at > $3 as "isOpen", contested_at as "contestedAt"
           from play.sessions where id = $1 and person_id = $2 for update`,
        [sessionId, personId, later(now, -SILENT_AFTER)],
      );
      if (!row) throw new Problem(404, 'play-session-unknown');
      if (row.isOpen) throw new Refusal('play-session-running');
      if (row.contestedAt) return;
      await sql.query(
        `update play.sessions set contested_at = $2, contest_reason = $3, ended_at = coalesce(ended_at, last_beat_at) where id = $1`,
        [sessionId, now, reason],
      );
      await moveSeconds(sql, sessionId, row.seconds);
    });
  }
}

/** Takes the seconds of a session out of its day, or with a negative number back in. */
export async function moveSeconds(sql: Sql, sessionId: string, seconds: number): Promise<void> {
  await sql.query(
    `update play.days d set seconds = d.seconds - $2, contested_seconds = d.contested_seconds + $2 from play.sessions s
      where s.id = $1 and (d.person_id, d.game_id, d.played_on, d.source, d.trust, d.channel)
            = (s.person_id, s.game_id, s.played_on, s.source, s.trust, s.channel)`,
    [sessionId, seconds],
  );
  // A day that is added up already; of others the sum comes later.
  await sql.query(
    `update play.game_days g set seconds = greatest(0, g.seconds - $2) from play.sessions s
      where s.id = $1 and s.channel = 'live' and g.game_id = s.game_id and g.played_on = s.played_on`,
    [sessionId, seconds],
  );
}
