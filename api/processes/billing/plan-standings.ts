import { Injectable } from '@nestjs/common';
import { SubscriptionsQueries, type SubscriptionRow } from '../../contexts/subscriptions/index.js';
import { BusinessClock } from '../../platform/clock.js';
import { outlook, statusWordOf, type StatusWord } from './status-word.js';

/** How somebody's latest agreement stands, for the shop's people. */
export interface PlanStanding extends Pick<SubscriptionRow, 'subscriptionId' | 'planId' | 'autoRenew'> {
  status: StatusWord;
  active: boolean;
  activeUntil: string | null;
}

/** Tells staff how people's subscriptions stand. */
@Injectable()
export class PlanStandings {
  constructor(private readonly subscriptions: SubscriptionsQueries, private readonly clock: BusinessClock) {}

  /** Null for somebody who never wanted a plan, or took the last one off the list. */
  async of(playerId: string): Promise<PlanStanding | null> {
    const row = await this.subscriptions.latestOf(playerId);
    if (!row || row.hidden) return null;
    const { active, activeUntil } = outlook(row, new Date(this.clock.now()));
    const { subscriptionId, planId, autoRenew } = row;
    return { subscriptionId, planId, autoRenew, status: statusWordOf(row), active, activeUntil };
  }
}
