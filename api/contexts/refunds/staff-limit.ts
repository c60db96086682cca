import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { PaymentsQueries } from '../payments/index.js';
import { RefundsQueries } from './index.js';
import { civilDateOf, plusDays, startOfDay } from '../../kernel/calendar.js';
import type { Instant } from '../../kernel/instant.js';
import { sum, type Pesos } from '../../kernel/money.js';
import { Turns } from '../../platform/database/turns.js';
import { CONFIG } from '../../platform/tokens.js';

/** What a decision about money is measured by. */
interface Measure {
  /** What the person decided already on that day of Chile's calendar: refunds approved and payments declared paid, over all orders. */
  decidedBefore: Pesos;
  secondAbove: Pesos;
}

/** How much money one member of staff may decide about alone in a day. */
@Injectable()
export class StaffLimit {
  constructor(
    private readonly turns: Turns,
    private readonly refunds: RefundsQueries,
    private readonly payments: PaymentsQueries,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Decisions of one person run one after the other, so that each sees the sum of those before: their streams never meet. */
  inTurn<Result>(staffId: string, decide: () => Promise<Result>): Promise<Result> {
    return this.turns.inTurn(`limit-of-${staffId}`, decide);
  }

  /** To be asked within the turn. @param besides the refund or payment that is decided, which is not before itself. */
  async of(staffId: string, besides: string | null, now: Instant): Promise<Measure> {
    const day = civilDateOf(now);
    const [from, until] = [startOfDay(day), startOfDay(plusDays(day, 1))];
    const [refunds, payments] = await Promise.all([
      this.refunds.approvedBy(staffId, from, until),
      this.payments.declaredBy(staffId, from, until),
    ]);
    const amounts = [
      ...refunds.filter(({ refundId }) => refundId !== besides),
      ...payments.filter(({ paymentId }) => paymentId !== besides),
    ].map(({ amount }) => amount);
    return { decidedBefore: sum(amounts), secondAbove: this.config.refundSecondPersonAbove };
  }

  /** Whether so much more would need a second person. */
  async isPassedBy(amount: Pesos, staffId: string, now: Instant): Promise<boolean> {
    const { decidedBefore, secondAbove } = await this.of(staffId, null, now);
    return decidedBefore + amount > secondAbove;
  }
}
