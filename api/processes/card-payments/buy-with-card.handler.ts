import { Injectable } from '@nestjs/common';
import { orTwins } from '../../kernel/twin.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import type { SignedIn } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';
import type { Cart } from '../checkout/cart.js';
import { lookedAt, PlaceOrderHandler } from '../checkout/place-order.handler.js';
import { hashOf } from '../checkout/repeated-requests.js';
import { CardPayments } from './card-payments.js';
import { PayWithCardHandler, type PaidWithCard } from './pay-with-card.handler.js';

/** Places an order and charges it to a saved card in one go: no form is opened, and no order is left without a payment. */
@Injectable()
export class BuyWithCardHandler {
  constructor(
    private readonly placing: PlaceOrderHandler,
    private readonly paying: PayWithCardHandler,
    private readonly charges: CardPayments,
    private readonly store: EventStore,
  ) {}

  /**
   * The same key again is answered, never charged again.
   * @throws Problem 403 email-not-verified, guardian-needed, 404 game-not-found, card-unknown; Refusal price-changed,
   * and as `CardPayments.charge`.
   */
  async buy(cart: Cart, cardId: string, caller: SignedIn): Promise<PaidWithCard> {
    if (!cart.emailVerified) throw new Problem(403, 'email-not-verified');
    await this.paying.refuseForeignCard(cardId, caller);
    const { playerId, key } = cart;
    if (key === null) return this.buyNew(cart, cardId, derivedId('buy-with-card', playerId, cart.correlation));
    const commandId = derivedId('buy-with-card', playerId, 'key', key);
    const before = (): Promise<PaidWithCard | null> => this.answerTo(commandId, hashOf(cart), playerId);
    return (await before()) ?? orTwins(() => this.buyNew(cart, cardId, commandId), before);
  }

  private async buyNew(cart: Cart, cardId: string, commandId: string): Promise<PaidWithCard> {
    const draft = await this.placing.draft(cart);
    const { orderId, total: amount, now } = draft;
    const { playerId, correlation } = cart;
    if (amount === 0) return this.paying.resultOf((await this.placing.place(cart)).orderId, playerId);
    const { paymentId } = await this.charges.charge({
      orderId,
      playerId,
      amount,
      cardId,
      commandId,
      commandHash: hashOf(cart),
      correlation,
      actor: { kind: 'player', id: playerId },
      now,
      streams: lookedAt(cart, draft),
      begin: (histories) => this.placing.placed(histories, cart, draft),
    });
    // An identical concurrent request may have won: then the payment is of its order.
    return this.paying.resultOf(paymentId, playerId);
  }

  private async answerTo(commandId: string, commandHash: string, playerId: string): Promise<PaidWithCard | null> {
    const earlier = await this.store.eventsOfCommand({ commandId, commandHash });
    return earlier.length > 0 ? this.paying.resultOf(CardPayments.paymentIdOf(commandId), playerId) : null;
  }
}
