import { useEffect, useState } from 'react';
import { isDeadLink, post } from '../../../lib/http';
import { session, useSession } from '../../../lib/session/session';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import { Button, LinkButton } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { rememberedNext, rememberNext, withNext } from '../detour';
import { ResendLink } from './ResendLink';

/** What the link was sent for: the address of a new account, or another one for an account that there is. */
export type Proof = 'account' | 'address';

interface VerifyEmailProps {
  token: string | null;
  proof: Proof;
}

/** What a link that proves an address leads to. Nothing happens before a button is pressed: mail programs open links by themselves. */
export function VerifyEmail({ token, proof }: VerifyEmailProps) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('account.problems.verify'));
  const [done, setDone] = useState<'confirmed' | 'disowned' | null>(null);

  if (done === 'confirmed') return <Confirmed />;
  if (done === 'disowned') return <Disowned />;
  if (!token) return <Failed why={t('account.verify.missing')} />;
  if (wrong && isDeadLink(wrong.problem)) return <Failed why={wrong.text} />;

  const confirm = () =>
    run(async () => {
      await post('/v1/auth/verify-email', { body: { token }, anonymous: true });
      setDone('confirmed');
      await session.check({ force: true }).catch(() => undefined);
    });
  const disown = () =>
    run(async () => {
      await post('/v1/auth/disown-account', { body: { token }, anonymous: true });
      setDone('disowned');
    });
  return (
    <div className="mx-auto grid max-w-md gap-5 py-10">
      <h1 className="text-2xl">{t(`account.verify.${proof}.title`)}</h1>
      {wrong && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
      <p>{t(`account.verify.${proof}.text`)}</p>
      <Button wide busy={busy} onClick={() => void confirm()}>
        {busy ? t('account.verify.working') : t(`account.verify.${proof}.action`)}
      </Button>
      {proof === 'account' && (
        <>
          <Button look="secondary" wide busy={busy} onClick={() => void disown()}>
            {t('account.verify.account.disown')}
          </Button>
          <p className="text-sm text-muted">{t('account.verify.account.disownHint')}</p>
        </>
      )}
    </div>
  );
}

function Confirmed() {
  const { t } = useTranslation();
  const { isLoggedIn } = useSession();
  const [next] = useState(rememberedNext);
  useEffect(() => rememberNext('/'), []);
  const onward =
    next === '/' ? (
      <LinkButton to="/games">{t('shell.errors.games')}</LinkButton>
    ) : (
      <LinkButton to={next}>{t('account.verify.goOn')}</LinkButton>
    );
  return (
    <div role="status">
      <EmptyState
        heading="h1"
        title={t('account.verify.done')}
        action={isLoggedIn ? onward : <LinkButton to={withNext('/login', next)}>{t('shell.nav.login')}</LinkButton>}
      >
        {t('account.verify.doneText')}
      </EmptyState>
    </div>
  );
}

function Disowned() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <EmptyState
        heading="h1"
        title={t('account.verify.disowned')}
        action={<LinkButton to="/register-pending">{t('account.login.signup')}</LinkButton>}
      >
        {t('account.verify.disownedText')}
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
      <ErrorNotice title={why} focus />
      {user.email && <p>{user.email}</p>}
      <ResendLink email={user.email} />
    </div>
  );
}
