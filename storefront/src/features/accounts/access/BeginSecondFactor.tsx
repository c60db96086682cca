import { useEffect, useRef, useState, type FormEvent } from 'react';
import { focusFirst } from '../../../lib/focus';
import { useAction } from '../../../lib/hooks/useAction';
import { codeOf, post } from '../../../lib/http';
import { useSession } from '../../../lib/session/session';
import { useTranslation } from '../../../lib/useTranslation';
import type { AppKey } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { IN_PLACE } from '../../../ui/form/Field';
import { PasswordField } from '../../../ui/form/PasswordField';

interface BeginSecondFactorProps {
  hasPassword: boolean;
  onBegun: (key: AppKey) => void;
}

/** The way to two-step log-in while it is off. An account with a password is asked for it first. */
export function BeginSecondFactor({ hasPassword, onBegun }: BeginSecondFactorProps) {
  const { t } = useTranslation();
  // Null before it was open: once closed again, the button takes the keyboard back.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { busy, wrong, run } = useAction(t('settings.account.secondFactor.failed'));
  const begin = () => run(async () => onBegun(await post('/v1/users/second-factor', { body: {} })));

  if (isOpen) return <PasswordFirst onBegun={onBegun} onCancel={() => setOpen(false)} />;
  return (
    <>
      {wrong && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
      <div>
        <Button autoFocus={isOpen === false} busy={busy} onClick={() => (hasPassword ? setOpen(true) : void begin())}>
          {t('settings.account.secondFactor.begin')}
        </Button>
      </div>
    </>
  );
}

interface PasswordFirstProps {
  onBegun: (key: AppKey) => void;
  onCancel: () => void;
}

function PasswordFirst({ onBegun, onCancel }: PasswordFirstProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { busy, wrong, run } = useAction(t('settings.account.secondFactor.failed'));
  const [isEmpty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const refused = wrong && codeOf(wrong.problem) === 'current-password-wrong' ? wrong : null;
  useEffect(() => {
    if (refused && form.current) focusFirst(form.current, 'password');
  }, [refused]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const currentPassword = String(new FormData(event.currentTarget).get('password'));
    setEmpty(!currentPassword);
    if (!currentPassword) return focusFirst(event.currentTarget, 'password');
    void run(async () => onBegun(await post('/v1/users/second-factor', { body: { currentPassword } })));
  };

  return (
    <form ref={form} method={IN_PLACE} noValidate onSubmit={send} className="grid max-w-md gap-4">
      {wrong && !refused && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
      <input type="text" name="username" autoComplete="username" value={user.email ?? ''} readOnly hidden />
      <PasswordField
        label={t('settings.account.secondFactor.password')}
        name="password"
        autoFocus
        autoComplete="current-password"
        hint={t('settings.account.secondFactor.passwordHint')}
        problem={isEmpty ? t('settings.account.secondFactor.passwordMissing') : refused?.text}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t(busy ? 'settings.account.secondFactor.sending' : 'settings.account.secondFactor.goOn')}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {t('settings.account.secondFactor.cancel')}
        </Button>
      </div>
    </form>
  );
}
