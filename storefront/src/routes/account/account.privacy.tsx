import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { ConsentSection, givenConsents } from '../../features/accounts/consent/ConsentSection';
import { loadCopies } from '../../features/accounts/privacy/DataCopy';
import { loadErasure } from '../../features/accounts/privacy/DeleteAccount';
import { PrivacySection } from '../../features/accounts/privacy/PrivacySection';
import { behindLogin, requireLogin, requireRecord } from '../../lib/session/guard';
import { drawnLanguage, says } from '../../lib/i18n';
import { legalText } from '../../features/legal/legal-text';
import { useSession } from '../../lib/session/session';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';

export const handle = behindLogin(says('privacy'));

/** All parts come together: one that came later would push away those below it. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const userId = (await requireLogin(request)).user.userId ?? '';
  const [consents, news, copies, erasure, { user }] = await Promise.all([
    givenConsents(userId),
    legalText('marketing', drawnLanguage()).catch(() => null),
    loadCopies(),
    loadErasure(),
    requireRecord(request),
  ]);
  return { userId, consents, news, copies, erasure, needed: user.needsAcceptance.join() };
}

/** What the person agreed to, what the shop holds about them, and what they may do with it. */
export default function AccountPrivacyPage() {
  const { t } = useTranslation();
  const { userId, consents, news, copies, erasure, needed } = useLoaderData<typeof clientLoader>();
  const nowNeeded = useSession().user.needsAcceptance.join();
  return (
    <>
      <Head title={`${t('settings.nav.privacy')} · ${t('settings.nav.title')}`} hidden />
      <ConsentSection
        key={nowNeeded}
        userId={userId}
        news={news}
        consents={nowNeeded === needed ? consents : undefined}
      />
      <PrivacySection copies={copies} erasure={erasure} />
    </>
  );
}
