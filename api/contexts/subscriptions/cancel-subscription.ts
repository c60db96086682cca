import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import type { CancelAutoRenew } from './subscription.commands.js';
import { subscriptionStream } from './subscription.stream.js';

/** Stops the renewals of a subscription; what is paid stays. A second time changes nothing. */
export class CancelSubscription extends Command<void> {
  /** @throws Refusal subscription-not-active where it was never paid. */
  constructor(
    readonly subscriptionId: string,
    readonly by: CancelAutoRenew['by'],
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CancelSubscription)
export class CancelSubscriptionHandler implements ICommandHandler<CancelSubscription> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ subscriptionId, by, context }: CancelSubscription): Promise<void> {
    await this.runner.execute(
      subscriptionStream,
      subscriptionId,
      { type: 'CancelAutoRenew', by, now: context.now },
      context,
    );
  }
}
