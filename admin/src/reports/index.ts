import { Flag } from 'lucide-react';
import { lazy } from 'react';
import type { ReportLine } from '../lib/wire';

export default {
  list: lazy(() => import('./ReportList')),
  show: lazy(() => import('./ReportShow')),
  icon: Flag,
  recordRepresentation: (report: ReportLine) => report.number,
};
