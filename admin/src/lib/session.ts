/** Asks the API for a newer token. */
export type Renewal = (token: string) => Promise<{ data?: { token: string }; response: Response }>;

/** The signed-in browser: one token in local storage, which is the shop's own, so that people log in once for both. */
const KEY = 'token';
/** Tokens rotate: of all tabs of shop and console only one may renew at a time. */
const LOCK = 'ludoteca-session';
const REFRESH_WHEN_LEFT_MS = 30_000;

let refreshing: Promise<string | null> | null = null;

export function storedToken(): string | null {
  return localStorage.getItem(KEY);
}

export function keepToken(token: string): void {
  localStorage.setItem(KEY, token);
}

export function forgetToken(): void {
  localStorage.removeItem(KEY);
}

/** A token that the API will take; null when the session is over. */
export async function freshToken(renewal: Renewal): Promise<string | null> {
  const token = storedToken();
  if (!token || millisecondsLeft(token) > REFRESH_WHEN_LEFT_MS) return token;
  return refreshedToken(token, renewal);
}

/** A newer token than the one that was refused; null when the session is over. */
export async function refreshedToken(refused: string, renewal: Renewal): Promise<string | null> {
  const stored = storedToken();
  // Another tab may have been faster.
  if (stored !== refused) return stored;
  refreshing ??= alone(() =>
    storedToken() === refused ? refresh(refused, renewal) : Promise.resolve(storedToken()),
  ).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

/** Whether another tab has logged in a different person: this screen was drawn for the previous one. */
export function followPerson(changed: () => void): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === null || (key === KEY && personIn(oldValue) !== personIn(newValue))) changed();
  });
}

function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
}

async function refresh(token: string, renewal: Renewal): Promise<string | null> {
  const { data, response } = await renewal(token);
  if (data) {
    keepToken(data.token);
    return data.token;
  }
  if (response.status === 401 && storedToken() === token) forgetToken();
  return null;
}

function millisecondsLeft(token: string): number {
  return (payloadOf(token)?.exp ?? 0) * 1_000 - Date.now();
}

function personIn(token: string | null): string | null {
  return (token && payloadOf(token)?.user_id) || null;
}

function payloadOf(token: string): { exp?: number; user_id?: string } | null {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as {
      exp?: number;
      user_id?: string;
    };
  } catch {
    return null;
  }
}
