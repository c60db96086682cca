import { Problem } from '../../../platform/http/problem.js';
import { SecretCipher, SecretUnreadable, type Sealed } from '../../../platform/secret-cipher.js';

/** None of CARD_KEYS opens the secret of a card: the fault is the shop's, and ends when the key is back. */
export class CardUnreadable extends Problem {
  constructor({ message, cause }: SecretUnreadable) {
    super(503, 'card-unreadable');
    this.message = message;
    this.cause = cause;
  }
}

/** Seals what the bank calls a card. */
export class CardCipher extends SecretCipher {
  /** @throws CardUnreadable */
  override open(cardId: string, sealed: Sealed): string {
    try {
      return super.open(cardId, sealed);
    } catch (error) {
      throw error instanceof SecretUnreadable ? new CardUnreadable(error) : error;
    }
  }
}
