import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { codeOf } from '../lib/http';

/** Why the person was not let in, and by which code of the API. */
interface Refusal {
  sentence: string;
  code: string | undefined;
}

interface SignIn {
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  isBusy: boolean;
  refusal: Refusal | null;
  /** Whether the account has two-step log-in. */
  needsCode: boolean;
  codeField: RefObject<HTMLInputElement | null>;
}

/** Signs in with what stands in the form, and finds out whether it has to ask for a code as well. */
export function useSignIn(): SignIn {
  const translate = useTranslate();
  const login = useLogin();
  const codeField = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const explain = (error: unknown): void => {
    const code = codeOf(error);
    if (code === 'second-factor-needed' || code === 'second-factor-wrong') {
      setNeedsCode(true);
      codeField.current?.focus();
      codeField.current?.select();
      // The first time it is no mistake of theirs: the new field says itself what it wants.
      if (!needsCode) return;
    }
    setRefusal({ sentence: (error instanceof Error && error.message) || translate('ra.auth.sign_in_error'), code });
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setRefusal(null);
    try {
      const code = form.get('second_factor') ?? undefined;
      await login({ email: form.get('email'), password: form.get('password'), code });
    } catch (error) {
      explain(error);
      setBusy(false);
    }
  };

  return { submit, isBusy, refusal, needsCode, codeField };
}
