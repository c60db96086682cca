import { useState, type FormEvent } from 'react';
import { useExplain } from '../../lib/explain';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Field, IN_PLACE } from '../../ui/Field';
import { focusFirst } from '../../lib/focus';
import { looksLikeEmail } from './password.rules';
import { useTranslation } from '../../lib/useTranslation';

interface AddressFormProps {
  action: string;
  sending: string;
  /** Said when the server has no words of its own. */
  failed: string;
  ask: (email: string) => Promise<unknown>;
  onSent: (email: string) => void;
}

/** Asks for an address and sends something to it. */
export function AddressForm({ action, sending, failed, ask, onSent }: AddressFormProps) {
  const { t } = useTranslation();
  const explain = useExplain();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [whole, setWhole] = useState<{ text: string; turn: number } | null>(null);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email')).trim();
    setWhole(null);
    setWrong(!looksLikeEmail(email));
    if (!looksLikeEmail(email)) return focusFirst(form, 'email');
    setBusy(true);
    try {
      await ask(email);
      onSent(email);
    } catch (problem) {
      setWhole({ text: explain(problem, failed), turn: (whole?.turn ?? 0) + 1 });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form method={IN_PLACE} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      {whole && <ErrorNotice key={whole.turn} focus title={whole.text} />}
      <Field
        label={t('account.email')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        problem={wrong ? t('account.problems.email') : null}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? sending : action}
      </Button>
    </form>
  );
}
