import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import { days, hours } from '../../kernel/instant.js';
import { Database } from '../../platform/database/database.js';
import { CONFIG, LOGGER } from '../../platform/tokens.js';
import { REMEMBERED_LIFE } from './sessions/session.rules.js';
import { SIGN_INS_KEPT } from './sessions/sign-ins.js';
import { BUDGETS } from './throttle/throttle.rules.js';

/** Work that workers repeat each hour; a failure is logged and the next hour tries again. */
export abstract class Hourly implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  protected constructor(
    protected readonly config: Config,
    private readonly log: Logger,
    private readonly failure: string,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.worker) this.timer = setInterval(() => this.attempt(), hours(1)).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  abstract sweep(): Promise<void>;

  protected attempt(): void {
    void this.sweep().catch((err: unknown) => this.log.warn({ err }, this.failure));
  }
}

const LONGEST_WINDOW = Math.max(...Object.values(BUDGETS).map(({ windowMs }) => windowMs));
/** Kept a while after their end, so that a person can still be told what became of them. */
export const KEPT_AFTER_END = `interval '${days(30)} milliseconds'`;

/** Throws away counters, sessions, sign-ins and links that are long over. */
@Injectable()
export class Housekeeping extends Hourly {
  constructor(
    private readonly db: Database,
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) log: Logger,
  ) {
    super(config, log, 'old sessions could not be thrown away yet');
  }

  async sweep(): Promise<void> {
    await this.db.query(
      `delete from access.budgets where window_from < now() - interval '${LONGEST_WINDOW} milliseconds'`,
    );
    await this.db.query(
      `delete from access.sessions where last_seen_at < now() - interval '${REMEMBERED_LIFE} milliseconds' - ${KEPT_AFTER_END}`,
    );
    await this.db.query('delete from access.used_google_tokens where until < now()');
    await this.db.query(`delete from access.sign_ins where at < now() - interval '${SIGN_INS_KEPT} milliseconds'`);
    await this.db.query(`delete from access.tool_tokens where expires_at < now() - ${KEPT_AFTER_END}`);
    await this.db.query(`delete from access.email_tokens where created_at < now() - ${KEPT_AFTER_END}`);
  }
}
