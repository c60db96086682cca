import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../../config.js';
import { days, later } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { CONFIG, LOGGER } from '../../../platform/tokens.js';
import { Hourly } from '../../access/index.js';
import { WebhookDeliveries } from './deliveries.js';

const KEPT = days(30);

/** Throws away what was sent a month ago. */
@Injectable()
export class WebhookHousekeeping extends Hourly {
  constructor(
    private readonly deliveries: WebhookDeliveries,
    private readonly clock: BusinessClock,
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) log: Logger,
  ) {
    super(config, log, 'old webhook deliveries could not be thrown away yet');
  }

  sweep(): Promise<void> {
    return this.deliveries.sweep(later(this.clock.now(), -KEPT));
  }
}
