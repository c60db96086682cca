import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { useExplain } from '../../../lib/explain';
import { session } from '../../../lib/session';
import { useTranslation } from '../../../lib/useTranslation';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { IN_PLACE } from '../../../ui/Field';
import { PasswordField } from '../../../ui/PasswordField';
import type { GoogleAnswer } from './google';

interface GooglePasswordProps {
  answered: GoogleAnswer;
  why: string;
  onCancel: () => void;
}

/** Asks once for the password of the account that has the same address, which links the two. */
export function GooglePassword({ answered, why, onCancel }: GooglePasswordProps) {
  const { t } = useTranslation();
  const explain = useExplain();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ field?: string; whole?: string; turn: number }>({ turn: 0 });

  const focus = (): void => form.current?.querySelector('input')?.focus();
  useEffect(focus, []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get('googlePassword'));
    const turn = wrong.turn + 1;
    setWrong(password ? { turn } : { turn, field: t('account.problems.password') });
    if (!password) return focus();
    setBusy(true);
    const { credential, nonce, remember } = answered;
    try {
      await session.logInWithGoogle({ credential, nonce, remember_me: remember, password });
    } catch (problem) {
      setWrong({ turn, whole: explain(problem, t('account.google.failed')) });
      setBusy(false);
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
        {t('account.google.linkTitle')}
      </h2>
      {wrong.whole ? <ErrorNotice key={wrong.turn} focus title={wrong.whole} /> : <p role="status">{why}</p>}
      <PasswordField
        label={t('account.google.password')}
        name="googlePassword"
        autoComplete="current-password"
        problem={wrong.field}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? t('account.login.sending') : t('account.google.link')}
      </Button>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Link to="/forgot-password" className="link">
          {t('account.google.forgot')}
        </Link>
        <Button look="quiet" className="-mx-3" onClick={onCancel}>
          {t('account.google.cancel')}
        </Button>
      </p>
    </form>
  );
}
