import type { ReportLine } from '../lib/wire';

export const STATES: readonly ReportLine['status'][] = ['received', 'in-progress', 'needs-reply', 'solved', 'closed'];
export const CATEGORIES: readonly ReportLine['category'][] = [
  'bug',
  'feature-request',
  'account',
  'payment',
  'performance',
  'ui-ux',
  'other',
];
