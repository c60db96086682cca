import { TicketPercent } from 'lucide-react';
import { lazy } from 'react';
import type { CodeLine } from '../lib/wire';

export default {
  list: lazy(() => import('./CodeList')),
  create: lazy(() => import('./CodeCreate')),
  show: lazy(() => import('./CodeShow')),
  icon: TicketPercent,
  recordRepresentation: (code: CodeLine) => code.text ?? `…${code.hint}`,
};
