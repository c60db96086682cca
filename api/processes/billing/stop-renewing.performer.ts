import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BUYING_STOPPED } from '../../contexts/identity/index.js';
import { decideSubscription, SubscriptionsQueries, subscriptionStream } from '../../contexts/subscriptions/index.js';
import { BusinessClock } from '../../platform/clock.js';
import { crashPoint } from '../../platform/crash-point.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { Effect, EffectOutcome } from '../../platform/event-store/effects.js';
import { WorkHandlers } from '../../platform/jobs/work.js';

/** A child's plan renews no more once the guardian took the permission back; what is paid for stays. */
@Injectable()
export class StopRenewingPerformer implements OnModuleInit {
  constructor(
    private readonly subscriptions: SubscriptionsQueries,
    private readonly runner: CommandRunner,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    const perform = (effect: Effect): Promise<EffectOutcome> => this.stop(effect);
    this.work.performs({ kind: BUYING_STOPPED, perform, resolve: perform });
  }

  private async stop({ effectId, subject: playerId, correlation }: Effect): Promise<EffectOutcome> {
    const latest = await this.subscriptions.latestOf(playerId);
    if (!latest || (latest.status !== 'active' && latest.status !== 'in-grace')) return { state: 'done', result: { skipped: 'no plan runs' } };
    const { subscriptionId } = latest;
    const now = this.clock.now();
    crashPoint('before-subscription-changed');
    await this.runner.run([subscriptionStream(subscriptionId)], { commandId: effectId, actor: { kind: 'system', id: 'guardians' }, correlation, causation: effectId, now }, (history) =>
      decideSubscription(subscriptionId, history, [{ type: 'CancelAutoRenew', by: 'guardian', now }]));
    crashPoint('after-subscription-changed');
    return { state: 'done' };
  }
}
