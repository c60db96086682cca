import { useEffect, useState } from 'react';
import { useAction } from '../../../../lib/hooks/useAction';
import { HttpError, post } from '../../../../lib/http';
import { useTranslation } from '../../../../lib/useTranslation';
import type { Passkey, PasskeyOptions, PasskeyProof } from '../../../../lib/wire';
import { deviceProblem, makePasskey } from './device';

/** Less than the five minutes that the shop waits for the device. */
const OFFER_LASTS_MS = 4 * 60_000;

/** Lets the device make a passkey and keeps it. Once the owner is proved, the device can be tried again without another code. */
export function useNewPasskey(onAdded: (passkeys: readonly Passkey[], name: string) => void) {
  const { t } = useTranslation();
  const action = useAction(t('settings.account.passkeys.failed'));
  const [offer, setOffer] = useState<PasskeyOptions | null>(null);
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => {
    if (!offer) return undefined;
    const timer = setTimeout(() => setOffer(null), OFFER_LASTS_MS);
    return () => clearTimeout(timer);
  }, [offer]);

  const offered = async (proof: PasskeyProof): Promise<PasskeyOptions> => {
    const { options } = await post('/v1/users/passkeys/options', { body: proof });
    setOffer(options);
    return options;
  };
  const make = async (name: string, proof: PasskeyProof): Promise<void> => {
    setNote(null);
    try {
      const response = await makePasskey(offer ? Promise.resolve(offer) : offered(proof));
      const { passkeys } = await post('/v1/users/passkeys', { body: { name, response } });
      onAdded(passkeys, name);
    } catch (problem) {
      // What the shop refuses needs a new offer; what the device refuses does not.
      if (problem instanceof HttpError) setOffer(null);
      const why = deviceProblem(problem);
      if (!why) throw problem;
      setNote(t(`settings.account.passkeys.${why}`));
    }
  };
  const add = (name: string, proof: PasskeyProof) => action.run(() => make(name, proof));
  return { busy: action.busy, wrong: action.wrong, note, isProven: offer !== null, add };
}
