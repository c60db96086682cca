import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Needs } from '../../platform/http/access.js';
import { Health } from '../../platform/observability/health.js';
import { DashboardReply } from './dashboard.dto.js';
import { FailedWork } from './failed-work.js';
import { PaymentsList } from '../orders/payments.list.js';
import { RefundsList } from '../../contexts/refunds/index.js';
import { SalesFigures } from './sales.figures.js';

const DAYS = 30;

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/dashboard')
export class DashboardResource {
  constructor(
    private readonly sales: SalesFigures,
    private readonly payments: PaymentsList,
    private readonly refunds: RefundsList,
    private readonly health: Health,
    private readonly work: FailedWork,
  ) {}

  /**
   * Returns the shop's key figures: daily sales (Santiago), payments and refunds to look at, failed work, undelivered
   * orders, declined renewals, workers that stopped charging, and feed lag.
   */
  @Get()
  @Needs('ops:read')
  async figures(): Promise<DashboardReply> {
    const [
      days,
      { inDoubt, needPerson },
      { waiting, overdue },
      feeds,
      failures,
      failed,
      undelivered,
      renewals,
      { workersBraked },
    ] = await Promise.all([
      this.sales.ofLastDays(DAYS),
      this.payments.open(),
      this.refunds.open(),
      this.health.feeds(),
      this.work.latest(),
      this.work.count(),
      this.work.undelivered(),
      this.work.renewals(),
      this.health.work(),
    ]);
    const today = days.at(-1);
    return {
      today: { orders: today?.orders ?? 0, total: today?.total ?? 0, refunded: today?.refunded ?? 0 },
      days,
      inDoubt,
      needPerson,
      refundsWaiting: waiting,
      refundsOverdue: overdue,
      ...failed,
      failures,
      ...undelivered,
      ...renewals,
      workersBraked,
      feeds: feeds.map(({ name, status, lagEvents, lagSeconds }) => ({ name, status, lagEvents, lagSeconds })),
    };
  }
}
