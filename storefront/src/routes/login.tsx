import { useTranslation } from 'react-i18next';
import { redirect, useSearchParams } from 'react-router';
import { AuthPage } from '../features/account/AuthPage';
import { LoginForm } from '../features/account/LoginForm';
import { safeNext } from '../lib/guard';
import { settledSession } from '../lib/session';

/** Whoever is logged in already goes straight on. */
export async function clientLoader({ request }: { request: Request }) {
  const session = await settledSession();
  return session.isLoggedIn ? redirect(safeNext(new URL(request.url).searchParams.get('next'))) : null;
}

export default function Login() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  return <AuthPage title={t('account.login.title')} lead={next === '/' ? t('account.login.lead') : t('account.login.need')}><LoginForm next={next} /></AuthPage>;
}
