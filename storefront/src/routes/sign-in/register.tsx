import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AuthPage } from '../../features/accounts/AuthPage';
import { rememberNext, useProven, withNext } from '../../features/accounts/detour';
import { GoogleButton } from '../../features/accounts/access/GoogleButton';
import { RegisterForm } from '../../features/accounts/sign-up/RegisterForm';
import { safeNext } from '../../lib/session/guard';
import { says } from '../../lib/i18n';
import { notify } from '../../ui/notice';
import { session } from '../../lib/session/session';
import { useTranslation } from '../../lib/useTranslation';
import type { SignUpReply } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { Link } from '../../ui/Link';

export const handle = says('account');

const ResendLink = lazy(() =>
  import('../../features/accounts/sign-up/ResendLink').then((file) => ({ default: file.ResendLink })),
);

export default function Register() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const proven = useProven();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const finish = async ({ email, email_verified: isVerified }: SignUpReply['user'], password: string) => {
    rememberNext(isVerified ? '/' : next);
    if (!isVerified) return setSentTo(email);
    const isIn = await session.logIn(email, password, false).then(
      () => true,
      () => false,
    );
    notify({ tone: 'success', title: t('account.register.ready'), message: t('account.register.readyText') });
    await navigate(isIn ? next : withNext('/login', next), { replace: true });
  };

  if (sentTo !== null) return <Sent email={sentTo} next={next} />;
  const lead = proven ? (
    t('account.register.provenLead')
  ) : (
    <>
      {t('account.register.lead')}{' '}
      <Link to={withNext('/register-pending', next)} className="link">
        {t('account.register.pendingFirst')}
      </Link>
    </>
  );
  return (
    <AuthPage title={t('account.register.title')} lead={lead}>
      {!proven && <GoogleButton next={next} />}
      <RegisterForm next={next} proven={proven} onDone={finish} />
    </AuthPage>
  );
}

function Sent({ email, next }: { email: string; next: string }) {
  const { t } = useTranslation();
  return (
    <AuthPage
      title={t('account.register.sentTitle')}
      lead={<p role="status">{t('account.register.sent', { email })}</p>}
    >
      <div className="grid gap-4">
        <LinkButton to={withNext('/login', next)} wide>
          {t('account.register.goOn')}
        </LinkButton>
        <p className="text-sm text-muted">{t('account.register.sentHint')}</p>
        <Suspense>
          <ResendLink email={email} />
        </Suspense>
      </div>
    </AuthPage>
  );
}
