import { defineStream } from '../../platform/event-store/stream.js';
import { orderDecider } from './order.decider.js';

export const orderStream = defineStream('order', orderDecider, {
  events: { OrderPlaced: 1, PeriodOrdered: 1, OrderPaid: 1, OrderRefunded: 1 },
});
