import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { PrivacySection } from '../features/settings/PrivacySection';
import { requireLogin } from '../lib/guard';
import { Head } from '../ui/Head';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireLogin(request);
  return null;
}

/** What the shop holds about the person, and what they may do with it. */
export default function AccountPrivacyPage() {
  const { t } = useTranslation();
  return (
    <>
      <Head title={`${t('settings.account.nav.privacy')} · ${t('settings.title')}`} hidden />
      <PrivacySection />
    </>
  );
}
