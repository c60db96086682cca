import { ScrollText } from 'lucide-react';
import { lazy } from 'react';

export default {
  list: lazy(() => import('./AuditList')),
  icon: ScrollText,
};
