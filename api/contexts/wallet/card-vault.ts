import { Injectable } from '@nestjs/common';
import { CardSecrets } from './card-secrets.js';
import { WalletQueries } from './wallet.queries.js';

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
  constructor(private readonly wallet: WalletQueries, private readonly secrets: CardSecrets) {}

  /** Null for a card that is another's, removed or found not to work. @throws Error when its key is missing from CARD_KEYS. */
  async chargeable(cardId: string, playerId: string): Promise<ChargeableCard | null> {
    const card = await this.wallet.cardOf(playerId, cardId);
    if (!card || card.removedAt || card.trouble) return null;
    const tbkUser = await this.secrets.open(cardId);
    const { username, brand, last4 } = card;
    return tbkUser === null ? null : { cardId, username, tbkUser, brand, last4 };
  }
}
