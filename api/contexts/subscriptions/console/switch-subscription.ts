import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../kernel/refusal.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { subscriptionStream } from '../subscription.stream.js';
import { SubscriptionsQueries } from '../subscriptions.queries.js';

/** Staff turn a person's latest subscription on for a period without money, or off at once. Already so changes nothing. */
export class SwitchSubscription extends Command<void> {
  /** @throws Refusal subscription-unknown, own-subscription, payment-in-progress, subscription-ended. */
  constructor(
    readonly personId: string,
    readonly active: boolean,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SwitchSubscription)
export class SwitchSubscriptionHandler implements ICommandHandler<SwitchSubscription> {
  constructor(
    private readonly subscriptions: SubscriptionsQueries,
    private readonly runner: CommandRunner,
  ) {}

  async execute({ personId, active, reason, context }: SwitchSubscription): Promise<void> {
    if (context.actor.id === personId) throw new Refusal('own-subscription');
    const latest = await this.subscriptions.latestOf(personId);
    if (!latest || latest.hidden) throw new Refusal('subscription-unknown');
    await this.runner.execute(
      subscriptionStream,
      latest.subscriptionId,
      { type: 'SwitchSubscription', active, reason, now: context.now },
      context,
    );
  }
}
