import { useState, type FormEvent } from 'react';
import { useExplain } from '../../../lib/explain';
import { HttpError, post } from '../../../lib/http';
import { Button, LinkButton } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { IN_PLACE } from '../../../ui/form/Field';
import { PasswordField } from '../../../ui/form/PasswordField';
import { focusFirst } from '../../../lib/focus';
import { isAcceptable } from '../password.rules';
import { useTranslation } from '../../../lib/useTranslation';
import { Strength } from '../Strength';

interface Wrong {
  password?: string;
  whole?: string;
  isLink?: boolean;
  count: number;
}

/** Sets a new password by the token of a link. A password that will not do leaves the link as good as before. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => Promise<void> }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Wrong>({ count: 0 });

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const count = wrong.count + 1;
    const newPassword = String(new FormData(form).get('newPassword'));
    const refuse = (why: string) => {
      setWrong({ count, password: why });
      focusFirst(form, 'newPassword');
    };
    if (!isAcceptable(newPassword)) return refuse(t('account.problems.weak'));
    setWrong({ count });
    setBusy(true);
    try {
      await post('/v1/auth/confirm-reset-password', { body: { token, newPassword }, anonymous: true });
      await onDone();
    } catch (problem) {
      const why = explain(problem, t('account.recovery.failedConfirm'));
      const status = problem instanceof HttpError ? problem.status : 0;
      if (status === 422) refuse(why);
      else setWrong({ count, whole: why, isLink: status === 409 });
    } finally {
      setBusy(false);
    }
  };

  const notice = wrong.whole && (
    <ErrorNotice
      key={wrong.count}
      focus
      title={wrong.whole}
      action={wrong.isLink && <LinkButton to="/forgot-password">{t('account.recovery.again')}</LinkButton>}
    />
  );
  if (wrong.isLink) return notice;
  return (
    <form method={IN_PLACE} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      {notice}
      <PasswordField
        label={t('account.recovery.newPassword')}
        name="newPassword"
        autoComplete="new-password"
        hint={<Strength password={password} />}
        problem={wrong.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? t('account.recovery.saving') : t('account.recovery.save')}
      </Button>
    </form>
  );
}
