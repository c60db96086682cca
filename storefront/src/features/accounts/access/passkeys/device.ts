import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PasskeyAnswer, PasskeyOptions } from '../../../../lib/wire';

/** The library comes with the first passkey: most visits need none. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser has passkeys at all, known without the library. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** The device makes a passkey, in the browser's own dialog. @throws as the browser does: see `deviceProblem` */
export async function makePasskey(offer: Promise<PasskeyOptions>): Promise<PasskeyAnswer> {
  const [{ startRegistration }, options] = await Promise.all([library(), offer]);
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await startRegistration({ optionsJSON })) };
}

/** The device proves that it has a passkey, in the browser's own dialog. @throws as the browser does: see `deviceProblem` */
export async function showPasskey(offer: Promise<PasskeyOptions>): Promise<PasskeyAnswer> {
  const [{ startAuthentication }, options] = await Promise.all([library(), offer]);
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON })) };
}

const PROBLEMS: Partial<Record<string, 'closed' | 'known'>> = {
  NotAllowedError: 'closed',
  AbortError: 'closed',
  InvalidStateError: 'known',
};

/** What is no fault: the person closed the dialog, or the device has a passkey of this account. Null for all else. */
export const deviceProblem = (problem: unknown): 'closed' | 'known' | null =>
  (problem instanceof Error && PROBLEMS[problem.name]) || null;
