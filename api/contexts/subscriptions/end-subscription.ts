import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BusinessClock } from '../../platform/clock.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { DueHandler } from '../../platform/event-store/due.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { nextDue } from './periods/due.rules.js';
import { SUBSCRIPTION_END, subscriptionStream } from './subscription.stream.js';

/** Ends subscriptions whose time has come: never paid within the hour, cancelled and used up, or unpaid beyond grace. */
@Injectable()
export class EndSubscriptionTimer implements OnModuleInit, DueHandler {
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
    const subscriptionId = subscriptionStream.idOf(key);
    const known = await this.runner.read([key]);
    const now = this.clock.now();
    const commandId = derivedId(
      'end-subscription',
      subscriptionId,
      subscriptionStream.facts(known, subscriptionId).length,
    );
    await this.runner.run(
      [key],
      { commandId, actor: { kind: 'system', id: 'billing' }, correlation: commandId, causation: commandId, now },
      (history) => {
        const due = nextDue(subscriptionStream.state(history, subscriptionId));
        // A payment or a renewal came first and moved the timer.
        if (due?.what !== 'end' || due.at > now) return { facts: {} };
        return subscriptionStream.decide(
          history,
          subscriptionId,
          { type: 'EndSubscription', because: due.because, now },
          now,
        );
      },
      known,
    );
  }
}
