import { useRef, useState, type FormEvent } from 'react';
import { useExplain } from '../../../lib/explain';
import { codeOf, HttpError } from '../../../lib/http';
import { notify } from '../../../ui/notice';
import { useTranslation } from '../../../lib/useTranslation';
import type { Account } from '../../../lib/wire';
import { Button, LinkButton } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Field, IN_PLACE } from '../../../ui/form/Field';
import { PasswordField } from '../../../ui/form/PasswordField';
import { TextArea } from '../../../ui/form/TextArea';
import { saveProfile } from './profile';
import {
  editOf,
  faultsOf,
  LONGEST_BIO,
  needsPassword,
  typedOf,
  type FormField,
  type ProfileField,
  type Typed,
} from './profile-form';

interface ProfileFormProps {
  account: Account;
  onChanged: () => void;
}

/** What is typed, what is wrong with it, and the sending; only what was changed is sent. */
function useProfile({ account, onChanged }: ProfileFormProps) {
  const { t } = useTranslation();
  const explain = useExplain();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>(typedOf(account));
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<readonly FormField[]>([]);
  const [whole, setWhole] = useState<{ text: string; count: number } | null>(null);
  const isPasswordNeeded = needsPassword(account, typed);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const faults: FormField[] = faultsOf(typed);
    if (isPasswordNeeded && !password) faults.push('currentPassword');
    setWrong(faults);
    setWhole(null);
    if (faults[0]) return (form.current?.elements.namedItem(faults[0]) as HTMLElement | null)?.focus();
    setBusy(true);
    try {
      const { message, user } = await saveProfile(account.id, {
        ...editOf(account, typed),
        ...(isPasswordNeeded ? { currentPassword: password } : {}),
      });
      setTyped(typedOf(user));
      setPassword('');
      notify({ tone: 'success', title: message });
      onChanged();
    } catch (problem) {
      if (problem instanceof HttpError) setWrong(problem.errors.map(({ path }) => path as FormField));
      if (codeOf(problem) === 'current-password-wrong') setWrong(['currentPassword']);
      setWhole({ text: explain(problem, t('settings.profile.failed')), count: (whole?.count ?? 0) + 1 });
    } finally {
      setBusy(false);
    }
  };
  return { form, typed, setTyped, busy, password, setPassword, isPasswordNeeded, wrong, whole, send };
}

/** User name, birthday, a few words and the address. */
export function ProfileForm(props: ProfileFormProps) {
  const { t } = useTranslation();
  const { form, typed, setTyped, busy, password, setPassword, isPasswordNeeded, wrong, whole, send } =
    useProfile(props);
  const field = (name: ProfileField) => ({
    name,
    value: typed[name],
    problem: wrong.includes(name) ? t(`settings.profile.problems.${name}`) : null,
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });

  return (
    <form ref={form} method={IN_PLACE} noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      {whole && <ErrorNotice key={whole.count} focus title={whole.text} />}
      <Field
        {...field('username')}
        label={t('settings.profile.username')}
        autoComplete="username"
        maxLength={40}
        hint={t('settings.profile.usernameHint')}
      />
      <Field
        {...field('birthday')}
        label={t('settings.profile.birthday')}
        type="date"
        min="1900-01-01"
        autoComplete="bday"
        hint={t('settings.profile.birthdayHint')}
        className="sm:max-w-72"
      />
      <TextArea
        {...field('bio')}
        label={t('settings.profile.bio')}
        maxLength={LONGEST_BIO}
        hint={t('settings.profile.bioHint', { count: LONGEST_BIO - typed.bio.length })}
      />
      <Field
        {...field('email')}
        label={t('settings.profile.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        hint={t('settings.profile.emailHint')}
      />
      {isPasswordNeeded && (
        <PasswordField
          label={t('settings.profile.currentPassword')}
          name="currentPassword"
          autoComplete="current-password"
          value={password}
          hint={t('settings.profile.currentPasswordHint')}
          problem={wrong.includes('currentPassword') ? t('settings.profile.problems.currentPassword') : null}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? t('settings.profile.saving') : t('settings.profile.save')}
        </Button>
        <LinkButton look="secondary" to="/account">
          {t('settings.profile.back')}
        </LinkButton>
      </div>
    </form>
  );
}
