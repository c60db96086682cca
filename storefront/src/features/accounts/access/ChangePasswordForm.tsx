import { useState, type FormEvent } from 'react';
import { useExplain } from '../../../lib/explain';
import { codeOf, HttpError, patch } from '../../../lib/http';
import { useSession } from '../../../lib/session/session';
import { Button, LinkButton } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { IN_PLACE } from '../../../ui/form/Field';
import { PasswordField } from '../../../ui/form/PasswordField';
import { focusFirst } from '../../../lib/focus';
import { isAcceptable } from '../password.rules';
import { useTranslation } from '../../../lib/useTranslation';
import { Strength } from '../Strength';

interface Wrong {
  current?: string;
  wanted?: string;
  whole?: { text: string; code: string };
  count: number;
}

/** Asks for the current password and a new one; afterwards only this device stays logged in. */
export function ChangePasswordForm() {
  const { t } = useTranslation();
  const explain = useExplain();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const [wanted, setWanted] = useState('');
  const [wrong, setWrong] = useState<Wrong>({ count: 0 });
  const [done, setDone] = useState<string | null>(null);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const currentPassword = String(new FormData(form).get('current'));
    const found: Wrong = { count: wrong.count + 1 };
    if (!currentPassword) found.current = t('settings.account.security.currentMissing');
    if (!isAcceptable(wanted)) found.wanted = t('account.problems.weak');
    else if (wanted === currentPassword) found.wanted = t('settings.account.security.same');
    setWrong(found);
    setDone(null);
    if (found.current || found.wanted) return focusFirst(form, found.current ? 'current' : 'wanted');
    setBusy(true);
    try {
      const { message } = await patch('/v1/users/pass', { body: { currentPassword, newPassword: wanted } });
      form.reset();
      setWanted('');
      setDone(message);
    } catch (problem) {
      const refused = whatIsWrong(problem, explain(problem, t('settings.account.security.failed')));
      setWrong({ ...refused, count: found.count });
      if (refused.current || refused.wanted) focusFirst(form, refused.current ? 'current' : 'wanted');
    } finally {
      setBusy(false);
    }
  };

  return (
    <form method={IN_PLACE} noValidate onSubmit={(event) => void send(event)} className="grid max-w-md gap-4">
      {wrong.whole && <Refused key={wrong.count} {...wrong.whole} />}
      {/* Keepers of passwords ask whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={user.email ?? ''} readOnly hidden />
      <PasswordField
        label={t('settings.account.security.current')}
        name="current"
        autoComplete="current-password"
        problem={wrong.current}
      />
      <PasswordField
        label={t('settings.account.security.wanted')}
        name="wanted"
        autoComplete="new-password"
        hint={<Strength password={wanted} />}
        problem={wrong.wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {busy ? t('settings.account.security.sending') : t('settings.account.security.action')}
      </Button>
      <p role="status" className="font-semibold text-mint-text empty:hidden">
        {done}
      </p>
    </form>
  );
}

function Refused({ text, code }: { text: string; code: string }) {
  const { t } = useTranslation();
  return (
    <ErrorNotice
      focus
      title={text}
      action={
        code === 'no-password-yet' && (
          <LinkButton look="secondary" to="/forgot-password">
            {t('settings.account.security.forgot')}
          </LinkButton>
        )
      }
    />
  );
}

/** Puts what the server said to the field that it is about. */
function whatIsWrong(problem: unknown, text: string): Omit<Wrong, 'count'> {
  const code = codeOf(problem);
  if (code === 'current-password-wrong') return { current: text };
  if (problem instanceof HttpError && problem.errors.some(({ path }) => path === 'newPassword'))
    return { wanted: text };
  return { whole: { text, code } };
}
