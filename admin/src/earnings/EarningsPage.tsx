import { Alert, Box, Card, MenuItem, Skeleton, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Title, useCanAccess, useTranslate } from 'react-admin';
import { Fact, Facts, Panel } from '../lib/Facts';
import { get } from '../lib/http';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { EarningsOverview } from '../lib/wire';
import { FigureTable } from './FigureTable';

/** A closed month over all studios, and what is held and waits today. */
export default function EarningsPage() {
  const translate = useTranslate();
  const [month, setMonth] = useState('');
  const { canAccess, isPending } = useCanAccess({ resource: 'earnings', action: 'list' });
  const { data, error } = useQuery({
    queryKey: ['earnings', month],
    queryFn: () => get('/v1/admin/earnings', { params: { query: month ? { month } : {} } }),
    enabled: canAccess === true,
    placeholderData: (before) => before,
  });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: 2 }}>
      <Title title="console.earnings.title" />
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
      {!data && canAccess && !error && <Skeleton variant="rounded" height={320} />}
      {data && <Months overview={data} onChoose={setMonth} />}
      {data && <Studios overview={data} />}
      {data && <Held overview={data} />}
      {data && <Waiting overview={data} />}
    </Box>
  );
}

function Months({ overview, onChoose }: { overview: EarningsOverview; onChoose: (month: string) => void }) {
  const translate = useTranslate();
  const format = useFormat();
  const { month, months, closedAt, earned, gross, withheld, paid, carriedOut } = overview;
  if (!month) return <Alert severity="info">{translate('console.earnings.noClose')}</Alert>;
  return (
    <Panel title={month}>
      <TextField
        select
        fullWidth={false}
        size="small"
        label={translate('console.earnings.month')}
        value={month}
        onChange={(event) => onChoose(event.target.value)}
        sx={{ mb: 2, minWidth: 160 }}
      >
        {months.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <Facts>
        {closedAt && <Fact name={translate('console.earnings.closedAt')}>{format.moment(closedAt)}</Fact>}
        <Fact name={translate('console.earnings.earned')}>{format.money(earned)}</Fact>
        <Fact name={translate('console.earnings.gross')}>{format.money(gross)}</Fact>
        <Fact name={translate('console.earnings.withheld')}>{format.money(withheld)}</Fact>
        <Fact name={translate('console.earnings.paid')}>{format.money(paid)}</Fact>
        <Fact name={translate('console.earnings.carriedOut')}>{format.money(carriedOut)}</Fact>
      </Facts>
    </Panel>
  );
}

function Studios({ overview: { studios } }: { overview: EarningsOverview }) {
  const translate = useTranslate();
  const format = useFormat();
  if (studios.length === 0) return null;
  return (
    <FigureCard title={translate('console.earnings.studios')}>
      <FigureTable
        columns={['studio', 'paid', 'earned', 'withheld'].map((name) => translate(`console.earnings.${name}`))}
        rows={studios.map(({ id, developerName, earned, withheld, paid }) => ({
          key: id,
          cells: [
            <RecordLink key="studio" resource="statements" id={id}>
              {developerName}
            </RecordLink>,
            format.money(paid),
            format.money(earned),
            format.money(withheld),
          ],
        }))}
      />
    </FigureCard>
  );
}

function Held({ overview: { held } }: { overview: EarningsOverview }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <FigureCard title={translate('console.earnings.held')}>
      <FigureTable
        empty={translate('console.earnings.nothingHeld')}
        columns={['until', 'amount', 'periods'].map((name) => translate(`console.earnings.${name}`))}
        rows={held.map(({ day, amount, periods }) => ({
          key: day,
          cells: [format.civilDay(day, 'date'), format.money(amount), String(periods)],
        }))}
      />
    </FigureCard>
  );
}

function Waiting({ overview: { waiting } }: { overview: EarningsOverview }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <FigureCard title={translate('console.earnings.waiting')}>
      <FigureTable
        empty={translate('console.earnings.nothingWaits')}
        columns={['month', 'amount', 'slices'].map((name) => translate(`console.earnings.${name}`))}
        rows={waiting.map(({ month, amount, slices }) => ({
          key: month,
          cells: [month, format.money(amount), String(slices)],
        }))}
      />
    </FigureCard>
  );
}

function FigureCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      <Card variant="outlined" sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={title}>
        {children}
      </Card>
    </Panel>
  );
}
