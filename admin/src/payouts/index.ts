import { Landmark } from 'lucide-react';
import { lazy } from 'react';
import type { PayoutLine } from '../lib/wire';

export default {
  list: lazy(() => import('./PayoutList')),
  show: lazy(() => import('./PayoutShow')),
  icon: Landmark,
  recordRepresentation: (payout: PayoutLine) => payout.developerName,
};
