import { Injectable } from '@nestjs/common';
import { PLANS, SubscriptionsQueries, type SubscriptionRow } from './index.js';
import { CardQueries } from '../cards/index.js';
import { BusinessClock } from '../../platform/clock.js';
import { Problem } from '../../platform/http/problem.js';
import type { PlanReply, SubscriptionCardReply, SubscriptionReply } from './subscriptions.dto.js';
import { outlook, statusWordOf } from './status-word.js';

export const PLAN_REPLIES: PlanReply[] = Object.values(PLANS).map(({ planId, number, title, months, price, usd }) => ({
  plan_id: planId,
  number,
  title,
  months,
  price,
  currency: 'CLP',
  approximate_usd: usd,
}));

/** Agreements as their subscribers see them. */
@Injectable()
export class SubscriptionViews {
  constructor(
    private readonly subscriptions: SubscriptionsQueries,
    private readonly cards: CardQueries,
    private readonly clock: BusinessClock,
  ) {}

  async listOf(playerId: string): Promise<SubscriptionReply[]> {
    const rows = await this.subscriptions.ofPlayer(playerId);
    return Promise.all(rows.map((row) => this.viewOf(row)));
  }

  /** @throws Error when it does not exist: the caller has just changed it. */
  async view(subscriptionId: string): Promise<SubscriptionReply> {
    const row = await this.subscriptions.subscription(subscriptionId);
    if (!row) throw new Error(`subscription ${subscriptionId} does not show right after it changed`);
    return this.viewOf(row);
  }

  /** One of this person's agreements. @throws Problem 404 subscription-unknown for another's, too. */
  async own(subscriptionId: string, playerId: string): Promise<SubscriptionRow> {
    const row = await this.subscriptions.subscription(subscriptionId);
    if (!row || row.playerId !== playerId || row.hidden) throw new Problem(404, 'subscription-unknown');
    return row;
  }

  private async viewOf(row: SubscriptionRow): Promise<SubscriptionReply> {
    const { active, activeUntil, chargedOn } = outlook(row, new Date(this.clock.now()));
    const { number, title } = PLANS[row.planId];
    return {
      subscription_id: row.subscriptionId,
      user_id: row.playerId,
      plan_id: row.planId,
      plan_number: number,
      title,
      status: statusWordOf(row),
      is_active: active ? 1 : 0,
      auto_renew: row.autoRenew ? 1 : 0,
      active_until: activeUntil,
      next_billing_date: chargedOn,
      next_amount: chargedOn ? row.price : null,
      price: row.price,
      currency: 'CLP',
      card: await this.cardOf(row),
      free_periods_left: row.freePeriodsLeft,
      grace_until: row.graceUntil,
      last_decline: row.lastDecline,
      next_try_on: row.nextTryOn,
      payment_pending: row.chargingOrderId !== null,
      ended_because: row.endedBecause,
      created_at: row.createdAt,
    };
  }

  private async cardOf({ playerId, cardId }: SubscriptionRow): Promise<SubscriptionCardReply | null> {
    const card = cardId && (await this.cards.cardOf(playerId, cardId));
    return card
      ? {
          payment_method_id: card.cardId,
          brand: card.brand,
          last4: card.last4,
          usable: !card.removedAt && !card.trouble,
        }
      : null;
  }
}
