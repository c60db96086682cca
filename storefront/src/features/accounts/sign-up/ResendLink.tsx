import { useState, type FormEvent } from 'react';
import { useExplain } from '../../../lib/explain';
import { post } from '../../../lib/http';
import { Button } from '../../../ui/Button';
import { EmailField } from '../../../ui/form/EmailField';
import { IN_PLACE } from '../../../ui/form/Field';
import { looksLikeEmail } from '../password.rules';
import { useTranslation } from '../../../lib/useTranslation';

type State = { at: 'idle' | 'sending' | 'sent' } | { at: 'failed'; why: string };

/** Asks for another confirmation link; the answer never tells whether the address is known. */
export function ResendLink({ email }: { email: string | null }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const [state, setState] = useState<State>({ at: 'idle' });
  const [wrong, setWrong] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.at === 'sending') return;
    const to = email ?? String(new FormData(event.currentTarget).get('email')).trim();
    setWrong(!looksLikeEmail(to));
    if (!looksLikeEmail(to)) return;
    setState({ at: 'sending' });
    try {
      await post('/v1/auth/send-verification-email', { body: { email: to }, anonymous: true });
      setState({ at: 'sent' });
    } catch (problem) {
      setState({ at: 'failed', why: explain(problem, t('shell.errors.sendLink')) });
    }
  };
  return (
    <form method={IN_PLACE} noValidate onSubmit={(event) => void send(event)} className="grid gap-3">
      {email === null && <EmailField problem={wrong ? t('account.problems.email') : null} />}
      <Button type="submit" look="secondary" wide busy={state.at === 'sending'}>
        {t('account.register.resend')}
      </Button>
      <p role="status" className="text-sm">
        {state.at === 'sent' && t('account.register.resent')}
        {state.at === 'failed' && state.why}
      </p>
    </form>
  );
}
