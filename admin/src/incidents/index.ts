import { TriangleAlert } from 'lucide-react';
import { lazy } from 'react';

export default {
  list: lazy(() => import('./IncidentList')),
  show: lazy(() => import('./IncidentShow')),
  icon: TriangleAlert,
};
