import { Injectable } from '@nestjs/common';
import { decideWallet, walletStream, WalletQueries, type SavedCard } from '../../contexts/wallet/index.js';
import type { WalletCommand } from '../../contexts/wallet/wallet.commands.js';
import { Refusal } from '../../kernel/refusal.js';
import { BusinessClock } from '../../platform/clock.js';
import { crashPoint } from '../../platform/crash-point.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { Problem } from '../../platform/http/problem.js';
import { PlanCards } from './plan-cards.js';

/** What somebody does with the own cards: choose the default, remove one. */
@Injectable()
export class ChangeCardsHandler {
  constructor(
    private readonly wallet: WalletQueries,
    private readonly plans: PlanCards,
    private readonly runner: CommandRunner,
    private readonly clock: BusinessClock,
  ) {}

  /** @throws Problem 404 card-unknown; Refusal card-unusable. */
  async makeDefault(playerId: string, cardId: string, correlation: string): Promise<void> {
    const card = await this.own(playerId, cardId);
    if (card.removedAt) throw new Problem(404, 'card-unknown');
    await this.tell(playerId, { type: 'MakeDefault', cardId, now: this.clock.now() }, correlation);
  }

  /**
   * Removes a card here at once and at the bank soon. A second time is harmless.
   * @throws Problem 404 card-unknown; Refusal card-of-a-plan unless confirmed.
   */
  async remove(playerId: string, cardId: string, confirmed: boolean, correlation: string): Promise<void> {
    const card = await this.own(playerId, cardId);
    if (card.removedAt) return;
    if (!confirmed && (await this.plans.needs(playerId, card))) throw new Refusal('card-of-a-plan');
    await this.tell(playerId, { type: 'RemoveCard', cardId, now: this.clock.now() }, correlation);
  }

  private async own(playerId: string, cardId: string): Promise<SavedCard> {
    const card = await this.wallet.cardOf(playerId, cardId);
    if (!card) throw new Problem(404, 'card-unknown');
    return card;
  }

  private async tell(playerId: string, command: WalletCommand, correlation: string): Promise<void> {
    const context = {
      commandId: derivedId(command.type, command.cardId, command.now), actor: { kind: 'player' as const, id: playerId }, correlation, causation: correlation, now: command.now,
    };
    crashPoint('before-card-changed');
    await this.runner.run([walletStream(playerId)], context, (history) => decideWallet(history, playerId, [command], command.now));
    crashPoint('after-card-changed');
  }
}
