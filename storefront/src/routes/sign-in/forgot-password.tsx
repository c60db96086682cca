import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AddressForm } from '../../features/accounts/AddressForm';
import { TryAgain } from '../../features/accounts/TryAgain';
import { AuthPage } from '../../features/accounts/AuthPage';
import { rememberNext, withNext } from '../../features/accounts/detour';
import { safeNext } from '../../lib/session/guard';
import { post } from '../../lib/http';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';

export const handle = says('account');

/** Asks for a link to choose a new password; the answer never tells whether the address is known. */
export default function ForgotPassword() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = (email: string) => {
    rememberNext(next);
    return post('/v1/auth/reset-password', { body: { email }, anonymous: true });
  };
  const failed = t('account.recovery.failedRequest');
  const back = (
    <p className="text-center">
      <Link to={withNext('/login', next)} className="link">
        {t('account.recovery.back')}
      </Link>
    </p>
  );
  if (sentTo === null) {
    return (
      <AuthPage title={t('account.recovery.title')} lead={t('account.recovery.lead')}>
        <div className="grid gap-4">
          <AddressForm
            action={t('account.recovery.action')}
            sending={t('account.recovery.sending')}
            failed={failed}
            ask={ask}
            onSent={setSentTo}
          />
          {back}
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t('account.register.sentTitle')}
      lead={<p role="status">{t('account.recovery.sent', { email: sentTo })}</p>}
    >
      <div className="grid gap-4">
        <p className="text-sm text-muted">{t('account.recovery.hint')}</p>
        <TryAgain
          label={t('account.register.resend')}
          failed={failed}
          ask={() => ask(sentTo).then(() => t('account.recovery.resent'))}
        />
        <Button look="quiet" onClick={() => setSentTo(null)}>
          {t('account.pending.other')}
        </Button>
        {back}
      </div>
    </AuthPage>
  );
}
