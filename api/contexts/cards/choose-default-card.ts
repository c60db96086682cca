import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BusinessClock } from '../../platform/clock.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { Problem } from '../../platform/http/problem.js';
import { cardStream } from './card.stream.js';
import { CardQueries } from './cards.queries.js';

/** Makes a saved card the one that is charged first. */
export class ChooseDefaultCard extends Command<void> {
  /** @throws Problem 404 card-unknown; Refusal card-unusable. */
  constructor(
    readonly personId: string,
    readonly cardId: string,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(ChooseDefaultCard)
export class ChooseDefaultCardHandler implements ICommandHandler<ChooseDefaultCard> {
  constructor(
    private readonly cards: CardQueries,
    private readonly runner: CommandRunner,
    private readonly clock: BusinessClock,
  ) {}

  async execute({ personId, cardId, correlation }: ChooseDefaultCard): Promise<void> {
    const card = await this.cards.cardOf(personId, cardId);
    if (!card || card.removedAt) throw new Problem(404, 'card-unknown');
    const now = this.clock.now();
    const context = {
      commandId: derivedId('card', 'make-default', cardId, now),
      actor: { kind: 'player' as const, id: personId },
      correlation,
      causation: correlation,
      now,
    };
    await this.runner.execute(cardStream, personId, { type: 'MakeDefault', cardId, now }, context);
  }
}
