import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '../../kernel/instant.js';
import { BusinessClock } from '../../platform/clock.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import { together, type Decision, type Histories } from '../../platform/event-store/stream.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { Problem } from '../../platform/http/problem.js';
import { cardStream } from './card.stream.js';
import { CardQueries } from './cards.queries.js';

/** Removes a saved card here at once and at the bank soon. A second time is harmless. */
export class RemoveSavedCard extends Command<void> {
  /** @param confirmed the person accepts that a subscription renews no more. @throws Problem 404 card-unknown; Refusal card-of-a-plan unless confirmed. */
  constructor(
    readonly personId: string,
    readonly cardId: string,
    readonly confirmed: boolean,
    readonly correlation: string,
  ) {
    super();
  }
}

/** A context that charges saved cards by itself takes part in a removal: it decides in the same append, and may refuse. */
export interface CardUser {
  /** @returns the streams it looks at and what it decides, on the histories before the removal; null where the removal does not concern it. */
  partOf(
    removal: RemoveSavedCard,
    now: Instant,
  ): Promise<{ streams: string[]; decide(history: Histories): Decision } | null>;
}

/** Who charges saved cards by itself; each registers while the shop starts. */
@Injectable()
export class CardUsers {
  readonly all: CardUser[] = [];
}

@CommandHandler(RemoveSavedCard)
export class RemoveSavedCardHandler implements ICommandHandler<RemoveSavedCard> {
  constructor(
    private readonly cards: CardQueries,
    private readonly users: CardUsers,
    private readonly runner: CommandRunner,
    private readonly clock: BusinessClock,
  ) {}

  async execute(removal: RemoveSavedCard): Promise<void> {
    const { personId, cardId, correlation } = removal;
    const card = await this.cards.cardOf(personId, cardId);
    if (!card) throw new Problem(404, 'card-unknown');
    if (card.removedAt) return;
    const now = this.clock.now();
    const context = {
      commandId: derivedId('card', 'remove', cardId, now),
      actor: { kind: 'player' as const, id: personId },
      correlation,
      causation: correlation,
      now,
    };
    const parts = (await Promise.all(this.users.all.map((user) => user.partOf(removal, now)))).filter(
      (part) => part !== null,
    );
    await this.runner.run([cardStream.of(personId), ...parts.flatMap(({ streams }) => streams)], context, (history) =>
      together(
        cardStream.decide(history, personId, { type: 'RemoveCard', cardId, now }, now),
        ...parts.map((part) => part.decide(history)),
      ),
    );
  }
}
