import { Injectable } from '@nestjs/common';
import { OrdersQueries, type OrderRow } from '../../contexts/ordering/index.js';
import { Refusal } from '../../kernel/refusal.js';
import { BusinessClock } from '../../platform/clock.js';
import { Problem } from '../../platform/http/problem.js';
import { CartCodes } from '../checkout/cart-codes.js';
import { CartPricing } from '../checkout/cart-pricing.js';
import { streamsOfUse, useOfCode } from '../checkout/code-uses.js';
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
  async ownOrder(orderId: string, playerId: string, { plans = false } = {}): Promise<OrderRow> {
    const order = await this.orders.order(orderId);
    if (!order || order.playerId !== playerId || (order.plan && !plans)) throw new Problem(404, 'order-unknown');
    return order;
  }

  /**
   * What a charge for the order begins with: its code's use is kept again.
   * @throws Refusal order-already-paid, order-lapsed, price-changed.
   */
  async chargeOf(
    order: OrderRow,
  ): Promise<Pick<CardCharge, 'orderId' | 'playerId' | 'amount' | 'now' | 'streams' | 'begin'>> {
    const { orderId, playerId, total: amount, discount } = order;
    if (order.status === 'paid') throw new Refusal('order-already-paid');
    await this.pricing.refuseStale(order.lines);
    const now = this.clock.now();
    const code = discount && (await this.codes.forOrder(discount.codeId, order, now));
    if (!code) return { orderId, playerId, amount, now };

    const use = {
      type: 'ReserveUse',
      useId: orderId,
      playerId,
      orderId,
      boughtBefore: code.boughtBefore,
      now,
    } as const;
    return {
      orderId,
      playerId,
      amount,
      now,
      streams: streamsOfUse({ codeId: code.codeId, playerId }, code.inTheWay),
      begin: (history) => useOfCode(history, code.codeId, use, code.inTheWay),
    };
  }
}
