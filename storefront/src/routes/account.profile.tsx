import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { ProfileSection } from '../features/accounts/profile/ProfileSection';
import { myAccount } from '../features/accounts/profile/profile';
import { requireLogin, requireRecord } from '../lib/guard';
import { drawnLanguage, says } from '../lib/i18n';
import { loadTexts } from '../lib/texts';
import { useSession, type Session } from '../lib/session';
import { useTranslation } from '../lib/useTranslation';
import { Head } from '../ui/Head';

export const handle = says('settings');

/** What only the accounts of children need, and those whose age is unknown. It comes with the page: later it would push the rest away. */
async function childhoodOf({ user: { userId, minor, birthYearNeeded } }: Session) {
  if (!minor && !birthYearNeeded) return null;
  const [{ Childhood, askedGuardian }] = await Promise.all([
    import('../features/accounts/consent/Childhood'),
    loadTexts(drawnLanguage(), ['guardian']),
  ]);
  return { Childhood, minor, guardian: await askedGuardian(userId ?? '') };
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireLogin(request);
  const [account, { user, childhood }] = await Promise.all([
    myAccount().catch(() => null),
    requireRecord(request).then(async (session) => ({ user: session.user, childhood: await childhoodOf(session) })),
  ]);
  return { userId: user.userId ?? '', account, childhood };
}

/** What the person is called and how they are reached; first what the account still needs. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const { userId, account, childhood } = useLoaderData<typeof clientLoader>();
  const { user } = useSession();
  const isNeeded = user.minor || user.birthYearNeeded;
  return (
    <>
      <Head title={t('shell.settings.title')} hidden />
      {childhood && isNeeded && (
        <childhood.Childhood
          key={String(user.minor)}
          userId={userId}
          guardian={user.minor === childhood.minor ? childhood.guardian : undefined}
        />
      )}
      <ProfileSection account={account} />
    </>
  );
}
