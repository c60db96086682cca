import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { orFirstAnswer } from '../../kernel/duplicate-request.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { Problem } from '../../platform/http/problem.js';
import type { Cart } from '../checkout/cart/cart.js';
import { lookedAt, OrderDrafts } from '../checkout/cart/cart-pricing.js';
import { BuyCart } from '../checkout/buy-cart.js';
import { hashOf } from '../checkout/repeated-requests.js';
import { CardPayments } from './card-payments.js';
import { PaidOrders, type PaidWithCard } from './paid-orders.js';

/**
 * Places an order and charges it to a saved card in one go: no form is opened, and no order is left without a payment.
 * The same key again is answered, never charged again.
 */
export class BuyWithCard extends Command<PaidWithCard> {
  /**
   * @throws Problem 403 email-not-verified, guardian-needed, 404 game-not-found, card-unknown; Refusal price-changed,
   * and as `CardPayments.charge`.
   */
  constructor(
    readonly cart: Cart,
    readonly cardId: string,
  ) {
    super();
  }
}

@CommandHandler(BuyWithCard)
export class BuyWithCardHandler implements ICommandHandler<BuyWithCard> {
  constructor(
    private readonly commands: CommandBus,
    private readonly drafts: OrderDrafts,
    private readonly paid: PaidOrders,
    private readonly charges: CardPayments,
    private readonly store: EventStore,
  ) {}

  async execute({ cart, cardId }: BuyWithCard): Promise<PaidWithCard> {
    if (!cart.emailVerified) throw new Problem(403, 'email-not-verified');
    await this.paid.refuseForeignCard(cardId, cart.personId);
    const { personId, key } = cart;
    if (key === null) return this.buyNew(cart, cardId, derivedId('buy-with-card', personId, cart.correlation));
    const commandId = derivedId('buy-with-card', personId, 'key', key);
    const before = (): Promise<PaidWithCard | null> => this.answerTo(commandId, hashOf(cart), personId);
    return (await before()) ?? orFirstAnswer(() => this.buyNew(cart, cardId, commandId), before);
  }

  private async buyNew(cart: Cart, cardId: string, commandId: string): Promise<PaidWithCard> {
    const draft = await this.drafts.of(cart);
    const { orderId, total: amount, now } = draft;
    const { personId, correlation } = cart;
    if (amount === 0) return this.paid.resultOf((await this.commands.execute(new BuyCart(cart))).orderId, personId);
    const { paymentId } = await this.charges.charge({
      orderId,
      personId,
      amount,
      cardId,
      commandId,
      commandHash: hashOf(cart),
      correlation,
      actor: { kind: 'player', id: personId },
      now,
      streams: lookedAt(cart, draft),
      begin: (histories) => this.drafts.placed(histories, cart, draft),
    });
    // An identical concurrent request may have won: then the payment is of its order.
    return this.paid.resultOf(paymentId, personId);
  }

  private async answerTo(commandId: string, commandHash: string, personId: string): Promise<PaidWithCard | null> {
    const earlier = await this.store.eventsOfCommand({ commandId, commandHash });
    return earlier.length > 0 ? this.paid.resultOf(CardPayments.paymentIdOf(commandId), personId) : null;
  }
}
