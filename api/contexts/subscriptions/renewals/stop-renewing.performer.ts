import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BUYING_STOPPED } from '../../consent/index.js';
import { CancelSubscription } from '../cancel-subscription.js';
import { SubscriptionsQueries, type SubscriptionRow } from '../subscriptions.queries.js';
import type { CancelAutoRenew } from '../subscription.commands.js';
import { BusinessClock } from '../../../platform/clock.js';
import type { Effect, EffectOutcome } from '../../../platform/event-store/effects.js';
import type { RecordedEvent } from '../../../platform/event-store/events.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';

const LEAVING = 'subscription:stop-renewing';

/** A person who asked for the end of the account is charged nothing more, even while it can still be kept. */
export function wheneverLeaving({
  type,
  data,
}: Pick<RecordedEvent, 'type' | 'data'>): { kind: typeof LEAVING; subject: string } | null {
  return type === 'ErasureRequested' ? { kind: LEAVING, subject: String(data.personId) } : null;
}

/** Ends the renewals of a child whose guardian took the permission back, and of a person who is leaving; what is paid for stays. */
@Injectable()
export class StopRenewingPerformer implements OnModuleInit {
  constructor(
    private readonly subscriptions: SubscriptionsQueries,
    private readonly commands: CommandBus,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    const ofChild = (effect: Effect): Promise<EffectOutcome> => this.stop(effect, 'guardian');
    // Also for a person who keeps the account before this is done: they were told that it renews only if they ask for it again.
    const ofLeaving = (effect: Effect): Promise<EffectOutcome> => this.stop(effect, 'leaving');
    this.work.performs({ kind: BUYING_STOPPED, perform: ofChild, resolve: ofChild, isUrgent: true });
    this.work.performs({ kind: LEAVING, perform: ofLeaving, resolve: ofLeaving, isUrgent: true });
  }

  private async stop(
    { effectId, subject: personId, correlation }: Effect,
    by: CancelAutoRenew['by'],
  ): Promise<EffectOutcome> {
    const latest = await this.subscriptions.latestOf(personId);
    if (!latest || !mayRenew(latest)) return { state: 'done', result: { skipped: 'no plan runs' } };
    const { subscriptionId } = latest;
    const now = this.clock.now();
    const context = {
      commandId: effectId,
      actor: { kind: 'system' as const, id: by === 'guardian' ? 'guardians' : 'erasure' },
      correlation,
      causation: effectId,
      now,
    };
    await this.commands.execute(new CancelSubscription(subscriptionId, by, context));
    return { state: 'done' };
  }
}

/** It runs, or the bank's answer may still begin it. */
function mayRenew({ status, chargingOrderId }: SubscriptionRow): boolean {
  return status === 'active' || status === 'in-grace' || chargingOrderId !== null;
}
