import { Injectable } from '@nestjs/common';
import { subscriptionStream, type SubscriptionRow } from '../../contexts/subscriptions/index.js';
import type { SubscriptionCommand } from '../../contexts/subscriptions/subscription.commands.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import { BillingTools } from './billing-tools.js';
import { SubscriberCards } from './subscriber-cards.js';

/** What a subscriber changes without paying: stop renewing, take it off the list, another card. */
@Injectable()
export class ChangeSubscriptionHandler {
  constructor(
    private readonly runner: CommandRunner,
    private readonly cards: SubscriberCards,
    private readonly tools: BillingTools,
  ) {}

  /** What is paid for stays; undone by renewing until then. @throws Refusal subscription-not-active. */
  async cancel(row: SubscriptionRow, correlation: string): Promise<void> {
    await this.run(row, correlation, [{ type: 'CancelAutoRenew', by: 'player', now: this.tools.clock.now() }]);
  }

  /** Takes one that is over or was never paid off the list; one that runs is cancelled. @returns what it did. */
  async remove(row: SubscriptionRow, correlation: string): Promise<'hidden' | 'cancelled'> {
    if (row.status === 'active' || row.status === 'in-grace') {
      await this.cancel(row, correlation);
      return 'cancelled';
    }
    await this.run(row, correlation, [{ type: 'HideSubscription', now: this.tools.clock.now() }]);
    return 'hidden';
  }

  /** The card of the next charges; while money is owed it is tried at once. @throws Problem 404 card-unknown; Refusal card-unusable, subscription-ended. */
  async chooseCard(row: SubscriptionRow, cardId: string, correlation: string): Promise<void> {
    const chosen = await this.cards.named(row.playerId, cardId);
    await this.run(row, correlation, [{ type: 'ChooseSubscriptionCard', cardId: chosen, now: this.tools.clock.now() }]);
  }

  /** Renews again inside the time that is paid for, with a card that can be charged then. @throws Refusal card-needed, subscription-ended. */
  async resume(row: SubscriptionRow, wantedCard: string | null, correlation: string): Promise<void> {
    const now = this.tools.clock.now();
    const cardId = wantedCard ? await this.cards.named(row.playerId, wantedCard) : await this.cards.working(row.playerId, row.cardId);
    const choose: SubscriptionCommand[] = cardId === row.cardId ? [] : [{ type: 'ChooseSubscriptionCard', cardId, now }];
    await this.run(row, correlation, [...choose, { type: 'ResumeAutoRenew', now }]);
  }

  private async run({ subscriptionId, playerId }: SubscriptionRow, correlation: string, commands: readonly SubscriptionCommand[]): Promise<void> {
    await this.runner.execute(subscriptionStream, subscriptionId, commands, this.tools.asked(playerId, correlation));
  }
}
