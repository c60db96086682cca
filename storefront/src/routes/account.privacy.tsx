import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { PrivacySection } from '../features/settings/PrivacySection';
import { requireLogin } from '../lib/guard';
import { says } from '../lib/i18n';
import { Head } from '../ui/Head';
import { Page } from '../ui/Page';
import { Spinner } from '../ui/Spinner';

export const handle = says('settings', 'account');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireLogin(request);
  return null;
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <Page narrow title={t('settings.myData.title')}><Head title={t('settings.myData.title')} hidden /><Spinner label={t('shell.checkingSession')} /></Page>;
}

/** What the shop holds about the person, and what they may do with it. */
export default function AccountPrivacyPage() {
  const { t } = useTranslation();
  return <Page narrow title={t('settings.myData.title')} lead={t('settings.myData.lead')}><Head title={t('settings.myData.title')} hidden /><PrivacySection /></Page>;
}
