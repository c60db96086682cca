import { orderNumberOf } from '../../kernel/ids.js';
import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, set, type RowChange } from '../../platform/event-store/row-changes.js';
import type { GameEvent } from '../catalog/game.events.js';
import type { CardPaymentPlanned, PaymentEvent } from '../payments/payment.events.js';
import type { PeriodPaid } from '../subscriptions/subscription.events.js';
import type { OrderEvent } from './order.events.js';

type Seen =
  OrderEvent | GameEvent | Extract<PaymentEvent, { type: 'PaymentPlanned' }> | CardPaymentPlanned | PeriodPaid;

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as Seen;
  switch (event.type) {
    case 'OrderPlaced': {
      const {
        orderId,
        playerId,
        lines,
        total,
        net,
        vat,
        language,
        terms,
        placedAt,
        discount = null,
        vatRate = null,
      } = event.data;
      return [
        put(
          'orders',
          { order_id: orderId },
          {
            player_id: playerId,
            number: orderNumberOf(orderId),
            status: 'placed',
            total,
            net,
            vat,
            language,
            lines,
            terms,
            placed_at: placedAt,
            discount,
            vat_rate: vatRate,
          },
        ),
      ];
    }
    case 'PeriodOrdered': {
      const {
        orderId,
        playerId,
        subscriptionId,
        period,
        planId,
        from,
        until,
        title,
        total,
        net,
        vat,
        language,
        terms,
        placedAt,
        vatRate = null,
      } = event.data;
      return [
        put(
          'orders',
          { order_id: orderId },
          {
            player_id: playerId,
            number: orderNumberOf(orderId),
            status: 'placed',
            total,
            net,
            vat,
            language,
            lines: [],
            terms,
            placed_at: placedAt,
            vat_rate: vatRate,
            plan: { subscriptionId, period, planId, from, until, title },
          },
        ),
      ];
    }
    case 'OrderRefunded': {
      const { orderId, refundId, lines, amount, net, vat, how, whole, refundedAt } = event.data;
      return [
        put(
          'refunds',
          { refund_id: refundId },
          { order_id: orderId, lines, amount, net, vat, how, whole, refunded_at: refundedAt },
        ),
      ];
    }
    case 'PaymentPlanned':
    case 'CardPaymentPlanned':
      return [set('orders', { order_id: event.data.orderId }, { payment_id: event.data.paymentId })];
    case 'OrderPaid':
      return [
        set(
          'orders',
          { order_id: event.data.orderId },
          { status: 'paid', paid_at: event.data.paidAt, payment_id: event.data.paymentId },
        ),
      ];
    case 'PeriodPaid': {
      const { orderId, from, until } = event.data;
      return [set('orders', { order_id: orderId }, { paid_days: { from, until } })];
    }
    case 'GameListed': {
      const { gameId, slug, title, cover, price } = event.data;
      return [put('offers', { game_id: gameId }, { slug, title, cover, price, listed: true })];
    }
    case 'GamePriced':
      return [set('offers', { game_id: event.data.gameId }, { price: event.data.price })];
    case 'GameRelabelled': {
      const { gameId, slug, title, cover } = event.data;
      return [set('offers', { game_id: gameId }, { slug, title, cover })];
    }
    case 'GameUnlisted':
      return [set('offers', { game_id: event.data.gameId }, { listed: false })];
    default:
      return [];
  }
}

/** The orders as their buyers and the console see them, and our own copy of what is on offer at which price. */
export const ordersProjection: Projection = {
  name: 'ordering',
  mode: 'inline',
  money: true,
  tables: new URL('./orders.tables.sql', import.meta.url),
  project,
};
