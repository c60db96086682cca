import { useTranslation } from 'react-i18next';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { ConsentSection } from '../features/settings/ConsentSection';
import { PrivacySection } from '../features/settings/PrivacySection';
import { requireLogin } from '../lib/guard';
import { says } from '../lib/i18n';
import { useSession } from '../lib/session';
import { Head } from '../ui/Head';

export const handle = says('privacy');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { user } = await requireLogin(request);
  return { userId: user.userId ?? '' };
}

/** What the person agreed to, what the shop holds about them, and what they may do with it. */
export default function AccountPrivacyPage() {
  const { t } = useTranslation();
  const { userId } = useLoaderData<typeof clientLoader>();
  const { user } = useSession();
  return (
    <>
      <Head title={`${t('shell.settings.privacy')} · ${t('shell.settings.title')}`} hidden />
      <ConsentSection key={user.needsAcceptance.join()} userId={userId} />
      <PrivacySection />
    </>
  );
}
