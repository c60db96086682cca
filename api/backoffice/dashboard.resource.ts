import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Database } from '../platform/database/database.js';
import { Needs } from '../platform/http/access.js';
import { JobQueue } from '../platform/jobs/queue.js';
import { Health } from '../platform/observability/health.js';
import { DashboardReply, type GivenUp } from './dashboard.dto.js';
import { PaymentsBoard } from './payments.board.js';
import { SalesFigures } from './sales.figures.js';

const DAYS = 30;
const FAILURES_SHOWN = 10;
const PATIENCE_MS = 2_000;

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/dashboard')
export class DashboardResource {
  constructor(
    private readonly sales: SalesFigures,
    private readonly payments: PaymentsBoard,
    private readonly health: Health,
    private readonly queue: JobQueue,
    private readonly db: Database,
  ) {}

  /** How the shop is doing: sales by day in Santiago, payments to look at, what failed, and how far behind the feeds are. */
  @Get()
  @Needs('ops:read')
  async figures(): Promise<DashboardReply> {
    const [days, { inDoubt, needPerson }, feeds, failures, givenUp, jobs] = await Promise.all([
      this.sales.ofLastDays(DAYS), this.payments.open(), this.health.feeds(), this.failures(), this.givenUp(), this.failedJobs(),
    ]);
    const today = days.at(-1);
    return {
      today: { orders: today?.orders ?? 0, total: today?.total ?? 0 }, days, inDoubt, needPerson,
      failedJobs: givenUp + (jobs ?? 0), queueAnswers: jobs !== null, failures,
      feeds: feeds.map(({ name, status, lagEvents, lagSeconds }) => ({ name, status, lagEvents, lagSeconds })),
    };
  }

  private failures(): Promise<GivenUp[]> {
    return this.db.query<GivenUp>(
      `select effect_id as id, kind, subject, state, settled_at as at from es.effects where state in ('failed', 'manual') order by settled_at desc limit $1`, [FAILURES_SHOWN]);
  }

  private async givenUp(): Promise<number> {
    const [row] = await this.db.query<{ count: number }>(`select count(*) as count from es.effects where state in ('failed', 'manual')`);
    return row?.count ?? 0;
  }

  /** Jobs the queue counts as failed; null when the queue does not answer, for the other figures must not wait for it. */
  private failedJobs(): Promise<number | null> {
    const patience = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
    return Promise.race([this.queue.failed().catch(() => null), patience]);
  }
}
