import { useTranslation } from 'react-i18next';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { BirthYearSection } from '../features/settings/BirthYearSection';
import { ConsentSection } from '../features/settings/ConsentSection';
import { GuardianSection } from '../features/settings/GuardianSection';
import { requireLogin } from '../lib/guard';
import { says } from '../lib/i18n';
import { useSession } from '../lib/session';
import { Head } from '../ui/Head';
import { Page } from '../ui/Page';
import { Spinner } from '../ui/Spinner';

export const handle = says('settings');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { user } = await requireLogin(request);
  return { userId: user.userId ?? '' };
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <Page narrow title={t('settings.title')}><Head title={t('settings.title')} hidden /><Spinner label={t('shell.checkingSession')} /></Page>;
}

export default function AccountPage() {
  const { t } = useTranslation();
  const { userId } = useLoaderData<typeof clientLoader>();
  const { user } = useSession();
  return (
    <Page narrow title={t('settings.title')}>
      <Head title={t('settings.title')} hidden />
      <div className="grid gap-6">
        <BirthYearSection userId={userId} />
        <GuardianSection key={String(user.minor)} userId={userId} />
        <ConsentSection key={user.needsAcceptance.join()} userId={userId} />
      </div>
    </Page>
  );
}
