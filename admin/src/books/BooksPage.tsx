import { Alert, Box, Button, Card, Skeleton, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Title, useCanAccess, useTranslate } from 'react-admin';
import { csv, download } from '../lib/csv';
import { get } from '../lib/http';
import { Mark } from '../lib/Mark';
import { useFormat } from '../lib/format';
import type { Books } from '../lib/wire';
import { BalanceTable } from './BalanceTable';
import { useAccountWord } from './words';

interface Range {
  from: string;
  through: string;
}

/** The double-entry books: how each account moved in a range of days, and whether all of it balances. */
export default function BooksPage() {
  const translate = useTranslate();
  const [range, setRange] = useState<Range>({ from: '', through: '' });
  const { canAccess, isPending } = useCanAccess({ resource: 'books', action: 'list' });
  const { data, error } = useQuery({
    queryKey: ['books', range],
    queryFn: () => booksOf(range),
    enabled: canAccess === true,
    placeholderData: (before) => before,
  });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: 2 }}>
      <Title title="console.books.title" />
      {!isPending && !canAccess && (
        <Alert severity="error" variant="outlined">
          {translate('ra.message.access_denied')}
        </Alert>
      )}
      {canAccess && <Tools range={range} onChange={setRange} books={data} />}
      {error && (
        <Alert severity="error" variant="outlined">
          {error.message}
        </Alert>
      )}
      {!data && canAccess && !error && <Skeleton variant="rounded" height={320} />}
      {data && <Balanced amount={data.trialBalance} />}
      {data && (
        <Card
          variant="outlined"
          sx={{ overflowX: 'auto' }}
          tabIndex={0}
          role="region"
          aria-label={translate('console.books.title')}
        >
          <BalanceTable balances={data.balances} />
        </Card>
      )}
    </Box>
  );
}

const booksOf = ({ from, through }: Range): Promise<Books> =>
  get('/v1/admin/books', { params: { query: { from: from || undefined, through: through || undefined } } });

function Balanced({ amount }: { amount: number }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Box role="status">
      {amount === 0 ? (
        <Mark tone="good" long>
          {translate('console.books.balanced')}
        </Mark>
      ) : (
        <Mark tone="bad" long>
          {translate('console.books.unbalanced', { amount: format.money(amount) })}
        </Mark>
      )}
    </Box>
  );
}

function Tools({
  range,
  onChange,
  books,
}: {
  range: Range;
  onChange: (range: Range) => void;
  books: Books | undefined;
}) {
  const translate = useTranslate();
  const accountWord = useAccountWord();
  const day = (name: keyof Range) => (
    <TextField
      type="date"
      size="small"
      fullWidth={false}
      label={translate(`console.books.${name}`)}
      value={range[name]}
      onChange={({ target }) => onChange({ ...range, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 180, m: 0 }}
    />
  );
  const save = (): void => {
    const head = ['account', 'subAccount', 'debit', 'credit', 'balance'].map((name) =>
      translate(`console.books.${name}`),
    );
    download(
      `${translate('console.books.downloadName')}.csv`,
      csv(
        head,
        (books?.balances ?? []).map(({ account, subAccount, debit, credit, balance }) => [
          accountWord(account),
          subAccount,
          debit,
          -credit,
          balance,
        ]),
      ),
    );
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {day('from')}
      {day('through')}
      <Button
        startIcon={<Download size={18} aria-hidden />}
        disabled={!books || books.balances.length === 0}
        onClick={save}
      >
        {translate('ra.action.export')}
      </Button>
    </Box>
  );
}
