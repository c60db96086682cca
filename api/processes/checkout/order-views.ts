import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { OrdersQueries, type OrderRow } from '../../contexts/ordering/index.js';
import { declineOf, PaymentsQueries, type PaymentRow } from '../../contexts/payments/index.js';
import { CONFIG } from '../../platform/tokens.js';
import type { DeclineFacts, OrderReply, OrdersReply, OrderStateReply } from './checkout.dto.js';
import { paymentFacts, statusWord } from './order-view.rules.js';

const LOOK_EVERY_MS = 200;

/** Orders as their buyers see them: the order with the attempt that counts. */
@Injectable()
export class OrderViews {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly payments: PaymentsQueries,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async order(orderId: string): Promise<{ view: OrderReply; playerId: string } | null> {
    const order = await this.orders.order(orderId);
    if (!order) return null;
    const [payment] = order.paymentId ? await this.payments.payments([order.paymentId]) : [];
    return { view: this.viewOf(order, payment ?? null), playerId: order.playerId };
  }

  async ordersOf(playerId: string, page: number, size: number): Promise<OrdersReply> {
    const { orders, total } = await this.orders.ordersOf(playerId, page, size);
    const payments = await this.payments.payments(orders.flatMap((order) => order.paymentId ?? []));
    return { orders: orders.map((order) => this.viewOf(order, payments.find((p) => p.paymentId === order.paymentId) ?? null)), total, page, size };
  }

  /** The state once it is an end, or PENDING when it is none after this long. */
  async stateWithin(orderId: string, milliseconds: number): Promise<OrderStateReply> {
    const until = Date.now() + milliseconds;
    for (;;) {
      const found = await this.order(orderId);
      const { status, refund } = found?.view ?? { status: 'PENDING' as const, refund: null };
      const open = status === 'PENDING' || (status === 'REVERSED' && refund?.state !== 'completed');
      if (!open || Date.now() >= until) return refund ? { status, refund } : { status };
      await pause(LOOK_EVERY_MS);
    }
  }

  private viewOf(order: OrderRow, payment: PaymentRow | null): OrderReply {
    const status = statusWord(order, payment);
    return {
      orderId: order.orderId,
      number: order.number,
      status,
      games: order.lines.map(({ gameId, slug, title, price, listPrice = null, cover }) => ({ id: gameId, slug, title, price, listPrice, cover })),
      total: order.total, discount: order.discount && { percent: order.discount.percent, amount: order.discount.amount }, net: order.net, vat: order.vat, currency: 'CLP',
      placedAt: order.placedAt, paidAt: order.paidAt,
      payment: order.status === 'paid' && payment?.approval ? paymentFacts(payment.approval) : null,
      refund: payment?.refund ? { state: payment.refund.state, amount: payment.refund.amount, at: payment.refund.at } : null,
      paidWith: payment?.method ?? null,
      decline: payment?.state === 'declined' ? this.declineFacts(payment) : null,
      closedBecause: payment?.closedBecause ?? null,
      retryable: ['FAILED', 'REJECTED', 'CANCELED'].includes(status),
    };
  }

  private declineFacts({ responseCode: code }: PaymentRow): DeclineFacts {
    const { kind, reason, next } = declineOf(code, this.config.transbank.responseLevel);
    return { code, kind, reason, next };
  }
}
