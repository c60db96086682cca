import { Undo2 } from 'lucide-react';
import { lazy } from 'react';
import type { RefundLine } from '../lib/wire';

export default {
  list: lazy(() => import('./RefundList')),
  show: lazy(() => import('./RefundShow')),
  icon: Undo2,
  recordRepresentation: (refund: RefundLine) => refund.orderNumber,
};
