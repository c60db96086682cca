import { Injectable } from '@nestjs/common';
import { libraryStream } from '../../contexts/library/index.js';
import { OrdersQueries, orderStream } from '../../contexts/ordering/index.js';
import { PaymentsQueries, paymentStream } from '../../contexts/payments/index.js';
import { RefundsQueries, refundStream } from '../../contexts/refunds/index.js';
import { subscriptionStream } from '../../contexts/subscriptions/index.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { Problem } from '../../platform/http/problem.js';
import { stepsOf, type OrderStep } from './order-history.rules.js';

/** Tells its owner what happened to an order, from the log itself. */
@Injectable()
export class OrderHistory {
  constructor(
    private readonly store: EventStore,
    private readonly orders: OrdersQueries,
    private readonly payments: PaymentsQueries,
    private readonly refunds: RefundsQueries,
  ) {}

  /** @throws Problem 404 order-unknown for another person's order. */
  async of(orderId: string, personId: string): Promise<OrderStep[]> {
    const order = await this.orders.order(orderId);
    if (order?.personId !== personId) throw new Problem(404, 'order-unknown');
    const [payments, refunds] = await Promise.all([this.payments.ofOrder(orderId), this.refunds.ofOrders([orderId])]);
    const plan = order.plan ? [subscriptionStream.of(order.plan.subscriptionId)] : [];
    const shared = await this.store.read(libraryStream.of(personId), ...plan);
    const own = await this.store.read(
      orderStream.of(orderId),
      ...payments.map((id) => paymentStream.of(id)),
      ...refunds.map(({ refundId }) => refundStream.of(refundId)),
    );
    return stepsOf([...own.flat(), ...shared.flat().filter(({ data }) => data.orderId === orderId)]);
  }
}
