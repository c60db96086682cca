import { Button } from '@mui/material';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useNotify, useTranslate } from 'react-admin';
import type { DocumentLine } from '../lib/wire';
import { savePdf } from './open';

/** Downloads a document, for those who may read everybody's. */
export function PdfButton({
  document: { id, series, number },
}: {
  document: Pick<DocumentLine, 'id' | 'series' | 'number'>;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const { canAccess } = useCanAccess({ resource: 'books', action: 'list' });
  const [isBusy, setBusy] = useState(false);
  if (!canAccess) return null;
  const name = translate(`console.document.${series}`, { number });
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await savePdf(id, `${translate(`console.document.fileName.${series}`)}-${number}`);
    } catch {
      notify('console.document.failed', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      startIcon={<FileDown size={16} aria-hidden />}
      disabled={isBusy}
      aria-label={translate('console.document.pdf', { name })}
      onClick={() => void save()}
    >
      PDF
    </Button>
  );
}
