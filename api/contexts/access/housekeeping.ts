import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import { days, hours } from '../../kernel/instant.js';
import { Database } from '../../platform/database/database.js';
import { CONFIG, LOGGER } from '../../platform/tokens.js';
import { SIGN_INS_KEPT } from './sessions/sign-ins.js';
import { PENDING_LIFE } from '../accounts/sign-up/pending.rules.js';
import { REMEMBERED_LIFE } from './sessions/session.rules.js';
import { BUDGETS } from './throttle/throttle.rules.js';

const LONGEST_WINDOW = Math.max(...Object.values(BUDGETS).map(({ windowMs }) => windowMs));
/** Kept a while after their end, so that somebody can still be told what became of them. */
const KEEP = `interval '${days(30)} milliseconds'`;

/** Throws away counters, sessions, sign-ins, links and waiting addresses that are long over. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Database,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.worker) return;
    this.timer = setInterval(
      () =>
        void this.sweep().catch((err: unknown) => this.log.warn({ err }, 'old sessions could not be thrown away yet')),
      hours(1),
    ).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    await this.db.query(
      `delete from identity.budgets where window_from < now() - interval '${LONGEST_WINDOW} milliseconds'`,
    );
    await this.db.query(
      `delete from identity.sessions where last_seen_at < now() - interval '${REMEMBERED_LIFE} milliseconds' - ${KEEP}`,
    );
    await this.db.query('delete from identity.used_google_tokens where until < now()');
    await this.db.query(`delete from identity.sign_ins where at < now() - interval '${SIGN_INS_KEPT} milliseconds'`);
    await this.db.query(`delete from identity.email_tokens where created_at < now() - ${KEEP}`);
    await this.db.query(`delete from identity.address_changes where ended_at < now() - ${KEEP}`);
    await this.db.query(
      `delete from identity.pending_users where greatest(requested_at, verified_at) < now() - interval '${PENDING_LIFE} milliseconds'`,
    );
  }
}
