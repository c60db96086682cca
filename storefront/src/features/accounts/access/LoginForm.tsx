import { lazy, Suspense, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { useExplain } from '../../../lib/explain';
import { codeOf } from '../../../lib/http';
import { session } from '../../../lib/session';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Field, IN_PLACE } from '../../../ui/Field';
import { PasswordField } from '../../../ui/PasswordField';
import { withNext } from '../detour';
import { looksLikeEmail } from '../password.rules';
import { focusFirst } from '../../../lib/focus';
import { useTranslation } from '../../../lib/useTranslation';

/** `refused` is the address that did not open with this password. */
interface Wrong {
  email?: string;
  password?: string;
  whole?: string;
  refused?: string;
  turn: number;
}

const LostLink = lazy(() => import('../sign-up/LostLink').then((file) => ({ default: file.LostLink })));

/** E-mail and password; afterwards the visitor goes on where they were. */
export function LoginForm({ next }: { next: string }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({ turn: 0 });

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const given = new FormData(form);
    const email = String(given.get('email')).trim();
    const password = String(given.get('password'));
    const found: Wrong = { turn: wrong.turn + 1 };
    if (!looksLikeEmail(email)) found.email = t('account.problems.email');
    if (!password) found.password = t('account.problems.password');
    setWrong(found);
    if (found.email || found.password) return focusFirst(form, found.email ? 'email' : 'password');
    setBusy(true);
    try {
      await session.logIn(email, password, given.get('remember') === 'on');
    } catch (problem) {
      const refused = codeOf(problem) === 'wrong-credentials' ? email : undefined;
      setWrong({ turn: found.turn, whole: explain(problem, t('account.problems.fallback')), refused });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form method={IN_PLACE} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      {wrong.whole && (
        <ErrorNotice key={wrong.turn} focus title={wrong.whole}>
          {wrong.refused && (
            <Suspense>
              <LostLink email={wrong.refused} />
            </Suspense>
          )}
        </ErrorNotice>
      )}
      <Field
        label={t('account.email')}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        problem={wrong.email}
      />
      <PasswordField
        label={t('account.password')}
        name="password"
        autoComplete="current-password"
        problem={wrong.password}
      />
      <Checkbox name="remember" label={t('account.login.remember')} />
      <Button type="submit" wide busy={busy}>
        {busy ? t('account.login.sending') : t('account.login.action')}
      </Button>
      <p className="text-center">
        <Link to={withNext('/forgot-password', next)} className="link">
          {t('account.login.forgot')}
        </Link>
      </p>
      <p className="text-center">
        {t('account.login.noAccount')}{' '}
        <Link to={withNext('/register-pending', next)} className="link">
          {t('account.login.signup')}
        </Link>
      </p>
    </form>
  );
}
