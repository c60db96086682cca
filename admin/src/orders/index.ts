import { ShoppingBag } from 'lucide-react';
import { lazy } from 'react';
import type { OrderLineOfList } from '../lib/wire';

export default {
  list: lazy(() => import('./OrderList')),
  show: lazy(() => import('./OrderShow')),
  icon: ShoppingBag,
  recordRepresentation: (order: OrderLineOfList) => order.number,
};
