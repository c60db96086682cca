import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { cardsOf } from '../../features/cards/saved-cards';
import { ChargeHistory } from '../../features/ordering/charges/ChargeHistory';
import { charges } from '../../features/ordering/charges/charges';
import { MySubscription } from '../../features/subscriptions/manage/MySubscription';
import { NeighboursContext } from '../../features/subscriptions/neighbours';
import { subscriptionsOf } from '../../features/subscriptions/subscriptions';
import { LoadFailed } from '../../layout/LoadFailed';
import { behindLogin, requireLogin, whileLoggedIn } from '../../lib/session/guard';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';
import { neighbours } from './subscription.neighbours';

export const handle = behindLogin(says('subscription', 'cards', 'returns', 'unanswered'));

/** What the person agreed on, what was charged for it, and the cards that could pay. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { user } = await requireLogin(request);
  const userId = user.userId ?? '';
  const [subscriptions, { cards }, history] = await whileLoggedIn(request, () =>
    Promise.all([subscriptionsOf(userId), cardsOf(userId), charges()]),
  );
  return { subscriptions, cards, history };
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('subscription.title')} heights={['h-80', 'h-40', 'h-40']} />;
}

export function ErrorBoundary() {
  const { t } = useTranslation();
  return <LoadFailed title={t('subscription.loadFailed')} />;
}

export default function SubscriptionManagementPage() {
  const { t } = useTranslation();
  const { history, ...own } = useLoaderData<typeof clientLoader>();
  return (
    <Page narrow title={t('subscription.title')}>
      <Head title={t('subscription.title')} hidden />
      <NeighboursContext value={neighbours}>
        <MySubscription {...own} charges={<ChargeHistory orders={history} />} hasCharges={history.length > 0} />
      </NeighboursContext>
    </Page>
  );
}
