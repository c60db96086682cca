import { useNavigate, useSearchParams } from 'react-router';
import { AuthPage } from '../../features/accounts/AuthPage';
import { rememberedNext, withNext, type Proven } from '../../features/accounts/detour';
import { isDeadLink, post } from '../../lib/http';
import { says } from '../../lib/i18n';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import { Button, LinkButton } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';

export const handle = says('account');

/** Opened from the mail: proves the address once the button is pressed, for mail programs open links too; then goes on to the rest of the account. */
export default function NewAccountVerifyEmail() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token');
  const { busy, wrong, run } = useAction(t('account.pending.failedVerify'));
  const use = async (): Promise<void> => {
    if (!token) return;
    const { email, addressProof } = await post('/v1/auth/verify-pending-user', { body: { token }, anonymous: true });
    const proven: Proven = { email, addressProof };
    await navigate(withNext('/register', rememberedNext()), { replace: true, state: { proven } });
  };

  if (!token || (wrong && isDeadLink(wrong.problem))) {
    return (
      <AuthPage title={t('account.verify.failed')}>
        <ErrorNotice
          title={wrong?.text ?? t('account.verify.missing')}
          focus
          action={
            <LinkButton to={withNext('/register-pending', rememberedNext())}>{t('account.pending.again')}</LinkButton>
          }
        />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('account.verify.title')} lead={t('account.pending.opened')}>
      <div className="grid gap-4">
        {wrong && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
        <Button wide busy={busy} onClick={() => void run(use)}>
          {busy ? t('account.verify.working') : t('account.verify.action')}
        </Button>
      </div>
    </AuthPage>
  );
}
