import { useState, type FormEvent } from 'react';
import { useExplain } from '../../lib/explain';
import { HttpError } from '../../lib/http';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { EmailField } from '../../ui/form/EmailField';
import { IN_PLACE } from '../../ui/form/Field';
import { focusFirst } from '../../lib/focus';
import { looksLikeEmail } from './password.rules';
import { useTranslation } from '../../lib/useTranslation';

/** The sending of one address: checks it, and keeps what is wrong. @param failed said when the server has no words of its own */
export function useAddress({ name, failed }: { name: string; failed: string }, send: (email: string) => Promise<void>) {
  const explain = useExplain();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [whole, setWhole] = useState<{ text: string; count: number } | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get(name)).trim();
    setWhole(null);
    setWrong(!looksLikeEmail(email));
    if (!looksLikeEmail(email)) return focusFirst(form, name);
    setBusy(true);
    try {
      await send(email);
    } catch (problem) {
      if (problem instanceof HttpError) setWrong(problem.errors.length > 0);
      setWhole((before) => ({ text: explain(problem, failed), count: (before?.count ?? 0) + 1 }));
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    wrong,
    form: { method: IN_PLACE, noValidate: true, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) },
    refusal: whole && <ErrorNotice key={whole.count} focus title={whole.text} />,
  };
}

interface AddressFormProps {
  action: string;
  sending: string;
  failed: string;
  ask: (email: string) => Promise<unknown>;
  onSent: (email: string) => void;
}

/** Asks for an address and sends something to it. */
export function AddressForm({ action, sending, failed, ask, onSent }: AddressFormProps) {
  const { t } = useTranslation();
  const { busy, wrong, form, refusal } = useAddress({ name: 'email', failed }, async (email) => {
    await ask(email);
    onSent(email);
  });
  return (
    <form {...form} className="grid gap-4">
      {refusal}
      <EmailField problem={wrong ? t('account.problems.email') : null} />
      <Button type="submit" wide busy={busy}>
        {busy ? sending : action}
      </Button>
    </form>
  );
}
