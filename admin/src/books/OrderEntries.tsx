import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useTranslate } from 'react-admin';
import { Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { get } from '../lib/http';
import { spaced } from '../lib/spaced';
import type { BookEntry } from '../lib/wire';
import { useAccountWord } from './words';

/** What an order left in the books, for those who may read them. */
export function OrderEntries({ orderId }: { orderId: string }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'books', action: 'list' });
  const { data, error } = useQuery({
    queryKey: ['books', 'order', orderId],
    queryFn: () => entriesOf(orderId),
    enabled: canAccess === true,
  });
  if (!canAccess) return null;
  return (
    <Panel title={translate('console.books.entries')}>
      {error && (
        <Alert severity="error" variant="outlined">
          {error.message}
        </Alert>
      )}
      {data?.length === 0 && <Typography variant="body2">{translate('console.books.noEntries')}</Typography>}
      {data && data.length > 0 && (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={translate('console.books.entries')}>
          <EntryTable entries={data} />
        </Box>
      )}
    </Panel>
  );
}

async function entriesOf(orderId: string): Promise<BookEntry[]> {
  return (await get('/v1/admin/books/orders/{id}', { params: { path: { id: orderId } } })).entries;
}

function EntryTable({ entries }: { entries: BookEntry[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const accountWord = useAccountWord();
  return (
    <Table
      size="small"
      sx={{
        '& td, & th': { px: 1, verticalAlign: 'top' },
        '& thead th:first-of-type, & td:first-of-type': { pl: 0 },
        '& thead th:last-of-type, & td:last-of-type': { pr: 0 },
      }}
    >
      <TableHead>
        <TableRow>
          {['day', 'account', 'debit', 'credit'].map((name, n) => (
            <TableCell key={name} align={n > 1 ? 'right' : 'left'}>
              {translate(`console.books.${name}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map(({ position, line, occurredOn, account, amount, eventType }) => (
          <TableRow key={`${position}-${line}`}>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{format.civilDay(occurredOn, 'date')}</TableCell>
            <TableCell component="th" scope="row">
              {accountWord(account)}
              <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {translate(`console.books.cause.${eventType}`, { _: spaced(eventType) })}
              </Typography>
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {amount > 0 ? format.money(amount) : ''}
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {amount < 0 ? format.money(-amount) : ''}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
