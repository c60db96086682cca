import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { derivedId } from '../../platform/event-store/uuid.js';
import type { SignedIn } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';
import { CardOutcomes } from './card-outcomes.js';
import { CardPayments } from './card-payments.js';
import { PayableOrders } from './payable-orders.js';
import { PaidOrders, type PaidWithCard } from './paid-orders.js';

/**
 * Charges a card for an order of games unless this very request was answered before: the same key, or the same card while
 * its last charge is not over without money.
 */
export class PayWithCard extends Command<PaidWithCard> {
  /**
   * @throws Problem 403 email-not-verified, guardian-needed, 404 order-unknown, card-unknown; Refusal as
   * `CardPayments.charge`, order-lapsed, price-changed, and why the order's code does not work.
   */
  constructor(
    readonly orderId: string,
    readonly cardId: string,
    readonly caller: SignedIn,
    readonly about: { key: string | null; correlation: string },
  ) {
    super();
  }
}

@CommandHandler(PayWithCard)
export class PayWithCardHandler implements ICommandHandler<PayWithCard> {
  constructor(
    private readonly payable: PayableOrders,
    private readonly paid: PaidOrders,
    private readonly charges: CardPayments,
    private readonly outcomes: CardOutcomes,
  ) {}

  async execute({ orderId, cardId, caller, about: { key, correlation } }: PayWithCard): Promise<PaidWithCard> {
    if (!caller.emailVerified) throw new Problem(403, 'email-not-verified');
    if (!caller.canPurchase) throw new Problem(403, 'guardian-needed');
    const order = await this.payable.ownOrder(orderId, caller.userId);
    await this.paid.refuseForeignCard(cardId, caller.userId);

    const commandId = key
      ? derivedId('pay-with-card', caller.userId, order.orderId, cardId, 'key', key)
      : derivedId('pay-with-card', order.orderId, cardId, order.paymentId ?? '');
    const earlier =
      (await this.outcomes.resultOf(CardPayments.paymentIdOf(commandId))) ?? (await this.paid.resultNow(order, cardId));
    const result =
      earlier ??
      (await this.charges.charge({
        ...(await this.payable.chargeOf(order)),
        cardId,
        commandId,
        correlation,
        actor: { kind: 'player', id: caller.userId },
      }));
    return this.paid.reply(order.orderId, caller.userId, result);
  }
}
