import { Injectable } from '@nestjs/common';
import type { OrderRow } from '../ordering/index.js';
import { coveredUntil, isRunning, SubscriptionsQueries, subscriptionStream } from '../subscriptions/index.js';
import { plusDays, type CivilDate } from '../../kernel/calendar.js';
import { EventStore } from '../../platform/event-store/event-store.js';

/** What becomes of a plan whose money goes back: it ends, or goes on with the free periods of a code. */
@Injectable()
export class PlanAfterRefund {
  constructor(
    private readonly subscriptions: SubscriptionsQueries,
    private readonly store: EventStore,
  ) {}

  /** How many free periods would begin at once; 0 where the plan ends, or the order is of another period. */
  async freePeriods({ orderId, plan }: Pick<OrderRow, 'orderId' | 'plan'>): Promise<number> {
    const subscription = plan && (await this.subscriptions.subscription(plan.subscriptionId));
    if (!subscription || !['active', 'in-grace'].includes(subscription.status)) return 0;
    const last = (await this.subscriptions.paidPeriods(subscription.subscriptionId)).at(-1);
    return last?.orderId === orderId ? subscription.freePeriodsLeft : 0;
  }

  /** The last day of the free periods that began when the money of this period went back; null where it ended the plan. */
  async freeThrough(plan: OrderRow['plan']): Promise<CivilDate | null> {
    if (!plan) return null;
    const stream = subscriptionStream.of(plan.subscriptionId);
    const [facts = []] = await this.store.read(stream);
    const wentOn = facts.findIndex(
      ({ type, data }) => type === 'SubscriptionActivated' && data.refundedPeriod === plan.period,
    );
    // The first free period was granted right with it.
    const state = subscriptionStream.state(new Map([[stream, facts.slice(0, wentOn + 2)]]), plan.subscriptionId);
    return wentOn >= 0 && isRunning(state) ? plusDays(coveredUntil(state), -1) : null;
  }
}
