import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { ProfileSection } from '../features/settings/ProfileSection';
import { requireLogin } from '../lib/guard';
import { says } from '../lib/i18n';
import { useSession } from '../lib/session';
import { Head } from '../ui/Head';

export const handle = says('settings');

/** Only the accounts of children, and those whose age nobody knows, need it. */
const Childhood = lazy(() => import('../features/settings/Childhood').then((file) => ({ default: file.Childhood })));

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { user } = await requireLogin(request);
  return { userId: user.userId ?? '' };
}

/** What the person is called and how they are reached; first what the account still needs. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const { userId } = useLoaderData<typeof clientLoader>();
  const { user } = useSession();
  return (
    <>
      <Head title={t('shell.settings.title')} hidden />
      {(user.minor || user.birthYearNeeded) && <Suspense><Childhood key={String(user.minor)} userId={userId} /></Suspense>}
      <ProfileSection />
    </>
  );
}
