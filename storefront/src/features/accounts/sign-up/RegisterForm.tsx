import { useState, type FormEvent } from 'react';
import { useExplain } from '../../../lib/explain';
import { HttpError, post } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import type { SignUpReply, SignUpRequest } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { EmailField } from '../../../ui/form/EmailField';
import { Field, IN_PLACE } from '../../../ui/form/Field';
import { PasswordField } from '../../../ui/form/PasswordField';
import { LegalSentence } from '../../../ui/Rich';
import { textsToAccept } from '../texts-to-accept';
import { withNext, type Proven } from '../detour';
import { focusFirst } from '../../../lib/focus';
import { isAcceptable, looksLikeEmail } from '../password.rules';
import { useTranslation } from '../../../lib/useTranslation';
import { Strength } from '../Strength';
import { Link } from '../../../ui/Link';

type Name = 'email' | 'username' | 'password' | 'birthYear' | 'terms';
type Wrong = Partial<Record<Name, string>>;
const ORDER: readonly Name[] = ['email', 'username', 'password', 'birthYear', 'terms'];
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]{1,39}$/u;
const OLDEST = 1900;

interface RegisterFormProps {
  next: string;
  /** Whose link was opened already: the address is theirs and stays as it is. */
  proven: Proven | null;
  onDone: (account: SignUpReply['user'], password: string) => void | Promise<void>;
}

/** What the server found wrong, field by field; in its own words where it knows better than we do. */
function wrongFrom({ code, message, errors }: HttpError, words: Record<Name, string>): Wrong {
  return Object.fromEntries(
    ORDER.filter((name) => errors.some(({ path }) => path === name)).map((name) => [
      name,
      code === 'invalid-request' ? words[name] : message,
    ]),
  );
}

function faultsOf(given: FormData): Name[] {
  const year = Number(given.get('birthYear'));
  const isRight: Record<Name, boolean> = {
    email: looksLikeEmail(String(given.get('email'))),
    username: USERNAME.test(String(given.get('username')).normalize('NFC').trim()),
    password: isAcceptable(String(given.get('password'))),
    birthYear: Number.isInteger(year) && year >= OLDEST,
    terms: given.get('terms') === 'on',
  };
  return ORDER.filter((name) => !isRight[name]);
}

const requestOf = (given: FormData): Pick<SignUpRequest, 'email' | 'username' | 'password' | 'birthYear'> => ({
  email: String(given.get('email')).trim(),
  username: String(given.get('username')).trim(),
  password: String(given.get('password')),
  birthYear: Number(given.get('birthYear')),
});

/** The sending of the form, and what is wrong with it. */
function useSignUp({ proven, onDone }: Pick<RegisterFormProps, 'proven' | 'onDone'>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const explain = useExplain();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  const [whole, setWhole] = useState<{ text: string; count: number } | null>(null);
  const words: Record<Name, string> = {
    email: t('account.problems.email'),
    username: t('account.problems.username'),
    password: t('account.problems.weak'),
    birthYear: t('account.problems.birthYear'),
    terms: t('account.problems.terms'),
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const given = new FormData(form);
    const faults = faultsOf(given);
    setWrong(Object.fromEntries(faults.map((name) => [name, words[name]])));
    setWhole(null);
    if (faults[0]) return focusFirst(form, faults[0]);
    setBusy(true);
    try {
      const accepted = await textsToAccept(language);
      const account = { ...requestOf(given), language, ...accepted, addressProof: proven?.addressProof };
      const { user } = await post('/v1/auth/signup', { body: account, anonymous: true });
      await onDone(user, account.password);
    } catch (problem) {
      const refused = problem instanceof HttpError ? wrongFrom(problem, words) : {};
      setWrong(refused);
      const first = ORDER.find((name) => refused[name]);
      if (first) return focusFirst(form, first);
      setWhole({ text: explain(problem, t('account.problems.signup')), count: (whole?.count ?? 0) + 1 });
    } finally {
      setBusy(false);
    }
  };
  return { busy, wrong, whole, send };
}

/** Opens an account. An address that is not proven yet is confirmed by a link before the first purchase. */
export function RegisterForm({ next, proven, onDone }: RegisterFormProps) {
  const { t } = useTranslation();
  const { busy, wrong, whole, send } = useSignUp({ proven, onDone });
  const [password, setPassword] = useState('');
  return (
    <form method={IN_PLACE} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      {whole && <ErrorNotice key={whole.count} focus title={whole.text} />}
      <EmailField
        key={proven?.email}
        problem={wrong.email}
        defaultValue={proven?.email}
        readOnly={proven !== null}
        hint={proven && t('account.register.proven')}
      />
      <Field
        label={t('account.register.username')}
        name="username"
        autoComplete="username"
        maxLength={40}
        hint={t('account.register.usernameHint')}
        problem={wrong.username}
      />
      <PasswordField
        label={t('account.password')}
        name="password"
        autoComplete="new-password"
        hint={<Strength password={password} />}
        problem={wrong.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Field
        label={t('account.register.birthYear')}
        name="birthYear"
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={4}
        hint={t('account.register.birthYearHint')}
        problem={wrong.birthYear}
      />
      <Checkbox name="terms" problem={wrong.terms} label={<LegalSentence text={t('account.register.terms')} />} />
      <Button type="submit" wide busy={busy}>
        {busy ? t('account.register.sending') : t('account.register.action')}
      </Button>
      <p className="text-center">
        {t('account.register.have')}{' '}
        <Link to={withNext('/login', next)} className="link">
          {t('account.register.login')}
        </Link>
      </p>
    </form>
  );
}
