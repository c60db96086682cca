import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../../features/accounts/AuthPage';
import { GoogleButton } from '../../features/accounts/access/GoogleButton';
import { PendingForm, PendingSent } from '../../features/accounts/sign-up/PendingForm';
import { safeNext } from '../../lib/session/guard';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';

export const handle = says('account');

/** The main way to an account: first the address, then the rest. */
export default function RegisterPending() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null)
    return (
      <AuthPage title={t('account.register.title')} lead={t('account.pending.lead')}>
        <GoogleButton next={next} />
        <PendingForm next={next} onSent={setSentTo} />
      </AuthPage>
    );
  return (
    <AuthPage
      title={t('account.register.sentTitle')}
      lead={<p role="status">{t('account.pending.sent', { email: sentTo })}</p>}
    >
      <PendingSent email={sentTo} next={next} onBack={() => setSentTo(null)} />
    </AuthPage>
  );
}
