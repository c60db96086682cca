import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExplain } from '../../lib/explain';
import { post } from '../../lib/http';
import { session, useSession } from '../../lib/session';
import type { MessageReply } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Spinner } from '../../ui/Spinner';
import { rememberedNext, rememberNext, withNext } from './detour';
import { ResendLink } from './ResendLink';

type State = { at: 'working' | 'done' } | { at: 'failed'; why: string };

/** Uses the token of the link once, and says how it went. */
export function VerifyEmail({ token }: { token: string | null }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const [state, setState] = useState<State>({ at: 'working' });
  const used = useRef(false);

  useEffect(() => {
    // A token works once; drawing twice must not use it twice.
    if (used.current || !token) return;
    used.current = true;
    post<MessageReply>('/v1/auth/verify-email', { token }, { anonymous: true })
      .then(() => {
        setState({ at: 'done' });
        return session.check({ force: true });
      })
      .catch((problem: unknown) => setState((now) => (now.at === 'done' ? now : { at: 'failed', why: explain(problem, t('account.problems.verify')) })));
  }, [token, explain, t]);

  if (!token) return <Failed why={t('account.verify.missing')} />;
  if (state.at === 'working') return <Spinner label={t('account.verify.working')} />;
  if (state.at === 'failed') return <Failed why={state.why} />;
  return <Done />;
}

function Done() {
  const { t } = useTranslation();
  const { isLoggedIn } = useSession();
  const [next] = useState(rememberedNext);
  useEffect(() => rememberNext('/'), []);
  const onward = next === '/' ? <LinkButton to="/games">{t('shell.errors.games')}</LinkButton> : <LinkButton to={next}>{t('account.verify.goOn')}</LinkButton>;
  return (
    <div role="status">
      <EmptyState heading="h1" title={t('account.verify.done')} action={isLoggedIn ? onward : <LinkButton to={withNext('/login', next)}>{t('shell.nav.login')}</LinkButton>}>
        {t('account.verify.doneText')}
      </EmptyState>
    </div>
  );
}

function Failed({ why }: { why: string }) {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <div className="mx-auto grid max-w-md gap-5 py-10">
      <h1 className="text-2xl">{t('account.verify.failed')}</h1>
      <ErrorNotice title={why} focus>{t('account.verify.failedText')}</ErrorNotice>
      {user.email && <p>{user.email}</p>}
      <ResendLink email={user.email} />
    </div>
  );
}
