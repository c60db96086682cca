import { Injectable, type OnModuleInit } from '@nestjs/common';
import { decideSubscription, nextDue, SUBSCRIPTION_END, subscriptionOf, subscriptionStream } from '../../contexts/subscriptions/index.js';
import { BusinessClock } from '../../platform/clock.js';
import { crashPoint } from '../../platform/crash-point.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { DueHandler } from '../../platform/event-store/due.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { WorkHandlers } from '../../platform/jobs/work.js';

const STREAM = 'subscription-';

/** Ends agreements whose time has come: never paid within the hour, cancelled and used up, or unpaid beyond grace. */
@Injectable()
export class EndSubscriptionHandler implements OnModuleInit, DueHandler {
  readonly what = SUBSCRIPTION_END;

  constructor(
    private readonly runner: CommandRunner,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  async handle(key: string): Promise<void> {
    const subscriptionId = key.slice(STREAM.length);
    const stream = subscriptionStream(subscriptionId);
    const known = await this.runner.read([stream]);
    const now = this.clock.now();
    const commandId = derivedId('end-subscription', subscriptionId, known.get(stream)?.length ?? 0);
    crashPoint('before-subscription-ended');
    await this.runner.run([stream], { commandId, actor: { kind: 'system', id: 'billing' }, correlation: commandId, causation: commandId, now }, (history) => {
      const due = nextDue(subscriptionOf(subscriptionId, history));
      // Somebody paid or renewed in the meantime, and moved the timer with it.
      if (due?.what !== 'end' || due.at > now) return { facts: {} };
      return decideSubscription(subscriptionId, history, [{ type: 'EndSubscription', because: due.because, now }]);
    }, known);
    crashPoint('after-subscription-ended');
  }
}
