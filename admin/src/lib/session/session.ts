import { createLease, type Issue } from '#lease';

/** Asks the API for a newer token; null when the session is over. @throws where no one knows: the session may still live */
export type Renewal = (token: string) => Promise<{ token: string; expires_in: number } | null>;

/** The signed-in browser: one token in local storage, which is the shop's own, so that people log in once for both. */
const KEY = 'token';
/** Tokens rotate: of all tabs of shop and console only one may renew at a time. */
const LOCK = 'ludoteca-session';

const lease = createLease();
/** The token that the lease is about. */
let known: string | null = null;
/** Where the browser keeps nothing, the session lives as long as the page. */
let unkept: string | null = null;
let renewing: Promise<void> | null = null;

export function storedToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return unkept;
  }
}

/** @param seconds for which it is good from now on; without end where that is unknown. */
export function keepToken(token: string, seconds: number): void {
  try {
    localStorage.setItem(KEY, token);
  } catch {
    unkept = token;
  }
  note(token, seconds);
}

export function forgetToken(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    unkept = null;
  }
}

/** A token that the API will take; null when the session is over. @throws as `Renewal` */
export async function freshToken(renewal: Renewal): Promise<string | null> {
  const token = storedToken();
  if (!token) return null;
  // The first token of this page came before it, a later one just now to another tab.
  if (token !== known) note(token, known === null ? Infinity : undefined);
  if (lease.isOver()) await renew(token, renewal);
  return storedToken();
}

/** Another token of the same person than the one that was refused; null when there is none. @throws as `Renewal` */
export async function tokenAfter(refused: string, renewal: Renewal): Promise<string | null> {
  if (storedToken() === refused && lease.allowsRenewal()) await renew(refused, renewal);
  const token = storedToken();
  return token !== refused && personIn(token) === personIn(refused) ? token : null;
}

/** Whether another tab has logged in a different person: this screen was drawn for the previous one. */
export function followPerson(changed: () => void): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== null && key !== KEY) return;
    if (key === null || personIn(oldValue) !== personIn(newValue)) changed();
    else if (newValue && newValue !== known) note(newValue);
  });
}

/** Calls that need it at the same time share one renewal. */
function renew(token: string, renewal: Renewal): Promise<void> {
  renewing ??= alone(() => exchange(token, renewal)).finally(() => {
    renewing = null;
  });
  return renewing;
}

function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
}

async function exchange(token: string, renewal: Renewal): Promise<void> {
  // Another tab may have been faster.
  if (storedToken() !== token) return;
  const next = await renewal(token);
  if (storedToken() !== token) return;
  if (next) keepToken(next.token, next.expires_in);
  else forgetToken();
}

function note(token: string, seconds?: number): void {
  known = token;
  const issue = payloadOf(token);
  if (issue) lease.begin(issue, seconds);
}

function personIn(token: string | null): string | null {
  return (token && payloadOf(token)?.user_id) || null;
}

function payloadOf(token: string): (Issue & { user_id?: string }) | null {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as Issue & {
      user_id?: string;
    };
  } catch {
    return null;
  }
}
