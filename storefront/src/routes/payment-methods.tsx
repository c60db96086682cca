import { useTranslation } from 'react-i18next';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { CardList } from '../features/cards/CardList';
import { cardsOf } from '../lib/cards';
import { requireLogin, whileLoggedIn } from '../lib/guard';
import { says } from '../lib/i18n';
import { Head } from '../ui/Head';
import { Page } from '../ui/Page';
import { Spinner } from '../ui/Spinner';

export const handle = says('cards', 'wallet');

/** The person's saved cards. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { user } = await requireLogin(request);
  const userId = user.userId ?? '';
  return { userId, ...(await whileLoggedIn(request, () => cardsOf(userId))) };
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <Page narrow title={t('wallet.title')}><Head title={t('wallet.title')} hidden /><Spinner label={t('shell.checkingSession')} /></Page>;
}

export default function PaymentMethodsPage() {
  const { t } = useTranslation();
  const { cards, userId, needsGuardian } = useLoaderData<typeof clientLoader>();
  return <Page narrow title={t('wallet.title')} lead={t('wallet.lead')}><Head title={t('wallet.title')} hidden /><CardList cards={cards} userId={userId} needsGuardian={needsGuardian} /></Page>;
}
