import { useTranslation } from 'react-i18next';
import { Outlet, type ClientLoaderFunctionArgs } from 'react-router';
import { AccountNav } from '../features/settings/AccountNav';
import { requireLogin } from '../lib/guard';
import { Head } from '../ui/Head';
import { Page } from '../ui/Page';
import { Spinner } from '../ui/Spinner';

/** The frame of all that people set about themselves; each part has its own address. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireLogin(request);
  return null;
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <Page title={t('shell.settings.title')}><Head title={t('shell.settings.title')} hidden /><Spinner label={t('shell.checkingSession')} /></Page>;
}

export default function AccountPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('shell.settings.title')}>
      <div className="grid gap-6 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-9">
        <AccountNav />
        <div className="grid max-w-3xl content-start gap-6"><Outlet /></div>
      </div>
    </Page>
  );
}
