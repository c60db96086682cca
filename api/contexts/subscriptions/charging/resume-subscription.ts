import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { subscriptionStream } from '../subscription.stream.js';

/** Renews again inside the time that is paid for; nothing is charged. */
export class ResumeSubscription extends Command<void> {
  /** @param cardId of the next charge: a card of the person that works. @throws Refusal subscription-ended. */
  constructor(
    readonly subscriptionId: string,
    readonly cardId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ResumeSubscription)
export class ResumeSubscriptionHandler implements ICommandHandler<ResumeSubscription> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ subscriptionId, cardId, context }: ResumeSubscription): Promise<void> {
    const { now } = context;
    await this.runner.run([subscriptionStream.of(subscriptionId)], context, (histories) => {
      const state = subscriptionStream.state(histories, subscriptionId);
      const choose =
        'cardId' in state && state.cardId === cardId ? [] : [{ type: 'ChooseSubscriptionCard', cardId, now } as const];
      return subscriptionStream.decide(histories, subscriptionId, [...choose, { type: 'ResumeAutoRenew', now }], now);
    });
  }
}
