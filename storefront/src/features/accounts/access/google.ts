import { useRouteLoaderData } from 'react-router';
import { loadsGoogle, type GoogleSettings } from '../../../lib/session/google-settings';
import { post } from '../../../lib/http';
import type { Language } from '../../../lib/wire';

const SCRIPT = 'https://accounts.google.com/gsi/client';
const REQUEST = 'googleAsked';
const WIDEST_BUTTON = 400;

/** What goes with the question to Google until its answer is there. */
export interface GoogleRequest {
  /** What the shop gave to this browser; it must come back inside of the answer. */
  nonce: string;
  remember: boolean;
}

/** Google's answer. */
export interface GoogleAnswer extends GoogleRequest {
  credential: string;
}

interface GoogleIdentity {
  initialize(settings: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
    ux_mode: 'popup';
    use_fedcm_for_button: boolean;
  }): void;
  renderButton(
    place: HTMLElement,
    looks: {
      type: 'standard';
      theme: 'outline';
      size: 'large';
      shape: 'pill';
      text: 'continue_with';
      logo_alignment: 'center';
      width: number;
      locale: string;
    },
  ): void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

export function useGoogleSettings(): GoogleSettings | null {
  return (useRouteLoaderData('root') as { google?: GoogleSettings | null } | undefined)?.google ?? null;
}

/** The box of the form beside the button counts for both. */
const wantsToBeRemembered = (): boolean =>
  document.querySelector<HTMLInputElement>('input[name="remember"]')?.checked ?? false;

/** The word that binds Google's answer to this browser. @throws as http does */
async function fetchNonce(): Promise<string> {
  return (await post('/v1/auth/google/nonce', { anonymous: true })).nonce;
}

/** Leaves for the stand-in, which sends the browser back to this page. @throws as http does */
export async function chooseStandIn(page: string, clientId: string): Promise<void> {
  const request: GoogleRequest = { nonce: await fetchNonce(), remember: wantsToBeRemembered() };
  sessionStorage.setItem(REQUEST, JSON.stringify(request));
  const { pathname, search } = window.location;
  window.location.assign(
    `${page}?${new URLSearchParams({ client_id: clientId, nonce: request.nonce, return_to: `${pathname}${search}` }).toString()}`,
  );
}

/** The answer with which the stand-in sent the browser back, once; null when there is none to a question of ours. */
export function takeAnswer(): GoogleAnswer | null {
  const credential = new URLSearchParams(window.location.hash.slice(1)).get('credential');
  if (!credential) return null;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  const request = sessionStorage.getItem(REQUEST);
  sessionStorage.removeItem(REQUEST);
  return request ? { ...(JSON.parse(request) as GoogleRequest), credential } : null;
}

/** Whether this document came with leave to load Google's script: one that began elsewhere in the shop did not. */
export function documentAllowsGoogle(settings: GoogleSettings): boolean {
  const began = performance.getEntriesByType('navigation')[0]?.name;
  return !began || loadsGoogle(settings, new URL(began).pathname);
}

/** Puts Google's own button into a place of the page. @throws when its script does not come. */
export async function drawGoogleButton(
  place: HTMLElement,
  clientId: string,
  language: Language,
  onAnswer: (answer: GoogleAnswer) => void,
): Promise<void> {
  const [google, nonce] = await Promise.all([googleIdentity(), fetchNonce()]);
  google.initialize({
    client_id: clientId,
    nonce,
    ux_mode: 'popup',
    use_fedcm_for_button: false,
    callback: ({ credential }) => onAnswer({ credential, nonce, remember: wantsToBeRemembered() }),
  });
  const width = Math.min(WIDEST_BUTTON, Math.floor(place.clientWidth));
  place.replaceChildren();
  google.renderButton(place, {
    type: 'standard',
    theme: 'outline',
    size: 'large',
    shape: 'pill',
    text: 'continue_with',
    logo_alignment: 'center',
    width,
    locale: language,
  });
}

let loading: Promise<GoogleIdentity> | null = null;

function googleIdentity(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.nonce =
      document.querySelector('script[nonce]')?.getAttribute('nonce') ||
      (document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '');
    script.onload = () =>
      window.google ? resolve(window.google.accounts.id) : reject(new Error('Google said nothing'));
    script.onerror = () => reject(new Error('Google could not be reached'));
    document.head.append(script);
  }).catch((problem: unknown) => {
    // The next visit of the page tries again.
    loading = null;
    throw problem;
  });
  return loading;
}
