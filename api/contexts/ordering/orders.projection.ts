import { orderNumberOf } from '../../kernel/ids.js';
import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, set, type Row, type RowChange } from '../../platform/event-store/row-changes.js';
import type { CardPaymentPlanned, PaymentEvent } from '../payments/payment.events.js';
import type { ReleaseEvent } from '../publishing/release.events.js';
import type { PeriodPaid } from '../subscriptions/subscription.events.js';
import type { OrderEvent } from './order.events.js';

type Seen =
  OrderEvent | ReleaseEvent | Extract<PaymentEvent, { type: 'PaymentPlanned' }> | CardPaymentPlanned | PeriodPaid;

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
    default:
      return projectOffer(event);
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

/** What a game is sold for. */
function projectOffer(event: Seen): RowChange[] {
  switch (event.type) {
    case 'GameReleased': {
      const { gameId, slug, title, cover, price } = event.data;
      return [put('offers', { game_id: gameId }, { slug, title, cover, price, listed: true })];
    }
    case 'GameRelabelled': {
      const { gameId, slug, title, cover } = event.data;
      return [offer(gameId, { slug, title, cover })];
    }
    case 'PriceChangeApplied':
      return [offer(event.data.gameId, { price: event.data.price })];
    case 'GameRestored':
      return [offer(event.data.gameId, { listed: true })];
    case 'GameWithdrawn':
    case 'GameTakenDown':
      return [offer(event.data.gameId, { listed: false })];
    default:
      return [];
  }
}

const offer = (gameId: string, row: Row): RowChange => set('offers', { game_id: gameId }, row);

/** The orders as their buyers and the console see them, and our own copy of what is on offer at which price. */
export const ordersProjection: Projection = {
  name: 'ordering',
  revision: 2,
  mode: 'inline',
  money: true,
  tables: new URL('./orders.tables.sql', import.meta.url),
  project,
};
