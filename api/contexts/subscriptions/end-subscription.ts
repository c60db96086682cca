import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BusinessClock } from '../../platform/clock.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { DueHandler } from '../../platform/event-store/due.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { nextDue } from './periods/due.rules.js';
import { SUBSCRIPTION_END, subscriptionStream } from './subscription.stream.js';

/** Ends a subscription: `due` only if its time has come, `person-erased` at once. */
export class EndSubscription extends Command<void> {
  constructor(
    readonly subscriptionId: string,
    readonly because: 'due' | 'person-erased',
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(EndSubscription)
export class EndSubscriptionHandler implements ICommandHandler<EndSubscription> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ subscriptionId, because, context }: EndSubscription): Promise<void> {
    const { now } = context;
    await this.runner.run([subscriptionStream.of(subscriptionId)], context, (history) => {
      const due = because === 'due' ? nextDue(subscriptionStream.state(history, subscriptionId)) : null;
      // A payment or a renewal came first and moved the timer.
      if (because === 'due' && (due?.what !== 'end' || due.at > now)) return { facts: {} };
      const reason = due?.what === 'end' ? due.because : 'person-erased';
      return subscriptionStream.decide(history, subscriptionId, { type: 'EndSubscription', because: reason, now }, now);
    });
  }
}

/** Ends subscriptions whose time has come: never paid within the hour, cancelled and used up, or unpaid beyond grace. */
@Injectable()
export class EndSubscriptionTimer implements OnModuleInit, DueHandler {
  readonly what = SUBSCRIPTION_END;

  constructor(
    private readonly runner: CommandRunner,
    private readonly commands: CommandBus,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  async handle(key: string): Promise<void> {
    const subscriptionId = subscriptionStream.idOf(key);
    const facts = subscriptionStream.facts(await this.runner.read([key]), subscriptionId);
    const commandId = derivedId('end-subscription', subscriptionId, facts.length);
    const actor = { kind: 'system' as const, id: 'billing' };
    const context = { commandId, actor, correlation: commandId, causation: commandId, now: this.clock.now() };
    await this.commands.execute(new EndSubscription(subscriptionId, 'due', context));
  }
}
