import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';

/** Carries out what a person intends: tells when it is done, unless the page itself shows it, and keeps the sentence of a refusal. */
export function useIntention(): {
  isBusy: boolean;
  refusal: string | null;
  carryOut: (intention: () => Promise<unknown>, done: string | null, then: () => void) => Promise<void>;
} {
  const translate = useTranslate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const carryOut = async (intention: () => Promise<unknown>, done: string | null, then: () => void): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      await intention();
      if (done) notify(done, { type: 'success' });
      then();
    } catch (error) {
      setRefusal((error instanceof Error && error.message) || translate('ra.notification.http_error'));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, refusal, carryOut };
}
