import type { ContextParts } from '../../platform/context.js';
import { OrderingModule } from './ordering.module.js';
import { ordersProjection } from './orders.projection.js';

export { orderDecider, type OrderState } from './order.decider.js';
export { OrderingModule } from './ordering.module.js';
export { ORDER_COLUMNS, OrdersQueries, type OrderRow } from './orders.queries.js';

export const ordering: ContextParts = {
  module: OrderingModule,
  eventTypes: [{ type: 'OrderPlaced', version: 1 }, { type: 'OrderPaid', version: 1 }],
  projections: [ordersProjection],
  messages: {
    'cart-empty': { es: 'Tu carrito está vacío.', en: 'Your cart is empty.' },
    'order-unknown': { es: 'No encontramos ese pedido.', en: 'We could not find that order.' },
    'order-already-paid': { es: 'Este pedido ya está pagado.', en: 'This order is already paid.' },
  },
};
