import { Injectable } from '@nestjs/common';
import { SubscriptionsQueries, subscriptionStream, type SubscriptionRow } from '../../contexts/subscriptions/index.js';
import { Refusal } from '../../kernel/refusal.js';
import { BusinessClock } from '../../platform/clock.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { outlook, statusWordOf, type StatusWord } from './status-word.js';

/** How somebody's latest agreement stands, for the shop's people. */
export interface PlanStanding extends Pick<SubscriptionRow, 'subscriptionId' | 'planId' | 'autoRenew'> {
  status: StatusWord;
  active: boolean;
  activeUntil: string | null;
}

/** The real toggle of an agreement, for the shop's people alone: on without money, off at once. */
@Injectable()
export class SwitchSubscriptionHandler {
  constructor(
    private readonly subscriptions: SubscriptionsQueries,
    private readonly runner: CommandRunner,
    private readonly clock: BusinessClock,
  ) {}

  /** Null for somebody who never wanted a plan, or took the last one off the list. */
  async standingOf(playerId: string): Promise<PlanStanding | null> {
    const row = await this.subscriptions.latestOf(playerId);
    if (!row || row.hidden) return null;
    const { active, activeUntil } = outlook(row, new Date(this.clock.now()));
    const { subscriptionId, planId, autoRenew } = row;
    return { subscriptionId, planId, autoRenew, status: statusWordOf(row), active, activeUntil };
  }

  /** Already so changes nothing. @throws Refusal subscription-unknown, own-subscription, payment-in-progress, subscription-ended. */
  async turn(playerId: string, active: boolean, reason: string, context: CommandContext): Promise<void> {
    if (context.actor.id === playerId) throw new Refusal('own-subscription');
    const standing = await this.standingOf(playerId);
    if (!standing) throw new Refusal('subscription-unknown');
    const { subscriptionId } = standing;
    await this.runner.execute(subscriptionStream, subscriptionId, { type: 'SwitchSubscription', active, reason, now: context.now }, context);
  }
}
