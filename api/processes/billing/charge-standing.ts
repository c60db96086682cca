import { Injectable } from '@nestjs/common';
import { OrdersQueries } from '../../contexts/ordering/index.js';
import { PaymentsQueries } from '../../contexts/payments/index.js';
import { Problem } from '../../platform/http/problem.js';
import { OrderViews } from '../checkout/index.js';
import type { TransactionStatusReply } from './billing.dto.js';
import { SubscriberCards } from './subscriber-cards.js';

/** What is asked before and after a charge: whose card it is, and how it stands. */
@Injectable()
export class ChargeStanding {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly payments: PaymentsQueries,
    private readonly views: OrderViews,
    private readonly cards: SubscriberCards,
  ) {}

  /** @throws Problem 404 card-unknown; Refusal card-unusable. */
  cardOf(playerId: string, cardId: string): Promise<string> {
    return this.cards.named(playerId, cardId);
  }

  /** By the id of an order, or of a payment for it. @throws Problem 404 order-unknown. */
  async statusOf(id: string, playerId: string): Promise<TransactionStatusReply> {
    const [payment] = await this.payments.payments([id]);
    const order = await this.orders.order(payment?.orderId ?? id);
    if (!order || order.playerId !== playerId) throw new Problem(404, 'order-unknown');
    return this.views.stateInTime(order.orderId);
  }
}
