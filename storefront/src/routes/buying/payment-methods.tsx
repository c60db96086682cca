import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { CardList } from '../../features/cards/CardList';
import { LoadFailed } from '../../layout/LoadFailed';
import { cardsOf } from '../../features/cards/saved-cards';
import { behindLogin, requireLogin, whileLoggedIn } from '../../lib/session/guard';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';

export const handle = behindLogin(says('cards', 'savedCards'));

/** The person's saved cards. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { user } = await requireLogin(request);
  const userId = user.userId ?? '';
  return { userId, ...(await whileLoggedIn(request, () => cardsOf(userId))) };
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('savedCards.title')} lead={t('savedCards.lead')} heights={['h-24', 'h-12', 'h-28']} />;
}

export function ErrorBoundary() {
  const { t } = useTranslation();
  return <LoadFailed title={t('savedCards.loadFailed')} />;
}

export default function PaymentMethodsPage() {
  const { t } = useTranslation();
  const { cards, userId, needsGuardian } = useLoaderData<typeof clientLoader>();
  return (
    <Page narrow title={t('savedCards.title')} lead={t('savedCards.lead')}>
      <Head title={t('savedCards.title')} hidden />
      <CardList cards={cards} userId={userId} needsGuardian={needsGuardian} />
    </Page>
  );
}
