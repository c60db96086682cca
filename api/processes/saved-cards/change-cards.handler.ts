import { Injectable } from '@nestjs/common';
import { subscriptionStream, SubscriptionsQueries } from '../../contexts/subscriptions/index.js';
import { cardStream, CardQueries, type SavedCard } from '../../contexts/cards/index.js';
import { BusinessClock } from '../../platform/clock.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { Problem } from '../../platform/http/problem.js';
import { decideRemoval } from './card-removal.js';

/** What somebody does with the own cards: choose the default, remove one. */
@Injectable()
export class ChangeCardsHandler {
  constructor(
    private readonly cards: CardQueries,
    private readonly subscriptions: SubscriptionsQueries,
    private readonly runner: CommandRunner,
    private readonly clock: BusinessClock,
  ) {}

  /** @throws Problem 404 card-unknown; Refusal card-unusable. */
  async makeDefault(playerId: string, cardId: string, correlation: string): Promise<void> {
    const card = await this.own(playerId, cardId);
    if (card.removedAt) throw new Problem(404, 'card-unknown');
    const context = this.asked('make-default', playerId, cardId, correlation);
    await this.runner.execute(cardStream, playerId, { type: 'MakeDefault', cardId, now: context.now }, context);
  }

  /**
   * Removes a card here at once and at the bank soon. A second time is harmless.
   * @throws Problem 404 card-unknown; Refusal card-of-a-plan unless confirmed.
   */
  async remove(playerId: string, cardId: string, confirmed: boolean, correlation: string): Promise<void> {
    const card = await this.own(playerId, cardId);
    if (card.removedAt) return;
    const subscriptionId = (await this.subscriptions.latestOf(playerId))?.subscriptionId ?? null;
    const context = this.asked('remove', playerId, cardId, correlation);
    const streams = [cardStream.of(playerId), ...(subscriptionId ? [subscriptionStream.of(subscriptionId)] : [])];
    await this.runner.run(streams, context, (history) =>
      decideRemoval(history, { playerId, cardId, subscriptionId, confirmed, now: context.now }),
    );
  }

  private async own(playerId: string, cardId: string): Promise<SavedCard> {
    const card = await this.cards.cardOf(playerId, cardId);
    if (!card) throw new Problem(404, 'card-unknown');
    return card;
  }

  private asked(what: string, playerId: string, cardId: string, correlation: string): CommandContext {
    const now = this.clock.now();
    return {
      commandId: derivedId('card', what, cardId, now),
      actor: { kind: 'player', id: playerId },
      correlation,
      causation: correlation,
      now,
    };
  }
}
