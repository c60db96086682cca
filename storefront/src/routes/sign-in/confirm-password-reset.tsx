import { useNavigate, useSearchParams } from 'react-router';
import { AuthPage } from '../../features/accounts/AuthPage';
import { rememberedNext, rememberNext, withNext } from '../../features/accounts/detour';
import { NewPasswordForm } from '../../features/accounts/access/NewPasswordForm';
import { says } from '../../lib/i18n';
import { notify } from '../../ui/notice';
import { session } from '../../lib/session/session';
import { useTranslation } from '../../lib/useTranslation';
import { LinkButton } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';

export const handle = says('account');

/** Opened from the mail: a new password, then to the log-in. */
export default function ConfirmPasswordReset() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token');
  const finish = async () => {
    const next = rememberedNext();
    rememberNext('/');
    // The session of this very window has ended with all others.
    await session.check({ force: true }).catch(() => undefined);
    notify({ tone: 'success', title: t('account.recovery.done'), message: t('account.recovery.doneText') });
    await navigate(withNext('/login', next), { replace: true });
  };
  if (!token) {
    return (
      <AuthPage title={t('account.recovery.confirmTitle')}>
        <ErrorNotice
          title={t('account.verify.missing')}
          action={<LinkButton to="/forgot-password">{t('account.recovery.again')}</LinkButton>}
        />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('account.recovery.confirmTitle')} lead={t('account.recovery.confirmLead')}>
      <NewPasswordForm token={token} onDone={finish} />
    </AuthPage>
  );
}
