import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PLANS } from '../periods/period.rules.js';
import type { PlanId } from '../subscription.events.js';
import type { AcceptedTerms } from '../../ordering/order.events.js';
import type { Language } from '../../../kernel/language.js';
import { Refusal } from '../../../kernel/refusal.js';
import { orTwins } from '../../../kernel/twin.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import { CommandReused, type CommandContext } from '../../../platform/event-store/events.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { Agreements, decideOpening, streamsOfOpening, PersonCommands } from './agreements.js';
import { PeriodCharges, type ChargedPeriod } from './period-charges.js';

/** Who asks for which plan. */
interface PlanWish {
  playerId: string;
  planId: PlanId;
  language: Language;
  correlation: string;
}

/** A plan, paid with a saved card. */
interface PaidWish extends PlanWish {
  cardId: string;
  /** What the subscriber's page showed, if it says so: the shop never charges more. */
  shownAmount: number | null;
  terms: AcceptedTerms | null;
  /** The client's own idempotency key, if it sent one. */
  key: string | null;
}

/** Notes the wish for a plan: a subscription that is not paid yet. The same wish again gives the same one while it is open. Answers its id. */
export class RequestSubscription extends Command<string> {
  /** @throws Refusal already-subscribed, payment-in-progress. */
  constructor(readonly wish: PlanWish) {
    super();
  }
}

@CommandHandler(RequestSubscription)
export class RequestSubscriptionHandler implements ICommandHandler<RequestSubscription> {
  constructor(
    private readonly agreements: Agreements,
    private readonly runner: CommandRunner,
    private readonly people: PersonCommands,
  ) {}

  async execute({ wish: { playerId, planId, language, correlation } }: RequestSubscription): Promise<string> {
    const context = this.people.contextOf(playerId, correlation);
    const opening = await this.agreements.opening({ playerId, planId, language, now: context.now });
    await this.runner.run(streamsOfOpening(opening), context, (history) =>
      decideOpening(opening, history, [], context.now),
    );
    return opening.subscriptionId;
  }
}

/** Subscribes with a saved card by charging the first period; nothing is active before the money is in. */
export class Subscribe extends Command<ChargedPeriod> {
  /** @throws Refusal price-changed, already-subscribed, payment-in-progress, too-many-tries-today, card-unusable. */
  constructor(readonly wish: PaidWish) {
    super();
  }
}

@CommandHandler(Subscribe)
export class SubscribeHandler implements ICommandHandler<Subscribe> {
  constructor(
    private readonly agreements: Agreements,
    private readonly charges: PeriodCharges,
    private readonly people: PersonCommands,
  ) {}

  async execute({ wish }: Subscribe): Promise<ChargedPeriod> {
    const { playerId, planId, correlation, key, shownAmount } = wish;
    const { price } = PLANS[planId];
    if (shownAmount !== null && shownAmount < price)
      throw new Refusal('price-changed', { plan_id: planId, total: price });
    const context = this.people.contextOf(
      playerId,
      correlation,
      key ? derivedId('subscribe', playerId, 'key', key) : undefined,
    );
    const earlier = async (): Promise<ChargedPeriod | null> => (key ? this.earlier(context.commandId, wish) : null);
    return (await earlier()) ?? orTwins(() => this.begin(wish, context), earlier);
  }

  private async begin(
    { playerId, planId, language, cardId, terms, correlation }: PaidWish,
    { commandId, actor, now }: CommandContext,
  ): Promise<ChargedPeriod> {
    const opening = await this.agreements.opening({ playerId, planId, language, now });
    return this.charges.charge({ opening, playerId, cardId, terms, actor, correlation, commandId, now });
  }

  /** The first answer to a key. @throws CommandReused when the key came with another wish. */
  private async earlier(commandId: string, { planId, cardId }: PaidWish): Promise<ChargedPeriod | null> {
    const made = await this.charges.earlier(commandId);
    if (made && (made.cardId !== cardId || (made.planId ?? planId) !== planId)) throw new CommandReused(commandId);
    return made;
  }
}
