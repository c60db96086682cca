import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import type { ApproveRefund } from '../../contexts/refunds/refund.commands.js';
import { RefundsQueries, type RefundWishRow } from '../../contexts/refunds/index.js';
import type { Pesos } from '../../kernel/money.js';
import { Turns } from '../../platform/database/turns.js';
import { CONFIG } from '../../platform/tokens.js';
import { givenByStaff } from './asking.rules.js';

/** How much of an order one person of the shop may give back. */
@Injectable()
export class StaffLimit {
  constructor(
    private readonly turns: Turns,
    private readonly refunds: RefundsQueries,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Two wishes of an order are two streams that never meet: approvals come one after the other, so that each sees the sum of those before. */
  inTurn<Result>(orderId: string, approve: () => Promise<Result>): Promise<Result> {
    return this.turns.inTurn(`refunds-of-${orderId}`, approve);
  }

  /** What an approval is measured by. To be asked within the turn. @param refundId the wish itself, which is not before itself. */
  async of(orderId: string, refundId: string): Promise<Pick<ApproveRefund, 'givenBefore' | 'secondAbove'>> {
    const others = (await this.refunds.ofOrders([orderId])).filter((wish) => wish.refundId !== refundId);
    return { givenBefore: givenByStaff(others), secondAbove: this.config.refundSecondPersonAbove };
  }

  /** Whether so much more would need a second person. */
  isPassedBy(amount: Pesos, wishes: readonly RefundWishRow[]): boolean {
    return givenByStaff(wishes) + amount > this.config.refundSecondPersonAbove;
  }
}
