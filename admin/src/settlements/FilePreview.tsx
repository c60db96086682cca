import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Fact, Facts } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { SettlementMovement, SettlementPreview } from '../lib/wire';
import type { ReadableFile } from './useChosenFile';

/** What the shop reads in a file, before it is compared. */
export function FilePreview({ chosen: { name, size, preview } }: { chosen: ReadableFile }) {
  const translate = useTranslate();
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const { from, through, rows, sales, refunds, first, earlier } = preview;
  const field = (key: string): string => translate(`console.settlement.${key}`);
  const movements = ({ count, amount }: SettlementPreview['sales']): string =>
    translate('console.settlement.countAndSum', { count: format.count(count), sum: format.money(amount) });
  useEffect(() => heading.current?.focus(), [preview]);
  return (
    <Box
      component="section"
      aria-labelledby="settlement-preview"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <Typography
        ref={heading}
        id="settlement-preview"
        tabIndex={-1}
        component="h2"
        variant="h6"
        sx={{ outline: 'none' }}
      >
        {field('willRead')}
      </Typography>
      <Facts>
        <Fact name={field('file')}>{name}</Fact>
        <Fact name={field('size')}>{format.bytes(size)}</Fact>
        <Fact name={field('days')}>{format.civilDays(from, through)}</Fact>
        <Fact name={field('movements')}>{format.count(rows)}</Fact>
        <Fact name={field('sales')}>{movements(sales)}</Fact>
        <Fact name={field('refunds')}>{movements(refunds)}</Fact>
      </Facts>
      {earlier && (
        <Alert severity="warning" variant="outlined" role="presentation">
          {translate('console.settlement.earlier', {
            at: format.moment(earlier.importedAt),
            name: earlier.importedByName ?? translate('timeline.actor.erased'),
          })}{' '}
          <RecordLink resource="settlements" id={earlier.id}>
            {field('seeEarlier')}
          </RecordLink>
        </Alert>
      )}
      <FirstRows first={first} rows={rows} />
    </Box>
  );
}

function FirstRows({ first, rows }: { first: SettlementMovement[]; rows: number }) {
  const translate = useTranslate();
  const format = useFormat();
  const title = translate('console.settlement.first', { first: format.count(first.length), rows: format.count(rows) });
  const head = ['line', 'day', 'kind', 'buyOrder', 'authorizationCode', 'amount'];
  return (
    <Box>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box tabIndex={0} role="region" aria-label={title} sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ '& td, & th': { px: 1, whiteSpace: 'nowrap' } }}>
          <TableHead>
            <TableRow>
              {head.map((name) => (
                <TableCell key={name} align={name === 'amount' ? 'right' : 'left'}>
                  {translate(`console.settlement.column.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {first.map(({ line, day, kind, buyOrder, authorizationCode, amount }) => (
              <TableRow key={line}>
                <TableCell>{format.count(line)}</TableCell>
                <TableCell>{format.civilDay(day, 'date')}</TableCell>
                <TableCell>{translate(`console.settlement.movement.${kind}`)}</TableCell>
                <TableCell sx={{ fontFamily: 'monospace' }}>{buyOrder}</TableCell>
                <TableCell sx={{ fontFamily: 'monospace' }}>{authorizationCode}</TableCell>
                <TableCell align="right">{format.money(kind === 'refund' ? -amount : amount)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
