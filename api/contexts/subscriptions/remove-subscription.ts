import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { isRunning } from './subscription.state.rules.js';
import { subscriptionStream } from './subscription.stream.js';

/** Takes a subscription that is over or was never paid off the person's list; one that runs stops renewing. Answers what it did. */
export class RemoveSubscription extends Command<'hidden' | 'cancelled'> {
  /** @throws Refusal payment-in-progress. */
  constructor(
    readonly subscriptionId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RemoveSubscription)
export class RemoveSubscriptionHandler implements ICommandHandler<RemoveSubscription> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ subscriptionId, context }: RemoveSubscription): Promise<'hidden' | 'cancelled'> {
    const { now } = context;
    let runs = false;
    await this.runner.run([subscriptionStream.of(subscriptionId)], context, (histories) => {
      runs = isRunning(subscriptionStream.state(histories, subscriptionId));
      return subscriptionStream.decide(
        histories,
        subscriptionId,
        runs ? { type: 'CancelAutoRenew', by: 'player', now } : { type: 'HideSubscription', now },
        now,
      );
    });
    return runs ? 'cancelled' : 'hidden';
  }
}
