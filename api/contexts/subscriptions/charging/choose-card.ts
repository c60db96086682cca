import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { subscriptionStream } from '../subscription.stream.js';

/** Names the card of the next charges; where money is owed it is tried at once. */
export class ChooseCard extends Command<void> {
  /** @param cardId a card of the person that works. @throws Refusal subscription-ended. */
  constructor(
    readonly subscriptionId: string,
    readonly cardId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChooseCard)
export class ChooseCardHandler implements ICommandHandler<ChooseCard> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ subscriptionId, cardId, context }: ChooseCard): Promise<void> {
    await this.runner.execute(
      subscriptionStream,
      subscriptionId,
      { type: 'ChooseSubscriptionCard', cardId, now: context.now },
      context,
    );
  }
}
