import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { AuthPage } from '../features/account/AuthPage';
import { rememberedNext, withNext, type Proven } from '../features/account/detour';
import { useLinkToken } from '../features/account/useLinkToken';
import { post } from '../lib/http';
import { says } from '../lib/i18n';
import type { VerifyPendingUserReply } from '../lib/wire';
import { LinkButton } from '../ui/Button';
import { ErrorNotice } from '../ui/ErrorNotice';
import { Spinner } from '../ui/Spinner';

export const handle = says('account');

/** Opened from the mail: proves the address, then goes on to the rest of the account. */
export default function NewAccountVerifyEmail() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token');
  const use = useCallback(async (given: string) => {
    const { email, addressProof } = await post<VerifyPendingUserReply>('/v1/auth/verify-pending-user', { token: given }, { anonymous: true });
    const proven: Proven = { email, addressProof };
    await navigate(withNext('/register', rememberedNext()), { replace: true, state: { proven } });
  }, [navigate]);
  const failed = useLinkToken(token, use, t('account.pending.failedVerify'));
  const why = token ? failed : t('account.verify.missing');

  if (why === null) return <AuthPage title={t('account.verify.title')}><Spinner label={t('account.verify.working')} /></AuthPage>;
  return (
    <AuthPage title={t('account.verify.failed')}>
      <ErrorNotice title={why} focus action={<LinkButton to={withNext('/register-pending', rememberedNext())}>{t('account.pending.again')}</LinkButton>} />
    </AuthPage>
  );
}
