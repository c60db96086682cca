import { useState } from 'react';
import { useLoaderData, useSearchParams, type ClientLoaderFunctionArgs } from 'react-router';
import { EarningsOverview } from '../../features/earnings/EarningsOverview';
import { monthText } from '../../features/earnings/monthText';
import { PlayReport } from '../../features/earnings/PlayReport';
import { PayoutsSection } from '../../features/earnings/PayoutsSection';
import { Statements } from '../../features/earnings/Statements';
import { WebhookSection } from '../../features/earnings/WebhookSection';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { get } from '../../lib/http';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { Payouts } from '../../lib/wire';
import { EmptyState } from '../../ui/EmptyState';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { Select } from '../../ui/form/Select';
import { PageSkeleton } from '../../ui/waiting/Skeleton';
import { Link } from '../../ui/Link';

export const handle = behindLogin(says('earnings'));

/** One studio and one month at a time; the address says which. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return whileLoggedIn(request, async () => {
    const query = new URL(request.url).searchParams;
    const { studios } = await get('/v1/developer');
    const studio = studios.find(({ developerId }) => developerId === query.get('studio')) ?? studios[0];
    if (!studio) return { studios, shown: null };
    const path = { developerId: studio.developerId };
    const month = query.get('month') ?? undefined;
    const [earnings, { statements }, payouts, play, webhook] = await Promise.all([
      get('/v1/developer/studios/{developerId}/earnings', { params: { path, query: month ? { month } : {} } }),
      get('/v1/developer/studios/{developerId}/earnings/statements', { params: { path } }),
      get('/v1/developer/studios/{developerId}/payouts', { params: { path } }),
      get('/v1/developer/studios/{developerId}/play', { params: { path, query: month ? { month } : {} } }),
      studio.role === 'owner' ? get('/v1/developer/studios/{developerId}/webhook', { params: { path } }) : null,
    ]);
    return { studios, shown: { studio, earnings, statements, payouts, play, webhook } };
  });
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('earnings.title')} heights={['h-24', 'h-72', 'h-72']} />;
}

export default function DeveloperEarnings() {
  const { t } = useTranslation();
  const { shown } = useLoaderData<typeof clientLoader>();
  return (
    <Page narrow title={t('earnings.title')}>
      <Head title={t('earnings.title')} hidden />
      {shown ? <Dashboard key={shown.studio.developerId} /> : <EmptyState title={t('earnings.noStudio')} />}
    </Page>
  );
}

function Dashboard() {
  const { t } = useTranslation();
  const { shown } = useLoaderData<typeof clientLoader>();
  const [changed, setChanged] = useState<Payouts | null>(null);
  if (!shown) return null;
  const { developerId } = shown.studio;
  return (
    <div className="grid gap-6">
      <Choices />
      <EarningsOverview developerId={developerId} earnings={shown.earnings} />
      <PlayReport play={shown.play} />
      <Statements developerId={developerId} statements={shown.statements} />
      <PayoutsSection developerId={developerId} payouts={changed ?? shown.payouts} onChanged={setChanged} />
      {shown.webhook && <WebhookSection developerId={developerId} first={shown.webhook} />}
      <p>
        <Link to="/how-the-money-is-split" className="link">
          {t('earnings.ruleLink')}
        </Link>
      </p>
    </div>
  );
}

function Choices() {
  const { t, language } = useTranslation();
  const { studios, shown } = useLoaderData<typeof clientLoader>();
  const [, setSearch] = useSearchParams();
  if (!shown) return null;
  const { studio, earnings } = shown;
  const choose = (search: { studio: string; month?: string }): void => setSearch(search, { preventScrollReset: true });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t('earnings.studio')}
        options={studios.map(({ developerId, name }) => ({ value: developerId, label: name }))}
        value={studio.developerId}
        onChange={({ target }) => choose({ studio: target.value })}
      />
      <Select
        label={t('earnings.month')}
        options={earnings.months.map((value) => ({ value, label: monthText(value, language) }))}
        value={earnings.month}
        onChange={({ target }) => choose({ studio: studio.developerId, month: target.value })}
      />
    </div>
  );
}
