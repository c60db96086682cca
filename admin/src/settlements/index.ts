import { Scale } from 'lucide-react';
import { lazy } from 'react';
import { i18nProvider } from '../i18n';
import { civilDay } from '../lib/format';
import type { SettlementLine } from '../lib/wire';

export default {
  list: lazy(() => import('./SettlementList')),
  create: lazy(() => import('./SettlementCreate')),
  show: lazy(() => import('./SettlementShow')),
  icon: Scale,
  recordRepresentation: ({ fileName, from }: SettlementLine) =>
    fileName ?? civilDay(i18nProvider.getLocale() === 'en' ? 'en' : 'es', from, 'date'),
};
