import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { civilDateOf, plusDays, startOfDay } from '../../kernel/calendar.js';
import type { Instant } from '../../kernel/instant.js';
import { sum, type Pesos } from '../../kernel/money.js';
import { AdvisoryLocks } from '../../platform/database/advisory-locks.js';
import { CONFIG } from '../../platform/tokens.js';
import { PaymentsQueries } from '../payments/index.js';
import { RefundsQueries } from './refunds.queries.js';

/** How much money one member of staff may decide about alone on a day of Chile's calendar: refunds and payments declared paid together. */
@Injectable()
export class StaffLimit {
  constructor(
    private readonly locks: AdvisoryLocks,
    private readonly refunds: RefundsQueries,
    private readonly payments: PaymentsQueries,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Decisions of one person run one after the other, so that each sees the sum of those before: their streams never meet. */
  withLock<Result>(staffId: string, decide: () => Promise<Result>): Promise<Result> {
    return this.locks.withLock(`limit-of-${staffId}`, decide);
  }

  /** To be read within `withLock`. @param besides the refund or payment that is decided, which is not before itself. */
  async of(
    staffId: string,
    besides: string | null,
    now: Instant,
  ): Promise<{ decidedBefore: Pesos; secondAbove: Pesos }> {
    const day = civilDateOf(now);
    const [from, until] = [startOfDay(day), startOfDay(plusDays(day, 1))];
    const [refunds, payments] = await Promise.all([
      this.refunds.approvedBy(staffId, from, until),
      this.payments.declaredBy(staffId, from, until),
    ]);
    const before = [
      ...refunds.filter(({ refundId }) => refundId !== besides),
      ...payments.filter(({ paymentId }) => paymentId !== besides),
    ];
    return { decidedBefore: sum(before.map(({ amount }) => amount)), secondAbove: this.config.refundSecondPersonAbove };
  }

  /** Whether so much more would need a second approval. */
  async isPassedBy(amount: Pesos, staffId: string, now: Instant): Promise<boolean> {
    const { decidedBefore, secondAbove } = await this.of(staffId, null, now);
    return decidedBefore + amount > secondAbove;
  }
}
