import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { CardResult } from '../features/cards/CardResult';
import { requireLogin } from '../lib/guard';
import { says } from '../lib/i18n';
import { Head } from '../ui/Head';
import { Spinner } from '../ui/Spinner';

export const handle = says('cards', 'wallet');

/** Where the bank's form leads back to. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireLogin(request);
  return null;
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <div className="edge mx-auto max-w-3xl py-8"><Head title={t('wallet.result.title')} hidden /><Spinner label={t('shell.checkingSession')} /></div>;
}

export default function CardResultPage() {
  const { t } = useTranslation();
  return <div className="edge mx-auto max-w-3xl pb-16 pt-8 md:pt-11"><Head title={t('wallet.result.title')} hidden /><CardResult /></div>;
}
