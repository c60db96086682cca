import { AlarmClock } from 'lucide-react';
import { lazy } from 'react';

export default {
  list: lazy(() => import('./LateWorkList')),
  icon: AlarmClock,
};
