import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../../config.js';
import { Database } from '../../../platform/database/database.js';
import { CONFIG, LOGGER } from '../../../platform/tokens.js';
import { Hourly } from '../../access/index.js';
import { BusinessClock } from '../../../platform/clock.js';

/** Throws away tickets that ended. */
@Injectable()
export class TicketHousekeeping extends Hourly {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) log: Logger,
  ) {
    super(config, log, 'old play tickets could not be thrown away yet');
  }

  async sweep(): Promise<void> {
    await this.db.query('delete from play.tickets where expires_at < $1', [this.clock.now()]);
  }
}
