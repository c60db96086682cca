import { TriangleAlert } from 'lucide-react';
import { lazy } from 'react';
import type { IncidentLine } from '../lib/wire';

export default {
  list: lazy(() => import('./IncidentList')),
  show: lazy(() => import('./IncidentShow')),
  icon: TriangleAlert,
  recordRepresentation: ({ subjectName }: IncidentLine) => subjectName ?? '',
};
