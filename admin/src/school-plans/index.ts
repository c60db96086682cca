import { School } from 'lucide-react';
import { lazy } from 'react';
import type { SchoolPlan } from '../lib/wire';

export default {
  list: lazy(() => import('./SchoolPlanList')),
  create: lazy(() => import('./SchoolPlanCreate')),
  show: lazy(() => import('./SchoolPlanShow')),
  icon: School,
  recordRepresentation: (plan: SchoolPlan) => plan.school,
};
