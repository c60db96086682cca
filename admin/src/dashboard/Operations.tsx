import {
  Alert,
  Box,
  Card,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Title, useCanAccess, useTranslate } from 'react-admin';
import { Mark } from '../lib/Mark';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { Dashboard } from '../lib/wire';
import { useKindWord } from '../timeline/words';
import { useDashboard } from './useDashboard';

/** What runs behind the shop: how far behind the feeds are, and what was given up. */
export default function Operations() {
  const translate = useTranslate();
  const { canAccess, isPending } = useCanAccess({ resource: 'dashboard', action: 'list' });
  const { data, error } = useDashboard(canAccess === true);
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, minWidth: 0 }}>
      <Title title="console.ops.title" />
      {!isPending && !canAccess && (
        <Alert severity="error" variant="outlined">
          {translate('ra.message.access_denied')}
        </Alert>
      )}
      {error && (
        <Alert severity="error" variant="outlined">
          {error.message}
        </Alert>
      )}
      {!data && canAccess && !error && <Skeleton variant="rounded" height={240} />}
      {data && !data.queueAnswers && (
        <Alert severity="warning" variant="outlined">
          {translate('console.ops.queueSilent')}
        </Alert>
      )}
      {data && data.workersBraked > 0 && (
        <Alert severity="error" variant="outlined">
          {translate('console.ops.workersBraked', { smart_count: data.workersBraked })}
        </Alert>
      )}
      {data && data.undelivered > 0 && <Undelivered orders={data.undeliveredOrders} />}
      {data && data.failingRenewals > 0 && <Renewals renewals={data.renewals} />}
      {data && <Failures failures={data.failures} />}
      {data && <Feeds feeds={data.feeds} />}
    </Box>
  );
}

function Feeds({ feeds }: Pick<Dashboard, 'feeds'>) {
  const translate = useTranslate();
  const format = useFormat();
  const columns = ['feed', 'status', 'lagEvents', 'lagSeconds'];
  return (
    <Panel
      title={translate('console.ops.feeds')}
      columns={columns.map((name) => translate(`console.ops.${name}`))}
      numbersFrom={2}
    >
      {feeds.map(({ name, status, lagEvents, lagSeconds }) => {
        const word = status === 'failed' ? 'failed' : lagEvents > 0 ? 'behind' : 'running';
        return (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>
              <Mark tone={word === 'failed' ? 'bad' : word === 'behind' ? 'open' : 'good'}>
                {translate(`console.ops.${word}`)}
              </Mark>
            </TableCell>
            <TableCell align="right">{format.count(lagEvents)}</TableCell>
            <TableCell align="right">{format.count(lagSeconds)}</TableCell>
          </TableRow>
        );
      })}
    </Panel>
  );
}

function Undelivered({ orders }: { orders: Dashboard['undeliveredOrders'] }) {
  const translate = useTranslate();
  const format = useFormat();
  const columns = ['order', 'at', 'amount'];
  return (
    <Panel
      title={translate('console.home.undelivered')}
      columns={columns.map((name) => translate(`console.ops.${name}`))}
      numbersFrom={2}
    >
      {orders.map(({ id, number, paidAt, total }) => (
        <TableRow key={id}>
          <TableCell component="th" scope="row">
            <RecordLink resource="orders" id={id}>
              {number}
            </RecordLink>
          </TableCell>
          <TableCell>{format.moment(paidAt)}</TableCell>
          <TableCell align="right">{format.money(total)}</TableCell>
        </TableRow>
      ))}
    </Panel>
  );
}

function Renewals({ renewals }: Pick<Dashboard, 'renewals'>) {
  const translate = useTranslate();
  const format = useFormat();
  const columns = ['subscriber', 'nextTry', 'amount'];
  return (
    <Panel
      title={translate('console.home.renewals')}
      columns={columns.map((name) => translate(`console.ops.${name}`))}
      numbersFrom={2}
    >
      {renewals.map(({ id, personId, personName, nextTryOn, amount }) => (
        <TableRow key={id}>
          <TableCell component="th" scope="row">
            <RecordLink resource="people" id={personId}>
              {personName ?? translate('console.ops.erased')}
            </RecordLink>
          </TableCell>
          <TableCell>{nextTryOn ? format.civilDay(nextTryOn) : translate('console.ops.noTry')}</TableCell>
          <TableCell align="right">{format.money(amount)}</TableCell>
        </TableRow>
      ))}
    </Panel>
  );
}

function Failures({ failures }: Pick<Dashboard, 'failures'>) {
  const translate = useTranslate();
  const format = useFormat();
  const kindWord = useKindWord();
  if (failures.length === 0)
    return (
      <Card component="section" sx={{ p: 2.5 }}>
        <Typography component="h2" variant="h6">
          {translate('console.ops.failures')}
        </Typography>
        <p>{translate('console.ops.noFailures')}</p>
      </Card>
    );
  const columns = ['at', 'kind', 'status', 'subject'];
  return (
    <Panel title={translate('console.ops.failures')} columns={columns.map((name) => translate(`console.ops.${name}`))}>
      {failures.map(({ id, at, kind, state, subject }) => (
        <TableRow key={id}>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>{format.moment(at)}</TableCell>
          <TableCell>{kindWord(kind)}</TableCell>
          <TableCell>
            <Mark tone="bad">{translate(`console.ops.state.${state}`)}</Mark>
          </TableCell>
          <TableCell sx={{ fontFamily: 'monospace', fontSize: 12 }}>{subject}</TableCell>
        </TableRow>
      ))}
    </Panel>
  );
}

function Panel({
  title,
  columns,
  numbersFrom = Infinity,
  children,
}: {
  title: string;
  columns: string[];
  numbersFrom?: number;
  children: React.ReactNode;
}) {
  return (
    <Card component="section" sx={{ p: 2.5, minWidth: 0 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {columns.map((column, index) => (
                <TableCell key={column} align={index >= numbersFrom ? 'right' : 'left'}>
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>{children}</TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
