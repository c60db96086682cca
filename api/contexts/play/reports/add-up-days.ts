import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../../config.js';
import { civilDateOf, plusDays } from '../../../kernel/calendar.js';
import { later, minutes } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { CONFIG, LOGGER } from '../../../platform/tokens.js';
import { Hourly } from '../../access/index.js';
import { GameDays } from './game-days.js';

/** The last heartbeats of a day arrive up to two minutes after it. */
const AFTER_MIDNIGHT = minutes(5);

/** Adds the days that have ended up for the reports of studios. No timer: what is not added up yet, reports read themselves. */
@Injectable()
export class AddUpDays extends Hourly {
  constructor(
    private readonly days: GameDays,
    private readonly clock: BusinessClock,
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) log: Logger,
  ) {
    super(config, log, 'days of play could not be added up yet');
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    if (this.config.worker) this.attempt();
  }

  async sweep(): Promise<void> {
    const now = later(this.clock.now(), -AFTER_MIDNIGHT);
    await this.days.addUp(plusDays(civilDateOf(now), -1));
  }
}
