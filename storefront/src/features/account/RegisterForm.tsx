import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useExplain } from '../../lib/explain';
import { HttpError, post } from '../../lib/http';
import { useLanguage } from '../../lib/i18n';
import { legalText } from '../../lib/legal';
import type { MessageReply, SignUpRequest } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Field, IN_PLACE } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { Rich } from '../../ui/Rich';
import { focusFirst } from './LoginForm';
import { isAcceptable, looksLikeEmail, strengthOf } from './password.rules';

type Name = 'email' | 'username' | 'password' | 'birthYear' | 'terms';
type Wrong = Partial<Record<Name, string>>;
const ORDER: readonly Name[] = ['email', 'username', 'password', 'birthYear', 'terms'];
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]{1,39}$/u;
const OLDEST = 1900;

/** Opens an account. The address is confirmed by a link before the first purchase. */
export function RegisterForm({ next, onDone }: { next: string; onDone: (email: string) => void }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const explain = useExplain();
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [whole, setWhole] = useState<{ text: string; turn: number } | null>(null);

  const words: Record<Name, string> = {
    email: t('account.problems.email'), username: t('account.problems.username'), password: t('account.problems.weak'),
    birthYear: t('account.problems.birthYear'), terms: t('account.problems.terms'),
  };
  const look = (given: FormData): Wrong => {
    const found: Wrong = {};
    const year = Number(given.get('birthYear'));
    const now = new Date().getFullYear();
    if (!looksLikeEmail(String(given.get('email')))) found.email = words.email;
    if (!USERNAME.test(String(given.get('username')).normalize('NFC').trim())) found.username = words.username;
    if (!isAcceptable(String(given.get('password')))) found.password = words.password;
    if (!(Number.isInteger(year) && year >= OLDEST && year <= now)) found.birthYear = words.birthYear;
    if (given.get('terms') !== 'on') found.terms = words.terms;
    return found;
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const given = new FormData(form);
    const found = look(given);
    setWrong(found);
    setWhole(null);
    const first = ORDER.find((name) => found[name]);
    if (first) return focusFirst(form, first);
    const email = String(given.get('email')).trim();
    setBusy(true);
    try {
      const [terms, privacy] = await Promise.all([legalText('terms', language), legalText('privacy', language)]);
      const account: SignUpRequest = { email, username: String(given.get('username')).trim(), password: String(given.get('password')), language, birthYear: Number(given.get('birthYear')), acceptedTerms: terms.hash, acceptedPrivacy: privacy.hash };
      await post<MessageReply>('/v1/auth/signup', account, { anonymous: true });
      onDone(email);
    } catch (problem) {
      if (problem instanceof HttpError) setWrong(Object.fromEntries(problem.errors.map(({ path }) => [path, words[path as Name]])));
      setWhole({ text: explain(problem, t('account.problems.signup')), turn: (whole?.turn ?? 0) + 1 });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form method={IN_PLACE} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      {whole && <ErrorNotice key={whole.turn} focus title={whole.text} />}
      <Field label={t('account.email')} name="email" type="email" autoComplete="email" inputMode="email" problem={wrong.email} />
      <Field label={t('account.register.username')} name="username" autoComplete="username" maxLength={40} hint={t('account.register.usernameHint')} problem={wrong.username} />
      <PasswordField label={t('account.password')} name="password" autoComplete="new-password" hint={<Strength password={password} />} problem={wrong.password} onChange={(event) => setPassword(event.target.value)} />
      <Field label={t('account.register.birthYear')} name="birthYear" inputMode="numeric" autoComplete="bday-year" maxLength={4} hint={t('account.register.birthYearHint')} problem={wrong.birthYear} />
      <Checkbox
        name="terms"
        problem={wrong.terms}
        label={<Rich text={t('account.register.terms')} parts={{ terms: (words) => <Link to="/legal" target="_blank" className="link">{words}</Link>, privacy: (words) => <Link to="/privacy" target="_blank" className="link">{words}</Link> }} />}
      />
      <Button type="submit" wide busy={busy}>{busy ? t('account.register.sending') : t('account.register.action')}</Button>
      <p className="text-center">{t('account.register.have')} <Link to={`/login${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`} className="link">{t('account.register.login')}</Link></p>
    </form>
  );
}

function Strength({ password }: { password: string }) {
  const { t } = useTranslation();
  if (!password) return <>{t('account.register.passwordHint')}</>;
  const strength = strengthOf(password);
  const words = 'missing' in strength
    ? t('account.register.strength.missing', { what: strength.missing.map((what) => t(`account.register.strength.${what}`)).join(', ') })
    : t(`account.register.strength.${strength.words}`);
  return <span role="status"><b>{t('account.register.strength.label')}:</b> {words}</span>;
}
