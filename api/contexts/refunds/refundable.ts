import { Injectable } from '@nestjs/common';
import { LibraryQueries } from '../library/index.js';
import { OrdersQueries, type OrderRow } from '../ordering/index.js';
import { isWholeOnly, PaymentsQueries } from '../payments/index.js';
import { RefundsQueries, rightsOf, type LineRights, type PaidLine, type RefundWishRow } from './index.js';
import { sum } from '../../kernel/money.js';
import { Confirmations } from './confirmations.js';

/** An order with what of it can go back, and by which right. */
export interface Refundable {
  order: OrderRow;
  lines: LineRights[];
  /** All wishes for it so far, oldest first. */
  wishes: RefundWishRow[];
  /** The bank takes this payment back whole only. */
  wholeOnly: boolean;
}

/** Gathers what decides about money back: what was paid and went back, what was played, and whether the confirmation was sent. */
@Injectable()
export class RefundReads {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly payments: PaymentsQueries,
    private readonly library: LibraryQueries,
    private readonly refunds: RefundsQueries,
    private readonly confirmations: Confirmations,
  ) {}

  now(): string {
    return this.confirmations.now();
  }

  /** A wish with its order and all wishes about it. @throws Error when there is none. */
  async wish(refundId: string): Promise<{ refund: RefundWishRow; order: OrderRow; wishes: RefundWishRow[] }> {
    const refund = await this.refunds.refund(refundId);
    const order = refund && (await this.orders.order(refund.orderId));
    if (!refund || !order) throw new Error(`there is no refund ${refundId}`);
    return { refund, order, wishes: await this.refunds.ofOrders([order.orderId]) };
  }

  /** Null when there is no such order. */
  async refundable(orderId: string): Promise<Refundable | null> {
    const order = await this.orders.order(orderId);
    if (!order) return null;
    const [wishes, confirmed, [payment]] = await Promise.all([
      this.refunds.ofOrders([orderId]),
      this.confirmations.wasConfirmed(orderId),
      this.payments.payments(order.paymentId ? [order.paymentId] : []),
    ]);
    const paidAt = order.status === 'paid' && order.paidAt ? order.paidAt.toISOString() : null;
    const lines = rightsOf({ paidAt, confirmed, lines: await this.paidLines(order, wishes) }, this.confirmations.now());
    return { order, lines, wishes, wholeOnly: isWholeOnly(payment?.approval?.paymentTypeCode ?? '') };
  }

  private async paidLines(order: OrderRow, wishes: readonly RefundWishRow[]): Promise<PaidLine[]> {
    const amountIn = (gameId: string | null, open: boolean): number =>
      sum(
        wishes
          .filter(({ state }) => (open ? !['completed', 'denied'].includes(state) : state === 'completed'))
          .flatMap(({ lines }) => lines.filter((line) => line.gameId === gameId).map((line) => line.amount)),
      );
    const line = (gameId: string | null, paid: number, minutesPlayed: number): PaidLine => ({
      gameId,
      paid,
      returned: amountIn(gameId, false),
      asked: amountIn(gameId, true),
      minutesPlayed,
    });
    if (order.plan)
      return [
        line(
          null,
          order.total,
          order.paidAt ? await this.library.minutesPlayedInPlan(order.playerId, order.paidAt) : 0,
        ),
      ];
    const minutes = await this.library.minutesPlayed(
      order.playerId,
      order.lines.map(({ gameId }) => gameId),
    );
    return order.lines.map(({ gameId, price }) => line(gameId, price, minutes.get(gameId) ?? 0));
  }
}
