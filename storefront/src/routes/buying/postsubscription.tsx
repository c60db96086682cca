import type { ReactNode } from 'react';
import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { refreshLibrary } from '../../features/library/library';
import { lastCharge, subscriptionsOf } from '../../features/subscriptions/subscriptions';
import { SubscriptionResult, type Subscribed } from '../../features/ordering/checkout/SubscriptionResult';
import { useExplain } from '../../lib/explain';
import { get } from '../../lib/http';
import { says } from '../../lib/i18n';
import { settledRecord, useSession } from '../../lib/session/session';
import { useTranslation } from '../../lib/useTranslation';
import type { Order, PublicOrder } from '../../lib/wire';
import { Button, LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Head } from '../../ui/Head';
import { BlockSkeletons, Waiting } from '../../ui/waiting/Skeleton';

export const handle = says('subscribed', 'bought', 'returns');

type Loaded =
  { is: 'outcome'; outcome: Subscribed } | { is: 'stranger' | 'missing' } | { is: 'unread'; problem: unknown };

/** Another person's order is told only in part. */
const ownOf = (order: Order | PublicOrder): Order | null => ('total' in order ? order : null);

/** What the address names, else the last charge of this browser. Its details are its owner's. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('subscription');
  const orderId = id ? null : (searchParams.get('orderId') ?? lastCharge());
  const { isLoggedIn, user } = await settledRecord();
  if (!isLoggedIn) return { is: 'stranger' };
  if (!id && !orderId) return { is: 'missing' };
  try {
    const order = orderId ? ownOf(await get('/v1/payment/order/{orderId}', { params: { path: { orderId } } })) : null;
    const wanted = id ?? order?.plan?.subscriptionId;
    const subscription =
      (await subscriptionsOf(user.userId ?? '')).find(({ subscription_id }) => subscription_id === wanted) ?? null;
    if (!order && !subscription) return { is: 'missing' };
    return { is: 'outcome', outcome: { order, subscription } };
  } catch (problem) {
    return { is: 'unread', problem };
  }
}

export function HydrateFallback() {
  return (
    <Frame>
      <Waiting>
        <BlockSkeletons heights={['h-44', 'h-12', 'h-96']} />
      </Waiting>
    </Frame>
  );
}

export default function PostSubscription() {
  const loaded: Loaded = useLoaderData<typeof clientLoader>();
  switch (loaded.is) {
    case 'outcome':
      return (
        <Frame>
          <SubscriptionResult {...loaded.outcome} onActive={refreshLibrary} />
        </Frame>
      );
    case 'stranger':
      return (
        <Frame>
          <Stranger />
        </Frame>
      );
    case 'missing':
      return (
        <Frame>
          <Missing />
        </Frame>
      );
    case 'unread':
      return (
        <Frame>
          <Unread problem={loaded.problem} />
        </Frame>
      );
  }
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="edge mx-auto max-w-3xl pb-16 pt-8 md:pt-11">
      <Head title={t('subscribed.title')} hidden />
      {children}
    </div>
  );
}

function Stranger() {
  const { t } = useTranslation();
  const { isLoggedIn } = useSession();
  const { revalidate } = useRevalidator();
  if (isLoggedIn)
    return (
      <EmptyState
        heading="h1"
        title={t('subscribed.loadFailed')}
        action={<Button onClick={() => void revalidate()}>{t('shell.errors.retry')}</Button>}
      />
    );
  const here = typeof location === 'undefined' ? '/postsubscription' : `${location.pathname}${location.search}`;
  return (
    <EmptyState
      heading="h1"
      title={t('subscribed.login')}
      action={<LinkButton to={`/login?next=${encodeURIComponent(here)}`}>{t('subscribed.loginAction')}</LinkButton>}
    >
      {t('subscribed.loginText')}
    </EmptyState>
  );
}

function Missing() {
  const { t } = useTranslation();
  return (
    <EmptyState
      heading="h1"
      title={t('subscribed.missing')}
      action={
        <>
          <LinkButton to="/subscription-management">{t('subscribed.manage')}</LinkButton>
          <LinkButton look="secondary" to="/subscription">
            {t('subscribed.plans')}
          </LinkButton>
        </>
      }
    >
      {t('subscribed.missingText')}
    </EmptyState>
  );
}

function Unread({ problem }: { problem: unknown }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const { revalidate } = useRevalidator();
  return (
    <EmptyState
      heading="h1"
      title={t('subscribed.loadFailed')}
      action={
        <>
          <Button onClick={() => void revalidate()}>{t('shell.errors.retry')}</Button>
          <LinkButton look="secondary" to="/subscription-management">
            {t('subscribed.manage')}
          </LinkButton>
        </>
      }
    >
      {explain(problem, t('subscribed.statusFailed'))}
    </EmptyState>
  );
}
