import { Injectable } from '@nestjs/common';
import { SubscriptionsQueries, type SubscriptionRow } from './index.js';
import { BusinessClock } from '../../platform/clock.js';
import { outlook, statusWordOf, type StatusWord } from './status-word.js';

/** The status of a person's latest subscription, for staff. */
export interface PlanStanding extends Pick<SubscriptionRow, 'subscriptionId' | 'planId' | 'autoRenew'> {
  status: StatusWord;
  active: boolean;
  activeUntil: string | null;
}

/** Reads the status of people's subscriptions for staff. */
@Injectable()
export class PlanStandings {
  constructor(
    private readonly subscriptions: SubscriptionsQueries,
    private readonly clock: BusinessClock,
  ) {}

  /** Null where there is no subscription, or the person removed the last one. */
  async of(playerId: string): Promise<PlanStanding | null> {
    const row = await this.subscriptions.latestOf(playerId);
    if (!row || row.hidden) return null;
    const { active, activeUntil } = outlook(row, new Date(this.clock.now()));
    const { subscriptionId, planId, autoRenew } = row;
    return { subscriptionId, planId, autoRenew, status: statusWordOf(row), active, activeUntil };
  }
}
