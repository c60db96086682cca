import { FileSpreadsheet } from 'lucide-react';
import { lazy } from 'react';
import type { BankFileLine } from '../../lib/wire';

export default {
  list: lazy(() => import('./BankFileList')),
  show: lazy(() => import('./BankFileShow')),
  icon: FileSpreadsheet,
  recordRepresentation: ({ number }: BankFileLine) => String(number),
};
