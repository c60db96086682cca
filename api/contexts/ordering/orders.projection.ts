import { orderNumberOf } from '../../kernel/ids.js';
import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, set, type Row, type RowChange } from '../../platform/event-store/row-changes.js';
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
      const { lines, discount = null } = event.data;
      return [orderOf(event, { lines, discount })];
    }
    case 'PeriodOrdered': {
      const { subscriptionId, period, planId, from, until, title } = event.data;
      return [orderOf(event, { lines: [], plan: { subscriptionId, period, planId, from, until, title } })];
    }
    case 'OrderRefunded': {
      const { orderId, refundId, lines, amount, net, vat, how, whole, refundedAt } = event.data;
      const refund = { order_id: orderId, lines, amount, net, vat, how, whole, refunded_at: refundedAt };
      return [put('refunds', { refund_id: refundId }, refund)];
    }
    case 'PaymentPlanned':
    case 'CardPaymentPlanned':
      return [set('orders', { order_id: event.data.orderId }, { payment_id: event.data.paymentId })];
    case 'OrderPaid': {
      const { orderId, paidAt, paymentId } = event.data;
      return [set('orders', { order_id: orderId }, { status: 'paid', paid_at: paidAt, payment_id: paymentId })];
    }
    case 'PeriodPaid': {
      const { orderId, from, until } = event.data;
      return [set('orders', { order_id: orderId }, { paid_days: { from, until } })];
    }
    case 'GameListed':
    case 'GamePriced':
    case 'GameRelabelled':
    case 'GameUnlisted':
      return [offerOf(event)];
    default:
      return [];
  }
}

function orderOf({ data }: Extract<OrderEvent, { type: 'OrderPlaced' | 'PeriodOrdered' }>, bought: Row): RowChange {
  const { orderId, personId, total, net, vat, language, terms, placedAt, vatRate = null } = data;
  const sums = { total, net, vat, vat_rate: vatRate };
  return put(
    'orders',
    { order_id: orderId },
    {
      person_id: personId,
      number: orderNumberOf(orderId),
      status: 'placed',
      ...sums,
      language,
      terms,
      placed_at: placedAt,
      ...bought,
    },
  );
}

/** What a game is sold for, as the catalogue says. */
function offerOf(
  event: Extract<GameEvent, { type: 'GameListed' | 'GamePriced' | 'GameRelabelled' | 'GameUnlisted' }>,
): RowChange {
  const key = { game_id: event.data.gameId };
  switch (event.type) {
    case 'GameListed': {
      const { slug, title, cover, price } = event.data;
      return put('offers', key, { slug, title, cover, price, listed: true });
    }
    case 'GamePriced':
      return set('offers', key, { price: event.data.price });
    case 'GameRelabelled': {
      const { slug, title, cover } = event.data;
      return set('offers', key, { slug, title, cover });
    }
    case 'GameUnlisted':
      return set('offers', key, { listed: false });
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
