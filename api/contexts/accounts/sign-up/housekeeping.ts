import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../../config.js';
import { Database } from '../../../platform/database/database.js';
import { CONFIG, LOGGER } from '../../../platform/tokens.js';
import { Hourly, KEPT_AFTER_END } from '../../access/index.js';
import { PENDING_LIFE } from './pending.rules.js';

/** Throws away changes of address and pending sign-ups that are long over. */
@Injectable()
export class AccountsHousekeeping extends Hourly {
  constructor(
    private readonly db: Database,
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) log: Logger,
  ) {
    super(config, log, 'old sign-ups could not be thrown away yet');
  }

  async sweep(): Promise<void> {
    await this.db.query(`delete from accounts.address_changes where ended_at < now() - ${KEPT_AFTER_END}`);
    await this.db.query(
      `delete from accounts.pending_users where greatest(requested_at, verified_at) < now() - interval '${PENDING_LIFE} milliseconds'`,
    );
  }
}
