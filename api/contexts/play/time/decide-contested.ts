import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { moveSeconds } from './contest-play.js';

export const VERDICTS = ['upheld', 'rejected'] as const;
export type ContestVerdict = (typeof VERDICTS)[number];

/** Staff agree that a contested session does not count, or let it count again. The first answer stands. */
export class DecideContested extends Command<void> {
  constructor(
    readonly sessionId: string,
    readonly verdict: ContestVerdict,
  ) {
    super();
  }
}

@CommandHandler(DecideContested)
export class DecideContestedHandler implements ICommandHandler<DecideContested> {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  async execute({ sessionId, verdict }: DecideContested): Promise<void> {
    await this.db.transaction(async (sql) => {
      const [row] = await sql.query<{ seconds: number; verdict: ContestVerdict | null }>(
        `select played_ms / 1000 as seconds, verdict from play.sessions where id = $1 and contested_at is not null for update`,
        [sessionId],
      );
      if (!row) throw new Problem(404, 'play-session-unknown');
      if (row.verdict) return;
      await sql.query('update play.sessions set verdict = $2, decided_at = $3 where id = $1', [
        sessionId,
        verdict,
        this.clock.now(),
      ]);
      if (verdict === 'rejected') await moveSeconds(sql, sessionId, -row.seconds);
    });
  }
}
