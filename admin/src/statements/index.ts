import { FileCheck } from 'lucide-react';
import { lazy } from 'react';
import type { StatementItem } from '../lib/wire';

export default {
  list: lazy(() => import('./StatementList')),
  show: lazy(() => import('./StatementShow')),
  icon: FileCheck,
  recordRepresentation: ({ number, developerName }: StatementItem) => `${number} · ${developerName}`,
};
