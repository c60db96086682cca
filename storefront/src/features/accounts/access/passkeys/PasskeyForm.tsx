import { useEffect, useRef, useState, type FormEvent } from 'react';
import { focusFirst } from '../../../../lib/focus';
import { codeOf } from '../../../../lib/http';
import { useSession } from '../../../../lib/session/session';
import type { Translate } from '../../../../lib/texts';
import { useTranslation } from '../../../../lib/useTranslation';
import type { Passkey } from '../../../../lib/wire';
import { Button } from '../../../../ui/Button';
import { ErrorNotice } from '../../../../ui/ErrorNotice';
import { Field, IN_PLACE } from '../../../../ui/form/Field';
import { PasswordField } from '../../../../ui/form/PasswordField';
import type { SecondFactorFacts } from '../SecondFactor';
import { isAboutCode, SecondFactorField } from '../SecondFactorField';
import { useNewPasskey } from './useNewPasskey';

interface PasskeyFormProps {
  facts: SecondFactorFacts;
  onAdded: (passkeys: readonly Passkey[], name: string) => void;
  onCancel: () => void;
}

type FieldName = 'name' | 'password' | 'second_factor';
type Problems = Partial<Record<FieldName, string>>;

/** The name of a new passkey and the proof that the request is the owner's; then the browser's own dialog. */
export function PasskeyForm({ facts, onAdded, onCancel }: PasskeyFormProps) {
  const { t } = useTranslation();
  const { busy, wrong, note, isProven, add } = useNewPasskey(onAdded);
  const [missing, setMissing] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const refused = wrong && fieldOf(wrong.problem);
  useEffect(() => {
    if (refused && form.current) focusFirst(form.current, refused);
  }, [refused, wrong]);
  useEffect(() => {
    // The fields of the proof are gone, and with them the keyboard of who pressed Enter there.
    if (isProven) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [isProven]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const typed = (field: FieldName) => String(given.get(field) ?? '');
    const found = missingIn(given, t);
    setMissing(found);
    const [first] = Object.keys(found);
    if (first) return focusFirst(event.currentTarget, first);
    const proof = { currentPassword: typed('password') || undefined, code: typed('second_factor').trim() || undefined };
    void add(typed('name').trim(), proof);
  };

  return (
    <form ref={form} method={IN_PLACE} noValidate onSubmit={send} className="grid max-w-md gap-4">
      <h3 className="text-lg">{t('settings.account.passkeys.addTitle')}</h3>
      <p>{t('settings.account.passkeys.addText')}</p>
      {wrong && !refused && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
      <NameField problem={missing.name} />
      {!isProven && (
        <Proof facts={facts} problems={refused && wrong ? { [refused]: wrong.text, ...missing } : missing} />
      )}
      <p role="status" className="font-semibold empty:hidden">
        {note}
      </p>
      <Buttons busy={busy} onCancel={onCancel} />
    </form>
  );
}

/** What is still empty of the fields that are there. */
function missingIn(given: FormData, t: Translate): Problems {
  const isEmpty = (field: FieldName) => given.get(field)?.toString().trim() === '';
  return {
    ...(isEmpty('name') && { name: t('settings.account.passkeys.nameMissing') }),
    ...(isEmpty('password') && { password: t('settings.account.secondFactor.passwordMissing') }),
    ...(isEmpty('second_factor') && { second_factor: t('account.secondFactor.missing') }),
  };
}

/** The field that the shop's refusal is about. */
function fieldOf(problem: unknown): FieldName | null {
  if (isAboutCode(problem)) return 'second_factor';
  return codeOf(problem) === 'current-password-wrong' ? 'password' : null;
}

function NameField({ problem }: { problem?: string }) {
  const { t } = useTranslation();
  return (
    <Field
      label={t('settings.account.passkeys.name')}
      hint={t('settings.account.passkeys.nameHint')}
      name="name"
      autoFocus
      autoComplete="off"
      maxLength={60}
      required
      problem={problem}
    />
  );
}

/** What shows that the owner is here: the password where there is one, the code where log-ins need it, and what the shop has just missed. */
function Proof({ facts: { hasPassword, status }, problems }: { facts: SecondFactorFacts; problems: Problems }) {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <>
      {(hasPassword || problems.password) && (
        <>
          <input type="text" name="username" autoComplete="username" value={user.email ?? ''} readOnly hidden />
          <PasswordField
            label={t('settings.account.secondFactor.password')}
            name="password"
            autoComplete="current-password"
            hint={t('settings.account.passkeys.passwordHint')}
            problem={problems.password}
          />
        </>
      )}
      {(status.on || problems.second_factor) && <SecondFactorField problem={problems.second_factor} />}
    </>
  );
}

function Buttons({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy}>
        {t(busy ? 'settings.account.secondFactor.sending' : 'settings.account.passkeys.goOn')}
      </Button>
      <Button look="secondary" onClick={onCancel}>
        {t('settings.account.secondFactor.cancel')}
      </Button>
    </div>
  );
}
