import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../../config.js';
import { days, later } from '../../../kernel/instant.js';
import { Database } from '../../../platform/database/database.js';
import { CONFIG, LOGGER } from '../../../platform/tokens.js';
import { Hourly } from '../../access/index.js';
import { BusinessClock } from '../../../platform/clock.js';
import { PlaySessions } from '../time/play-sessions.js';

/** How long a person sees single sessions; the days stay. */
export const SESSIONS_KEPT = days(400);

/** Throws away tickets that ended and old sessions of play. */
@Injectable()
export class TicketHousekeeping extends Hourly {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly sessions: PlaySessions,
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) log: Logger,
  ) {
    super(config, log, 'old play tickets could not be thrown away yet');
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.db.query('delete from play.tickets where expires_at < $1', [now]);
    await this.sessions.endSilent(now);
    await this.db.query(
      'delete from play.sessions where ended_at < $1 and (contested_at is null or verdict is not null)',
      [later(now, -SESSIONS_KEPT)],
    );
  }
}
