import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useExplain } from '../../../lib/explain';
import { codeOf } from '../../../lib/http';
import { session } from '../../../lib/session/session';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { EmailField } from '../../../ui/form/EmailField';
import { IN_PLACE } from '../../../ui/form/Field';
import { PasswordField } from '../../../ui/form/PasswordField';
import { withNext } from '../detour';
import { looksLikeEmail } from '../password.rules';
import { focusFirst } from '../../../lib/focus';
import { useTranslation } from '../../../lib/useTranslation';
import { Link } from '../../../ui/Link';
import { PasskeyLogIn } from './passkeys/PasskeyLogIn';
import { isAboutCode, SecondFactorField } from './SecondFactorField';

/** `refused` is the address that did not open with this password. */
interface Wrong {
  email?: string;
  password?: string;
  code?: string;
  whole?: string;
  refused?: string;
  count: number;
}

const LostLink = lazy(() => import('../sign-up/LostLink').then((file) => ({ default: file.LostLink })));

/** E-mail and password, and a code where the account wants one; afterwards the visitor goes on where they were. */
export function LoginForm({ next }: { next: string }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const [busy, setBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({ count: 0 });

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const given = new FormData(form);
    const email = String(given.get('email')).trim();
    const password = String(given.get('password'));
    const found: Wrong = { count: wrong.count + 1 };
    if (!looksLikeEmail(email)) found.email = t('account.problems.email');
    if (!password) found.password = t('account.problems.password');
    setWrong(found);
    if (found.email || found.password) return focusFirst(form, found.email ? 'email' : 'password');
    setBusy(true);
    try {
      const code = given.get('second_factor');
      await session.logIn(email, password, given.get('remember') === 'on', code ? String(code) : undefined);
    } catch (problem) {
      const why = explain(problem, t('account.problems.fallback'));
      const refused = codeOf(problem) === 'wrong-credentials' ? email : undefined;
      if (!isAboutCode(problem)) return setWrong({ count: found.count, whole: why, refused });
      setNeedsCode(true);
      // The first time it is no mistake of theirs: the field itself says what it wants, and takes the keyboard.
      if (needsCode) setWrong({ count: found.count, code: why });
      focusFirst(form, 'second_factor');
    } finally {
      setBusy(false);
    }
  };

  return (
    <form method={IN_PLACE} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      {wrong.whole && (
        <ErrorNotice key={wrong.count} focus title={wrong.whole}>
          {wrong.refused && (
            <Suspense>
              <LostLink email={wrong.refused} />
            </Suspense>
          )}
        </ErrorNotice>
      )}
      <EmailField autoComplete="username" problem={wrong.email} />
      <PasswordField
        label={t('account.password')}
        name="password"
        autoComplete="current-password"
        problem={wrong.password}
      />
      {needsCode && <SecondFactorField autoFocus problem={wrong.code} />}
      <Checkbox name="remember" label={t('account.login.remember')} />
      <Button type="submit" wide busy={busy}>
        {busy ? t('account.login.sending') : t('account.login.action')}
      </Button>
      <PasskeyLogIn />
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
