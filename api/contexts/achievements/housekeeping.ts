import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import { days, hours, later } from '../../kernel/instant.js';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { CONFIG, LOGGER } from '../../platform/tokens.js';
import { Hourly } from '../access/index.js';
import { Passes } from './passes/passes.js';

/** Throws away codes that ended and counters of windows that are over. */
@Injectable()
export class AchievementHousekeeping extends Hourly {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly passes: Passes,
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) log: Logger,
  ) {
    super(config, log, 'old achievement passes could not be thrown away yet');
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.passes.sweep(later(now, -hours(1)));
    await this.db.query('delete from achievements.rate_windows where started_at < $1', [later(now, -days(1))]);
  }
}
