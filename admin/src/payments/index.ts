import { CreditCard } from 'lucide-react';
import { lazy } from 'react';
import type { PaymentLine } from '../lib/wire';

export default {
  list: lazy(() => import('./PaymentList')),
  show: lazy(() => import('./PaymentShow')),
  icon: CreditCard,
  recordRepresentation: (payment: PaymentLine) => payment.buyOrder,
};
