import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { CardQueries } from '../../cards/index.js';
import { isUuid } from '../../../kernel/ids.js';
import { Refusal } from '../../../kernel/refusal.js';
import { Problem } from '../../../platform/http/problem.js';
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

/** Which saved card of a person is charged. */
@Injectable()
export class SubscriberCards {
  constructor(private readonly cards: CardQueries) {}

  /** @throws Problem 404 card-unknown for another's card, too; Refusal card-unusable. */
  async named(personId: string, cardId: string): Promise<string> {
    const card = isUuid(cardId) ? await this.cards.cardOf(personId, cardId) : null;
    if (!card || card.removedAt) throw new Problem(404, 'card-unknown');
    if (card.trouble) throw new Refusal('card-unusable');
    return cardId;
  }

  /** The preferred card while it works, else the person's default, else any that works. @throws Refusal card-needed. */
  async working(personId: string, preferred: string | null): Promise<string> {
    const cards = (await this.cards.cardsOf(personId)).filter((card) => card.trouble === null);
    const card = cards.find(({ cardId }) => cardId === preferred) ?? cards[0];
    if (!card) throw new Refusal('card-needed');
    return card.cardId;
  }
}
