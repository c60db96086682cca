import { Injectable } from '@nestjs/common';
import { CartCodes, streamsOfUse, useOfCode } from '../../contexts/codes/index.js';
import { type OrderRow, OrdersQueries } from '../../contexts/ordering/index.js';
import { Refusal } from '../../kernel/refusal.js';
import { BusinessClock } from '../../platform/clock.js';
import { Problem } from '../../platform/http/problem.js';
import { CartPricing } from '../checkout/cart/cart-pricing.js';
import type { CardCharge } from './card-payments.js';

/** Orders of games that their owners may still pay. */
@Injectable()
export class PayableOrders {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly pricing: CartPricing,
    private readonly codes: CartCodes,
    private readonly clock: BusinessClock,
  ) {}

  async exists(orderId: string): Promise<boolean> {
    return (await this.orders.order(orderId)) !== null;
  }

  /**
   * @param plans whether a plan's order counts; plans are paid where they are chosen.
   * @throws Problem 404 order-unknown.
   */
  async ownOrder(orderId: string, personId: string, { plans = false } = {}): Promise<OrderRow> {
    const order = await this.orders.order(orderId);
    if (!order || order.personId !== personId || (order.plan && !plans)) throw new Problem(404, 'order-unknown');
    return order;
  }

  /**
   * What a charge for the order begins with: its code's use is kept again.
   * @throws Refusal order-already-paid, order-lapsed, price-changed.
   */
  async chargeOf(
    order: OrderRow,
  ): Promise<Pick<CardCharge, 'orderId' | 'personId' | 'amount' | 'now' | 'streams' | 'begin'>> {
    const { orderId, personId, total: amount, discount } = order;
    if (order.status === 'paid') throw new Refusal('order-already-paid');
    await this.pricing.refuseStale(order.lines);
    const now = this.clock.now();
    const code = discount && (await this.codes.forOrder(discount.codeId, order, now));
    if (!code) return { orderId, personId, amount, now };

    const use = {
      type: 'ReserveUse',
      useId: orderId,
      personId,
      orderId,
      boughtBefore: code.boughtBefore,
      now,
    } as const;
    return {
      orderId,
      personId,
      amount,
      now,
      streams: streamsOfUse({ codeId: code.codeId, personId }, code.pending),
      begin: (history) => useOfCode(history, code.codeId, use, code.pending),
    };
  }
}
