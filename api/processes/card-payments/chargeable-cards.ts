import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { isTriedOften, isTriedTooOften, PaymentsQueries } from '../../contexts/payments/index.js';
import { CardVault, type ChargeableCard } from '../../contexts/cards/index.js';
import { Refusal } from '../../kernel/refusal.js';
import { Turns } from '../../platform/database/turns.js';
import { CONFIG } from '../../platform/tokens.js';

/** On connections of their own: within the turn of a card that of a discount code may be awaited, which would want another of the same few. */
@Injectable()
export class CardTurns extends Turns {
  constructor(@Inject(CONFIG) config: Config) {
    super(config.database.app);
  }
}

/** Saved cards that may be asked for money, and no more often than their brands allow. */
@Injectable()
export class ChargeableCards {
  constructor(
    private readonly vault: CardVault,
    private readonly payments: PaymentsQueries,
    private readonly turns: CardTurns,
  ) {}

  /**
   * Begins a charge of a card. Two orders are streams that never meet: charges of one card begin one after the other, so that each counts those before.
   * @param begin writes the charge down; the bank is asked afterwards, in nobody's turn.
   * @throws Refusal card-unusable, card-tried-too-often, and what `begin` refuses.
   */
  async begin<Begun>(
    charge: { cardId: string; playerId: string; paymentId: string; now: string },
    begin: () => Promise<Begun>,
  ): Promise<{ card: ChargeableCard; begun: Begun }> {
    const { cardId, playerId, paymentId, now } = charge;
    return this.turns.here(`charges-of-${cardId}`, async () => {
      const [card, tries] = await Promise.all([
        this.vault.chargeable(cardId, playerId),
        this.payments.triesOf(cardId, paymentId),
      ]);
      if (!card) throw new Refusal('card-unusable');
      // Far from its limit, a card needs no word with the other processes, which would cost each renewal a round trip.
      if (!isTriedOften(tries, now)) return { card, begun: await begin() };
      return this.turns.inTurn(`tries-of-${cardId}`, async () => {
        if (isTriedTooOften(await this.payments.triesOf(cardId, paymentId), now))
          throw new Refusal('card-tried-too-often');
        return { card, begun: await begin() };
      });
    });
  }
}
