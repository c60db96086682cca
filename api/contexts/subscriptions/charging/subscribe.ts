import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PLANS } from '../periods/period.rules.js';
import type { PlanId } from '../subscription.events.js';
import type { AcceptedTerms } from '../../ordering/order.events.js';
import type { Language } from '../../../kernel/language.js';
import { Refusal } from '../../../kernel/refusal.js';
import { orFirstAnswer } from '../../../kernel/duplicate-request.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import { CommandReused, type CommandContext } from '../../../platform/event-store/events.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { SubscriptionFinder, decideTarget, streamsOfTarget, PersonCommands } from './find-subscription.js';
import { PeriodCharges, type ChargedPeriod } from './period-charges.js';

/** Who asks for which plan. */
interface PlanRequest {
  personId: string;
  planId: PlanId;
  language: Language;
  correlation: string;
}

/** A plan, paid with a saved card. */
interface PaidPlanRequest extends PlanRequest {
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
  constructor(readonly wanted: PlanRequest) {
    super();
  }
}

@CommandHandler(RequestSubscription)
export class RequestSubscriptionHandler implements ICommandHandler<RequestSubscription> {
  constructor(
    private readonly finder: SubscriptionFinder,
    private readonly runner: CommandRunner,
    private readonly people: PersonCommands,
  ) {}

  async execute({ wanted: { personId, planId, language, correlation } }: RequestSubscription): Promise<string> {
    const context = this.people.contextOf(personId, correlation);
    const target = await this.finder.target({ personId, planId, language, now: context.now });
    await this.runner.run(streamsOfTarget(target), context, (history) =>
      decideTarget(target, history, [], context.now),
    );
    return target.subscriptionId;
  }
}

/** Subscribes with a saved card by charging the first period; nothing is active before the money is in. */
export class Subscribe extends Command<ChargedPeriod> {
  /** @throws Refusal price-changed, already-subscribed, payment-in-progress, too-many-tries-today, card-unusable. */
  constructor(readonly wanted: PaidPlanRequest) {
    super();
  }
}

@CommandHandler(Subscribe)
export class SubscribeHandler implements ICommandHandler<Subscribe> {
  constructor(
    private readonly finder: SubscriptionFinder,
    private readonly charges: PeriodCharges,
    private readonly people: PersonCommands,
  ) {}

  async execute({ wanted }: Subscribe): Promise<ChargedPeriod> {
    const { personId, planId, correlation, key, shownAmount } = wanted;
    const { price } = PLANS[planId];
    if (shownAmount !== null && shownAmount < price)
      throw new Refusal('price-changed', { plan_id: planId, total: price });
    const context = this.people.contextOf(
      personId,
      correlation,
      key ? derivedId('subscribe', personId, 'key', key) : undefined,
    );
    const earlier = async (): Promise<ChargedPeriod | null> => (key ? this.earlier(context.commandId, wanted) : null);
    return (await earlier()) ?? orFirstAnswer(() => this.begin(wanted, context), earlier);
  }

  private async begin(
    { personId, planId, language, cardId, terms, correlation }: PaidPlanRequest,
    { commandId, actor, now }: CommandContext,
  ): Promise<ChargedPeriod> {
    const target = await this.finder.target({ personId, planId, language, now });
    return this.charges.charge({ target, personId, cardId, terms, actor, correlation, commandId, now });
  }

  /** The first answer to a key. @throws CommandReused when the key came with another wish. */
  private async earlier(commandId: string, { planId, cardId }: PaidPlanRequest): Promise<ChargedPeriod | null> {
    const made = await this.charges.earlier(commandId);
    if (made && (made.cardId !== cardId || (made.planId ?? planId) !== planId)) throw new CommandReused(commandId);
    return made;
  }
}
