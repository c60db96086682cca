import { Injectable } from '@nestjs/common';
import type { Instant } from '../../../kernel/instant.js';
import { sum, type Pesos } from '../../../kernel/money.js';
import { BusinessClock } from '../../../platform/clock.js';
import { LibraryQueries, type MinutesPlayed } from '../../library/index.js';
import { OrdersQueries, type OrderRow } from '../../ordering/index.js';
import { isWholeOnly, PaymentsQueries } from '../../payments/index.js';
import { RefundsQueries, type RefundRow } from '../refunds.queries.js';
import { rightsOf, type LineRights, type PaidLine } from './rights.rules.js';

const UNPLAYED: MinutesPlayed = { minutes: 0, contestedMinutes: 0 };

/** An order with what of it can go back, and by which right. */
export interface Refundable {
  order: OrderRow;
  lines: LineRights[];
  /** All of the order so far, oldest first. */
  refunds: RefundRow[];
  /** The bank takes this payment back whole only. */
  wholeOnly: boolean;
}

/** Gathers what decides about a refund: what was paid and went back, what was played, and whether the confirmation was sent. */
@Injectable()
export class RefundReads {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly payments: PaymentsQueries,
    private readonly library: LibraryQueries,
    private readonly refunds: RefundsQueries,
    private readonly clock: BusinessClock,
  ) {}

  now(): Instant {
    return this.clock.now();
  }

  /** A refund with its order and all refunds of that. */
  async refund(refundId: string): Promise<{ refund: RefundRow; order: OrderRow; refunds: RefundRow[] }> {
    const refund = await this.refunds.known(refundId);
    const order = await this.orders.order(refund.orderId);
    if (!order) throw new Error(`refund ${refundId} has no order`);
    return { refund, order, refunds: await this.refunds.ofOrders([order.orderId]) };
  }

  /** Null for an unknown order. */
  async refundable(orderId: string): Promise<Refundable | null> {
    const order = await this.orders.order(orderId);
    if (!order) return null;
    const [refunds, confirmed, [payment]] = await Promise.all([
      this.refunds.ofOrders([orderId]),
      this.refunds.wasConfirmed(orderId),
      this.payments.payments(order.paymentId ? [order.paymentId] : []),
    ]);
    const paidAt = order.status === 'paid' && order.paidAt ? order.paidAt.toISOString() : null;
    const lines = rightsOf({ paidAt, confirmed, lines: await this.paidLines(order, refunds) }, this.now());
    return { order, lines, refunds, wholeOnly: isWholeOnly(payment?.approval?.paymentTypeCode ?? '') };
  }

  private async paidLines(order: OrderRow, refunds: readonly RefundRow[]): Promise<PaidLine[]> {
    const { personId, plan, paidAt, total, lines } = order;
    const amountOf = (gameId: string | null, of: readonly RefundRow[]): Pesos =>
      sum(of.flatMap((refund) => refund.lines.filter((line) => line.gameId === gameId).map(({ amount }) => amount)));
    const done = refunds.filter(({ state }) => state === 'completed');
    const open = refunds.filter(({ state }) => !['completed', 'denied'].includes(state));
    const line = (gameId: string | null, paid: Pesos, played: MinutesPlayed): PaidLine => ({
      gameId,
      paid,
      returned: amountOf(gameId, done),
      requested: amountOf(gameId, open),
      minutesPlayed: played.minutes,
      contestedMinutes: played.contestedMinutes,
    });
    if (plan) return [line(null, total, paidAt ? await this.library.minutesPlayedInPlan(personId, paidAt) : UNPLAYED)];
    const games = lines.map(({ gameId }) => gameId);
    const [minutes, takedowns] = await Promise.all([
      this.library.minutesPlayed(personId, games),
      this.library.takedownsOf(games),
    ]);
    return lines.map(({ gameId, price }) => {
      const takenDownAt = takedowns.get(gameId);
      return { ...line(gameId, price, minutes.get(gameId) ?? UNPLAYED), ...(takenDownAt ? { takenDownAt } : {}) };
    });
  }
}
