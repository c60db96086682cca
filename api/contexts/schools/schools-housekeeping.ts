import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { CONFIG, LOGGER } from '../../platform/tokens.js';
import { Hourly } from '../access/index.js';
import { ClassDeletion } from './classes/class-deletion.js';

/** Finishes deletions that were interrupted and throws away sessions that ended. Classes end by their timers. */
@Injectable()
export class SchoolsHousekeeping extends Hourly {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly deletion: ClassDeletion,
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) log: Logger,
  ) {
    super(config, log, 'classes could not be deleted to the end yet');
  }

  async sweep(): Promise<void> {
    await this.db.query('delete from schools.pupil_sessions where expires_at < $1', [this.clock.now()]);
    await this.deletion.finish();
  }
}
