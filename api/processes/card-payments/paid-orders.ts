import { Injectable } from '@nestjs/common';
import { CardQueries } from '../../contexts/cards/index.js';
import type { OrderRow } from '../../contexts/ordering/index.js';
import { PaymentsQueries, type PaymentRow } from '../../contexts/payments/index.js';
import { Problem } from '../../platform/http/problem.js';
import { CardOutcomes, type CardChargeResult } from './card-outcomes.js';
import { PayableOrders } from './payable-orders.js';

export interface PaidWithCard {
  order: OrderRow;
  payment: PaymentRow | null;
  result: CardChargeResult | null;
}

/** What became of the payments of orders by saved card. */
@Injectable()
export class PaidOrders {
  constructor(
    private readonly payable: PayableOrders,
    private readonly payments: PaymentsQueries,
    private readonly outcomes: CardOutcomes,
    private readonly cards: CardQueries,
  ) {}

  /** @throws Problem 422 order-unknown for an unknown order. */
  async refuseUnknown(orderId: string): Promise<void> {
    if (!(await this.payable.exists(orderId))) throw new Problem(422, 'order-unknown');
  }

  /** @throws Problem 404 card-unknown. */
  async refuseForeignCard(cardId: string, personId: string): Promise<void> {
    const card = await this.cards.cardOf(personId, cardId);
    if (!card || card.removedAt) throw new Problem(404, 'card-unknown');
  }

  /** A payment of the person's own, by the id of its order or its own. @throws Problem 404 order-unknown. */
  async resultOf(id: string, personId: string): Promise<PaidWithCard> {
    const [named] = await this.payments.payments([id]);
    const order = await this.payable.ownOrder(named?.orderId ?? id, personId, { plans: true });
    const paymentId = named?.paymentId ?? order.paymentId;
    const result = paymentId === null ? null : await this.outcomes.resultOf(paymentId);
    return result ? this.reply(order.orderId, personId, result) : { order, payment: null, result: null };
  }

  /** The charge of this card that is under way, or has paid the order already. */
  async resultNow(order: OrderRow, cardId: string): Promise<CardChargeResult | null> {
    const [latest] = order.paymentId ? await this.payments.payments([order.paymentId]) : [];
    if (latest?.cardId !== cardId || ['declined', 'closed'].includes(latest.state)) return null;
    return this.outcomes.resultOf(latest.paymentId);
  }

  async reply(orderId: string, personId: string, result: CardChargeResult): Promise<PaidWithCard> {
    const [order, [payment = null]] = await Promise.all([
      this.payable.ownOrder(orderId, personId, { plans: true }),
      this.payments.payments([result.paymentId]),
    ]);
    return { order, payment, result };
  }
}
