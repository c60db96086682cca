import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { OrdersQueries, type OrderRow } from '../../../contexts/ordering/index.js';
import { paymentFacts, PaymentProvider, PaymentsQueries, type PaymentRow } from '../../../contexts/payments/index.js';
import { RefundsQueries, refundWord, type RefundRow } from '../../../contexts/refunds/index.js';
import { Problem } from '../../../platform/http/problem.js';
import { poll } from '../../../platform/patience.js';
import { CONFIG } from '../../../platform/tokens.js';
import type { DeclineFacts, OrderReply, OrdersReply, OrderStateReply } from '../checkout.dto.js';
import { moneyBack, statusWord } from './order-view.rules.js';

type Status = Pick<OrderReply, 'status' | 'refund'>;
const UNKNOWN: Status = { status: 'PENDING', refund: null };

/** Orders as their buyers see them: the order with the attempt that counts. */
@Injectable()
export class OrderViews {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly payments: PaymentsQueries,
    @Inject(CONFIG) private readonly config: Config,
    private readonly refunds: RefundsQueries,
    private readonly provider: PaymentProvider,
  ) {}

  async order(orderId: string): Promise<{ view: OrderReply; personId: string } | null> {
    const order = await this.orders.order(orderId);
    if (!order) return null;
    const [[payment], refunds] = await Promise.all([
      this.payments.payments(order.paymentId ? [order.paymentId] : []),
      this.refunds.ofOrders([orderId]),
    ]);
    return { view: this.viewOf(order, payment ?? null, refunds), personId: order.personId };
  }

  async ordersOf(personId: string, page: number, size: number): Promise<OrdersReply> {
    const { orders, total } = await this.orders.ordersOf(personId, page, size);
    const [payments, refunds] = await Promise.all([
      this.payments.payments(orders.flatMap((order) => order.paymentId ?? [])),
      this.refunds.ofOrders(orders.map((order) => order.orderId)),
    ]);
    const view = (order: OrderRow): OrderReply =>
      this.viewOf(
        order,
        payments.find((p) => p.paymentId === order.paymentId) ?? null,
        refunds.filter((refund) => refund.orderId === order.orderId),
      );
    return { orders: orders.map(view), total, page, size };
  }

  /** As `stateInTime`, of an order of the person's, by its id or that of its payment. @throws Problem 404 order-unknown. */
  async stateOfOwn(id: string, personId: string): Promise<OrderStateReply> {
    const [payment] = await this.payments.payments([id]);
    const order = await this.orders.order(payment?.orderId ?? id);
    if (!order || order.personId !== personId) throw new Problem(404, 'order-unknown');
    return this.stateInTime(order.orderId);
  }

  /** The state once it is an end, or PENDING when it is none in time. */
  async stateInTime(orderId: string): Promise<OrderStateReply> {
    const isOver = ({ status, refund }: Status): boolean =>
      status !== 'PENDING' && (status !== 'REVERSED' || refund?.state === 'completed');
    const { status, refund } = await poll(
      async () => (await this.order(orderId))?.view ?? UNKNOWN,
      isOver,
      this.config.answerWaitMs,
      200,
    );
    return refund ? { status, refund } : { status };
  }

  private viewOf(order: OrderRow, payment: PaymentRow | null, refunds: readonly RefundRow[]): OrderReply {
    const status = statusWord(order, payment);
    return {
      orderId: order.orderId,
      number: order.number,
      status,
      games: order.lines.map(({ gameId, slug, title, price, listPrice = null, cover }) => ({
        id: gameId,
        slug,
        title,
        price,
        listPrice,
        cover,
      })),
      plan: order.plan,
      total: order.total,
      discount: order.discount && { percent: order.discount.percent, amount: order.discount.amount },
      net: order.net,
      vat: order.vat,
      currency: 'CLP',
      placedAt: order.placedAt,
      paidAt: order.paidAt,
      payment: order.status === 'paid' && payment?.approval ? paymentFacts(payment.approval) : null,
      refund: moneyBack(payment?.refund ?? null, refunds),
      refunds: refunds.map(({ refundId, amount, state, lines, requestedAt, decidedAt }) => ({
        refundId,
        amount,
        state: refundWord(state),
        gameIds: lines.flatMap((line) => line.gameId ?? []),
        requestedAt,
        decidedAt,
      })),
      paidWith: payment?.method ?? null,
      decline: payment?.state === 'declined' ? this.declineFacts(payment) : null,
      closedBecause: payment?.closedBecause ?? null,
      retryable: isRetryable(order, payment, status),
    };
  }

  private declineFacts({ responseCode: code, method }: PaymentRow): DeclineFacts {
    const { kind, reason, next } = this.provider.declineOf(code, method);
    return { code, kind, reason, next };
  }
}

/** A period is paid again through its subscription; an order with a game that was taken down is never paid. */
function isRetryable({ plan }: OrderRow, payment: PaymentRow | null, status: Status['status']): boolean {
  return !plan && payment?.closedBecause !== 'game-taken-down' && ['FAILED', 'REJECTED', 'CANCELED'].includes(status);
}
