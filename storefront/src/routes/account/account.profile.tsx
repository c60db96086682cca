import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { ProfileSection } from '../../features/accounts/profile/ProfileSection';
import { myAccount } from '../../features/accounts/profile/profile';
import { behindLogin, requireLogin, requireRecord } from '../../lib/session/guard';
import { drawnLanguage, says } from '../../lib/i18n';
import { loadTexts } from '../../lib/texts';
import { useSession, type Session } from '../../lib/session/session';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';

export const handle = behindLogin(says('settings'));

/** What only the accounts of children need, and those whose age is unknown. It comes with the page: later it would push the rest away. */
async function minorStatusOf({ user: { userId, minor, birthYearNeeded } }: Session) {
  if (!minor && !birthYearNeeded) return null;
  const [{ MinorSection, loadGuardian }] = await Promise.all([
    import('../../features/accounts/consent/MinorSection'),
    loadTexts(drawnLanguage(), ['guardian']),
  ]);
  return { MinorSection, minor, guardian: await loadGuardian(userId ?? '') };
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireLogin(request);
  const [account, { user, minorStatus }] = await Promise.all([
    myAccount().catch(() => null),
    requireRecord(request).then(async (session) => ({ user: session.user, minorStatus: await minorStatusOf(session) })),
  ]);
  return { userId: user.userId ?? '', account, minorStatus };
}

/** What the person is called and how they are reached; first what the account still needs. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const { userId, account, minorStatus } = useLoaderData<typeof clientLoader>();
  const { user } = useSession();
  const isNeeded = user.minor || user.birthYearNeeded;
  return (
    <>
      <Head title={t('settings.nav.title')} hidden />
      {minorStatus && isNeeded && (
        <minorStatus.MinorSection
          key={String(user.minor)}
          userId={userId}
          guardian={user.minor === minorStatus.minor ? minorStatus.guardian : undefined}
        />
      )}
      <ProfileSection account={account} />
    </>
  );
}
