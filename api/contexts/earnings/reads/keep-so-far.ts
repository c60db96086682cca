import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../../config.js';
import { BusinessClock } from '../../../platform/clock.js';
import { CONFIG, LOGGER } from '../../../platform/tokens.js';
import { Hourly } from '../../access/index.js';
import { KeptMonths } from './kept-months.js';
import { StudioMonths } from './studio-months.js';

/** Adds up again what studios with many players look at, so that they need not wait for it. What is missing, they add up as they look. */
@Injectable()
export class KeepSoFar extends Hourly {
  constructor(
    private readonly months: StudioMonths,
    private readonly kept: KeptMonths,
    private readonly clock: BusinessClock,
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) log: Logger,
  ) {
    super(config, log, 'earnings could not be added up so far yet');
  }

  async sweep(): Promise<void> {
    for (const developerId of await this.kept.lookedAt(this.clock.now())) await this.months.count(developerId);
    await this.kept.forgetOld(this.clock.now());
  }
}
