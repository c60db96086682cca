import { Navigate, useSearchParams } from 'react-router';
import { AuthPage } from '../../features/accounts/AuthPage';
import { GoogleButton } from '../../features/accounts/access/GoogleButton';
import { LoginForm } from '../../features/accounts/access/LoginForm';
import { safeNext } from '../../lib/session/guard';
import { says } from '../../lib/i18n';
import { useSession } from '../../lib/session/session';
import { useTranslation } from '../../lib/useTranslation';

export const handle = says('account');

/** The door of the account; the person logged in already goes straight on. */
export default function Login() {
  const { t } = useTranslation();
  const { isLoggedIn } = useSession();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  if (isLoggedIn) return <Navigate to={next} replace />;
  return (
    <AuthPage title={t('account.login.title')} lead={next === '/' ? t('account.login.lead') : t('account.login.need')}>
      <GoogleButton next={next} />
      <LoginForm next={next} />
    </AuthPage>
  );
}
