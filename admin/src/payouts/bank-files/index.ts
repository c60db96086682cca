import { FileSpreadsheet } from 'lucide-react';
import { lazy } from 'react';
import { i18nProvider } from '../../i18n';
import type { BankFileLine } from '../../lib/wire';

export default {
  list: lazy(() => import('./BankFileList')),
  show: lazy(() => import('./BankFileShow')),
  icon: FileSpreadsheet,
  recordRepresentation: ({ number }: BankFileLine) => i18nProvider.translate('console.bankFile.numbered', { number }),
};
