import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import { days, hours } from '../../kernel/instant.js';
import { Database } from '../../platform/database/database.js';
import { CONFIG, LOGGER } from '../../platform/tokens.js';
import { GrowingUp } from './children/growing-up.js';
import { REMEMBERED_LIFE } from './sessions/session.rules.js';
import { BUDGETS } from './throttle/throttle.rules.js';

const LONGEST_WINDOW = Math.max(...Object.values(BUDGETS).map(({ windowMs }) => windowMs));
/** Kept a while after their end, so that somebody can still be told what became of them. */
const KEEP = `interval '${days(30)} milliseconds'`;

/** Throws away counters, sessions and links that are long over. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Database, private readonly growingUp: GrowingUp, @Inject(CONFIG) private readonly config: Config, @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.worker) return;
    const sweep = (): void => void this.sweep().catch((err: unknown) => this.log.warn({ err }, 'what is over could not be tidied up yet'));
    this.timer = setInterval(sweep, hours(1)).unref();
    sweep();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    await this.db.query(`delete from identity.budgets where window_from < now() - interval '${LONGEST_WINDOW} milliseconds'`);
    await this.db.query(`delete from identity.sessions where last_seen_at < now() - interval '${REMEMBERED_LIFE} milliseconds' - ${KEEP}`);
    await this.db.query(`delete from identity.email_tokens where created_at < now() - ${KEEP}`);
    await this.growingUp.sweep();
  }
}
