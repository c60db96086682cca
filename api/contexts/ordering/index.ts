import type { ContextParts } from '../../platform/context.js';
import { orderStream } from './order.stream.js';
import { OrderingModule } from './ordering.module.js';
import { ordersProjection } from './orders.projection.js';

export type { Offer } from './order.commands.js';
export { pricesOf, type OrderState } from './order.decider.js';
export { orderStream } from './order.stream.js';
export { OrderingModule } from './ordering.module.js';
export { ORDERED_PLAN, OrdersQueries, type OrderRow, type PlanOrdered, type RefundRow } from './orders.queries.js';

export const ordering: ContextParts = {
  module: OrderingModule,
  streams: [orderStream],
  projections: [ordersProjection],
  publishes: ['ordering.orders'],
  messages: {
    'cart-empty': { es: 'Tu carrito está vacío.', en: 'Your cart is empty.' },
    'order-unknown': { es: 'No encontramos ese pedido.', en: 'We could not find that order.' },
    'order-not-paid': { es: 'Este pedido todavía no está pagado.', en: 'This order is not paid yet.' },
    'refund-exceeds-payment': {
      es: 'Eso es más de lo que queda por devolver de este pedido.',
      en: 'That is more than is left to give back of this order.',
    },
    'game-not-available-yet': {
      es: 'Este juego todavía no se puede jugar ni descargar, así que aún no se vende. No se cobró nada.',
      en: 'This game cannot be played or downloaded yet, so it is not sold yet. Nothing was charged.',
    },
    'order-already-paid': { es: 'Este pedido ya está pagado.', en: 'This order is already paid.' },
  },
};
