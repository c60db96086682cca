import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { ProfileSection } from '../features/settings/ProfileSection';
import { requireLogin } from '../lib/guard';
import { Head } from '../ui/Head';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireLogin(request);
  return null;
}

/** What the person is called and how they are reached. */
export default function ProfilePage() {
  const { t } = useTranslation();
  return (
    <>
      <Head title={t('settings.title')} hidden />
      <ProfileSection />
    </>
  );
}
