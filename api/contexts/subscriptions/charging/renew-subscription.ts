import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { hindranceTo, wayOn, type WayOn } from './charging.rules.js';
import { isRunning, type InGrace, type SubscriptionState } from '../subscription.state.rules.js';
import { ResumeSubscription } from './resume-subscription.js';
import { subscriptionStream } from '../subscription.stream.js';
import { type SubscriptionRow } from '../subscriptions.queries.js';
import type { SubscriptionCommand } from '../subscription.commands.js';
import type { AcceptedTerms } from '../../ordering/order.events.js';
import type { Instant } from '../../../kernel/instant.js';
import { Refusal } from '../../../kernel/refusal.js';
import { orFirstAnswer } from '../../../kernel/duplicate-request.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import { CommandReused, type CommandContext } from '../../../platform/event-store/events.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { Problem } from '../../../platform/http/problem.js';
import { PersonCommands } from './find-subscription.js';
import { enoughToday } from '../subscriptions.messages.js';
import { PeriodCharges, refuseOther, type ChargedPeriod } from './period-charges.js';
import { SubscriberCards } from './choose-card.js';

/** Who wants a subscription to go on. */
interface RenewalRequest {
  row: SubscriptionRow;
  emailVerified: boolean;
  /** Whether the person may pay for something. */
  canPurchase: boolean;
  /** The card to charge; null: the agreement's own, else the person's default. */
  cardId: string | null;
  /** What the person's page showed that this charges; null if it did not say. */
  shownAmount: number | null;
  terms: AcceptedTerms | null;
  key: string | null;
  correlation: string;
}

/**
 * Lets a subscription go on: for nothing inside the time that is paid for, for the period that is owed in grace, for a new one after the end.
 * Answers the charge, or null where nothing had to be paid.
 */
export class RenewSubscription extends Command<ChargedPeriod | null> {
  /** @throws Problem 403 email-not-verified, guardian-needed, 404 card-unknown, 409 too-many-tries-today; Refusal price-changed, card-needed, another-card-needed, and what a charge refuses. */
  constructor(readonly wanted: RenewalRequest) {
    super();
  }
}

@CommandHandler(RenewSubscription)
export class RenewSubscriptionHandler implements ICommandHandler<RenewSubscription> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly commands: CommandBus,
    private readonly charges: PeriodCharges,
    private readonly cards: SubscriberCards,
    private readonly people: PersonCommands,
  ) {}

  async execute({ wanted }: RenewSubscription): Promise<ChargedPeriod | null> {
    const { row, correlation, key } = wanted;
    const { subscriptionId, personId } = row;
    const context = this.people.contextOf(
      personId,
      correlation,
      key ? derivedId('renew', subscriptionId, 'key', key) : undefined,
    );
    // Renewing by itself is paying, too: with the next period.
    if (!wanted.canPurchase) throw new Problem(403, 'guardian-needed');
    const earlier = async (): Promise<ChargedPeriod | null> => (key ? this.earlier(context.commandId, wanted) : null);
    return (await earlier()) ?? orFirstAnswer(() => this.goOn(wanted, context), earlier);
  }

  private async goOn(wanted: RenewalRequest, { now, actor, commandId }: CommandContext): Promise<ChargedPeriod | null> {
    const { row, correlation } = wanted;
    const { subscriptionId, personId, planId } = row;
    const state = subscriptionStream.state(
      await this.runner.read([subscriptionStream.of(subscriptionId)]),
      subscriptionId,
    );
    const way = wayOn(state, now);
    if (way.is === 'free') {
      refuseOther(wanted.shownAmount, 0);
      const context = this.people.contextOf(personId, correlation);
      await this.commands.execute(
        new ResumeSubscription(subscriptionId, await this.cardFor(row, wanted.cardId), context),
      );
      return null;
    }
    if (!wanted.emailVerified) throw new Problem(403, 'email-not-verified');
    const cardId = await this.cardFor(row, wanted.cardId);
    if (way.is === 'owed') refuseHindered(way.state, cardId, now);
    const target = {
      subscriptionId,
      planId,
      begins: false,
      before: [{ subscriptionId, commands: before(way, state, cardId, now) }],
    };
    return this.charges.charge({
      target,
      personId,
      cardId,
      shownAmount: wanted.shownAmount,
      terms: wanted.terms,
      actor,
      correlation,
      commandId,
      now,
    });
  }

  private cardFor({ personId, cardId }: SubscriptionRow, named: string | null): Promise<string> {
    return named ? this.cards.named(personId, named) : this.cards.working(personId, cardId);
  }

  /** The first answer to a key. @throws CommandReused when the key came with another card. */
  private async earlier(commandId: string, { cardId }: RenewalRequest): Promise<ChargedPeriod | null> {
    const made = await this.charges.earlier(commandId);
    if (made && cardId && made.cardId !== cardId) throw new CommandReused(commandId);
    return made;
  }
}

/** What is said of an agreement in the same append, so that its period may be charged now. */
function before(way: WayOn, state: SubscriptionState, cardId: string, now: Instant): SubscriptionCommand[] {
  // A person who names a card while money is owed wants it tried at once.
  if (way.is === 'owed') return [{ type: 'ChooseSubscriptionCard', cardId, now }];
  // Cancelled and over, but the event is not written yet.
  return isRunning(state) ? [{ type: 'EndSubscription', because: 'cancelled', now }] : [];
}

/** @throws Problem too-many-tries-today with the day of the next try; Refusal another-card-needed. */
function refuseHindered(state: InGrace, cardId: string, now: Instant): void {
  const hindrance = hindranceTo(state, cardId, now);
  if (hindrance?.is === 'card-refused-for-good') throw new Refusal('another-card-needed');
  if (hindrance?.is === 'enough-today')
    throw new Problem(409, 'too-many-tries-today', {
      sentence: enoughToday(hindrance.tryAgainOn),
      details: { try_again_on: hindrance.tryAgainOn },
    });
}
