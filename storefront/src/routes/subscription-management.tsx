import { useTranslation } from 'react-i18next';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { cardsOf } from '../lib/cards';
import { MySubscription } from '../features/plans/MySubscription';
import { charges, subscriptionsOf } from '../features/plans/plans';
import { requireLogin, whileLoggedIn } from '../lib/guard';
import { says } from '../lib/i18n';
import { Head } from '../ui/Head';
import { Page } from '../ui/Page';
import { Spinner } from '../ui/Spinner';

export const handle = says('subscription', 'cards', 'returns');

/** What the person agreed on, what was charged for it, and the cards that could pay. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { user } = await requireLogin(request);
  const userId = user.userId ?? '';
  const [subscriptions, { cards }, history] = await whileLoggedIn(request, () => Promise.all([subscriptionsOf(userId), cardsOf(userId), charges()]));
  return { subscriptions, cards, history };
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <Page narrow title={t('subscription.title')}><Head title={t('subscription.title')} hidden /><Spinner label={t('shell.checkingSession')} /></Page>;
}

export default function SubscriptionManagementPage() {
  const { t } = useTranslation();
  return <Page narrow title={t('subscription.title')}><Head title={t('subscription.title')} hidden /><MySubscription {...useLoaderData<typeof clientLoader>()} /></Page>;
}
