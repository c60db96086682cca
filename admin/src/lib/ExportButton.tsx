import { Download } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  useCanAccess,
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { csv, download, type Cell } from './csv';

const AT_ONCE = 1_000;

interface ExportButtonProps<Row> {
  name: string;
  head: string[];
  cells: (row: Row) => Cell[];
}

/** Saves the whole list, as filtered and sorted, as a file for spreadsheets. */
export function ExportButton<Row extends RaRecord>({ name, head, cells }: ExportButtonProps<Row>) {
  const { resource, filterValues, sort, total } = useListContext<Row>();
  const { canAccess } = useCanAccess({ resource, action: 'export' });
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);

  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const rows: Row[] = [];
      for (let page = 1; ; page++) {
        const { data, total: all = 0 } = await dataProvider.getList<Row>(resource, {
          filter: filterValues,
          sort,
          pagination: { page, perPage: AT_ONCE },
        });
        rows.push(...data);
        if (data.length === 0 || rows.length >= all) break;
      }
      download(`${name}.csv`, csv(head, rows.map(cells)));
    } catch {
      notify('console.exportFailed', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  if (!canAccess) return null;
  const label = translate(isBusy ? 'console.exporting' : 'ra.action.export');
  return (
    // On narrow screens react-admin names the button only while it can be pressed.
    <Button label={label} aria-label={label} onClick={() => void save()} disabled={isBusy || total === 0}>
      <Download size={18} aria-hidden />
    </Button>
  );
}
