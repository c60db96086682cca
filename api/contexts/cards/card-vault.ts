import { Injectable } from '@nestjs/common';
import { CardSecrets } from './card-secrets.js';
import { CardQueries } from './cards.queries.js';

/** What the bank wants to know of a card that it shall charge. Never to be stored, logged or answered. */
export interface ChargeableCard {
  cardId: string;
  username: string;
  tbkUser: string;
  brand: string;
  last4: string;
}

@Injectable()
export class CardVault {
  constructor(
    private readonly cards: CardQueries,
    private readonly secrets: CardSecrets,
  ) {}

  /** Null for a card that is another's, removed or found not to work. @throws CardUnreadable when its key is missing from CARD_KEYS. */
  async chargeable(cardId: string, playerId: string): Promise<ChargeableCard | null> {
    const card = await this.cards.sealedCardOf(playerId, cardId);
    if (!card?.secret || card.removedAt || card.trouble) return null;
    const { username, brand, last4, secret } = card;
    return { cardId, username, tbkUser: this.secrets.opened(cardId, secret), brand, last4 };
  }
}
