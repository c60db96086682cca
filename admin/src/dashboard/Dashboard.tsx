import { Alert, Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { Activity, CalendarX, CircleHelp, MailX, PackageX, Receipt, Undo2, UserRoundSearch } from 'lucide-react';
import { Title, useCanAccess, useTranslate } from 'react-admin';
import { useFormat } from '../lib/format';
import type { Dashboard as Figures } from '../lib/wire';
import { SalesChart } from './SalesChart';
import { Tile } from './Tile';
import { useDashboard } from './useDashboard';

/** How the shop is doing, at a glance; each figure opens what stands behind it. */
export function Dashboard() {
  const translate = useTranslate();
  const { canAccess, isPending } = useCanAccess({ resource: 'dashboard', action: 'list' });
  const { data, error, refetch } = useDashboard(canAccess === true);

  if (!isPending && !canAccess)
    return (
      <Page>
        <Typography>{translate('console.home.welcome')}</Typography>
      </Page>
    );
  if (data)
    return (
      <Page>
        <Tiles figures={data} />
        <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
          <SalesChart days={data.days} />
        </Card>
      </Page>
    );
  if (error) {
    const again = (
      <Button color="inherit" onClick={() => void refetch()}>
        {translate('ra.action.refresh')}
      </Button>
    );
    return (
      <Page>
        <Alert severity="error" variant="outlined" action={again}>
          {error.message}
        </Alert>
      </Page>
    );
  }
  return (
    <Page>
      <Skeleton variant="rounded" height={112} />
      <Skeleton variant="rounded" height={320} />
    </Page>
  );
}

function Page({ children }: { children: React.ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, minWidth: 0 }}>
      <Title title="console.dashboard" />
      {children}
    </Box>
  );
}

function Tiles({
  figures: {
    today,
    days,
    inDoubt,
    needPerson,
    refundsWaiting,
    refundsOverdue,
    failedJobs,
    feeds,
    undelivered,
    failingRenewals,
  },
}: {
  figures: Figures;
}) {
  const translate = useTranslate();
  const format = useFormat();
  const day = days.at(-1)?.day ?? '';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)', xl: 'repeat(4, 1fr)' },
      }}
    >
      <Tile
        to={listOf('orders', { paidAt_gte: day, paidAt_lte: day }, 'paidAt')}
        icon={Receipt}
        name={translate('console.home.salesToday')}
        figure={format.money(today.total)}
        note={useTodayNote(today)}
      />
      <Tile
        to={listOf('payments', { inDoubt: true }, 'plannedAt')}
        icon={CircleHelp}
        name={translate('console.home.inDoubt')}
        figure={format.count(inDoubt)}
        note={translate('console.home.inDoubtHelp')}
        tone={inDoubt > 0 ? 'warning' : 'quiet'}
      />
      <Tile
        to={listOf('payments', { needsPerson: true }, 'plannedAt')}
        icon={UserRoundSearch}
        name={translate('console.home.needPerson')}
        figure={format.count(needPerson)}
        note={translate('console.home.needPersonHelp')}
        tone={needPerson > 0 ? 'danger' : 'quiet'}
      />
      <RefundsTile waiting={refundsWaiting} overdue={refundsOverdue} />
      <Tile
        to="/operations"
        icon={PackageX}
        name={translate('console.home.undelivered')}
        figure={format.count(undelivered)}
        note={translate('console.home.undeliveredHelp')}
        tone={undelivered > 0 ? 'danger' : 'quiet'}
      />
      <Tile
        to="/operations"
        icon={CalendarX}
        name={translate('console.home.renewals')}
        figure={format.count(failingRenewals)}
        note={translate('console.home.renewalsHelp')}
        tone={failingRenewals > 0 ? 'warning' : 'quiet'}
      />
      <Tile
        to="/operations"
        icon={MailX}
        name={translate('console.home.failed')}
        figure={format.count(failedJobs)}
        note={translate('console.home.failedHelp')}
        tone={failedJobs > 0 ? 'danger' : 'quiet'}
      />
      <FeedsTile feeds={feeds} />
    </Box>
  );
}

function RefundsTile({ waiting, overdue }: { waiting: number; overdue: number }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Tile
      to={
        overdue > 0
          ? listOf('refunds', { overdue: true }, 'answerBy', 'ASC')
          : listOf('refunds', { waiting: true }, 'requestedAt', 'ASC')
      }
      icon={Undo2}
      name={translate('console.home.refunds')}
      figure={format.count(waiting)}
      note={
        overdue > 0
          ? translate('console.home.refundsOverdue', { smart_count: overdue })
          : translate('console.home.refundsHelp')
      }
      tone={overdue > 0 ? 'danger' : waiting > 0 ? 'warning' : 'quiet'}
    />
  );
}

function FeedsTile({ feeds }: Pick<Figures, 'feeds'>) {
  const translate = useTranslate();
  const format = useFormat();
  const stopped = feeds.filter((feed) => feed.status === 'failed').length;
  const lag = feeds.reduce((most, feed) => Math.max(most, feed.lagEvents), 0);
  return (
    <Tile
      to="/operations"
      icon={Activity}
      name={translate('console.home.feeds')}
      figure={format.count(lag)}
      note={
        stopped > 0
          ? translate('console.home.feedsStopped', { smart_count: stopped })
          : translate('console.home.feedsHelp')
      }
      tone={stopped > 0 ? 'danger' : 'quiet'}
    />
  );
}

/** How many orders, and what went back today where something did. */
function useTodayNote({ orders, refunded }: Figures['today']): string {
  const translate = useTranslate();
  const format = useFormat();
  const counted = translate('console.home.ordersToday', { smart_count: orders });
  return refunded > 0
    ? `${counted} · ${translate('console.home.refundedToday', { amount: format.money(refunded) })}`
    : counted;
}

function listOf(
  resource: string,
  filter: Record<string, unknown>,
  sort: string,
  order: 'ASC' | 'DESC' = 'DESC',
): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(Object.fromEntries(Object.keys(filter).map((name) => [name, true]))),
    sort,
    order,
  });
  return `/${resource}?${query.toString()}`;
}
