import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExplain } from '../../lib/explain';
import { post } from '../../lib/http';
import type { MessageReply } from '../../lib/wire';
import { Button } from '../../ui/Button';

type State = { at: 'idle' | 'sending' | 'sent' } | { at: 'failed'; why: string };

/** Asks for another confirmation link; the answer never tells whether the address is known. */
export function ResendLink({ email }: { email: string }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const [state, setState] = useState<State>({ at: 'idle' });
  const send = async () => {
    setState({ at: 'sending' });
    try {
      await post<MessageReply>('/v1/auth/send-verification-email', { email }, { anonymous: true });
      setState({ at: 'sent' });
    } catch (problem) {
      setState({ at: 'failed', why: explain(problem, t('account.problems.send')) });
    }
  };
  return (
    <div className="grid gap-2">
      <Button look="secondary" wide busy={state.at === 'sending'} onClick={() => void send()}>{t('account.register.resend')}</Button>
      <p role="status" className="text-sm">{state.at === 'sent' && t('account.register.resent')}{state.at === 'failed' && state.why}</p>
    </div>
  );
}
