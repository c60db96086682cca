import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useExplain } from '../../../lib/explain';
import { focusFirst } from '../../../lib/focus';
import { session } from '../../../lib/session/session';
import { useTranslation } from '../../../lib/useTranslation';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { IN_PLACE } from '../../../ui/form/Field';
import { PasswordField } from '../../../ui/form/PasswordField';
import type { GoogleAnswer } from './google';
import { Link } from '../../../ui/Link';
import { isAboutCode, SecondFactorField } from './SecondFactorField';

interface GooglePasswordProps {
  answered: GoogleAnswer;
  needs: 'password' | 'code';
  why: string;
  onCancel: () => void;
}

/**
 * Asks for what Google does not prove: once for the password of the account that has the same address, which links the two,
 * and for the code of an account that wants one.
 */
export function GooglePassword({ answered, needs, why, onCancel }: GooglePasswordProps) {
  const { t } = useTranslation();
  const explain = useExplain();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(needs === 'code');
  const [wrong, setWrong] = useState<{ field?: string; code?: string; whole?: string; count: number }>({ count: 0 });
  const links = needs === 'password';

  const focus = (): void => form.current?.querySelector('input')?.focus();
  useEffect(focus, []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const sent = event.currentTarget;
    const given = new FormData(sent);
    const password = links ? String(given.get('googlePassword')) : undefined;
    const code = given.get('second_factor');
    const count = wrong.count + 1;
    setWrong(password === '' ? { count, field: t('account.problems.password') } : { count });
    if (password === '') return focus();
    setBusy(true);
    const { credential, nonce, remember } = answered;
    try {
      const second_factor = code ? String(code) : undefined;
      await session.logInWithGoogle({ credential, nonce, remember_me: remember, password, second_factor });
    } catch (problem) {
      const text = explain(problem, t('account.google.failed'));
      setBusy(false);
      if (!isAboutCode(problem)) return setWrong({ count, whole: text });
      setNeedsCode(true);
      if (needsCode) setWrong({ count, code: text });
      focusFirst(sent, 'second_factor');
    }
  };

  return (
    // The form below makes room: one question at a time.
    <form
      ref={form}
      method={IN_PLACE}
      noValidate
      aria-labelledby="google-password"
      onSubmit={(event) => void send(event)}
      className="grid gap-4 [&~form]:hidden"
    >
      <h2 id="google-password" className="text-xl">
        {t(links ? 'account.google.linkTitle' : 'account.secondFactor.title')}
      </h2>
      {wrong.whole ? <ErrorNotice key={wrong.count} focus title={wrong.whole} /> : <p role="status">{why}</p>}
      {links && (
        <PasswordField
          label={t('account.google.password')}
          name="googlePassword"
          autoComplete="current-password"
          problem={wrong.field}
        />
      )}
      {needsCode && <SecondFactorField autoFocus problem={wrong.code} />}
      <Button type="submit" wide busy={busy}>
        {busy ? t('account.login.sending') : t(links ? 'account.google.link' : 'account.login.action')}
      </Button>
      <p className="flex flex-wrap items-center justify-between gap-2">
        {links && (
          <Link to="/forgot-password" className="link">
            {t('account.google.forgot')}
          </Link>
        )}
        <Button look="quiet" className="-mx-3" onClick={onCancel}>
          {t('account.google.cancel')}
        </Button>
      </p>
    </form>
  );
}
