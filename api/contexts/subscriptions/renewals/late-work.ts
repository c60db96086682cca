import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { later, minutes, type Instant } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { type DueHandler, timer } from '../../../platform/event-store/due.js';
import { setTimers } from '../../../platform/event-store/timers.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { LOGGER } from '../../../platform/tokens.js';

/** Something done after its time. */
interface DoneLate {
  subscriptionId: string;
  what: string;
  dueAt: Instant;
}

/** How much of one kind was late, and since when the longest had waited. */
interface LateCount {
  what: string;
  count: number;
  oldestDueAt: Date;
}

const REPORT = 'late-renewals';
/** Long enough that what comes back together is told together. */
const REPORT_AFTER = minutes(5);

/** Notes what was done late, and tells it once it is quiet again. */
@Injectable()
export class LateWork implements OnModuleInit, DueHandler {
  readonly what = 'renewals.report-late';

  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  /** Noted before it is done: done twice it counts once. */
  async note({ subscriptionId, what, dueAt }: DoneLate, now: Instant): Promise<void> {
    const noted = await this.db.query(
      `insert into renewals.late_work (subscription_id, what, due_at, done_at) values ($1, $2, $3, $4) on conflict do nothing returning what`,
      [subscriptionId, what, dueAt, now],
    );
    if (noted.length > 0) await setTimers(this.db, [timer(REPORT, this.what, later(now, REPORT_AFTER))]);
  }

  async handle(): Promise<void> {
    const late = await this.db.query<LateCount>(
      `with told as (update renewals.late_work set reported_at = $1 where reported_at is null returning what, due_at)
       select what, count(*)::int as count, min(due_at) as "oldestDueAt" from told group by what order by what`,
      [this.clock.now()],
    );
    if (late.length > 0) this.log.warn({ late }, 'renewals were late and have been caught up');
  }
}
