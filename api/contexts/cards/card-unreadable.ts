import { Problem } from '../../platform/http/problem.js';

/** None of CARD_KEYS opens the secret of a card: the fault is the shop's, and ends when the key is back. */
export class CardUnreadable extends Problem {
  constructor(message: string, cause?: unknown) {
    super(503, 'card-unreadable');
    this.message = message;
    this.cause = cause;
  }
}
