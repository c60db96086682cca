import type { RefreshReply } from './wire';

/** The signed-in browser: one token in local storage, shared by the console's tabs and apart from the shop's own. */
const KEY = 'ludoteca.console.token';
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
export async function freshToken(): Promise<string | null> {
  const token = storedToken();
  if (!token || millisecondsLeft(token) > REFRESH_WHEN_LEFT_MS) return token;
  return refreshedToken(token);
}

/** A newer token than the one that was refused; null when the session is over. */
export async function refreshedToken(refused: string): Promise<string | null> {
  const stored = storedToken();
  // Another tab may have been faster.
  if (stored !== refused) return stored;
  refreshing ??= refresh(refused).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function refresh(token: string): Promise<string | null> {
  const response = await fetch('/v1/auth/refresh', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token }) });
  if (response.ok) {
    const answer = (await response.json()) as RefreshReply;
    keepToken(answer.token);
    return answer.token;
  }
  if (response.status === 401 && storedToken() === token) forgetToken();
  return null;
}

function millisecondsLeft(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { exp: number };
    return exp * 1_000 - Date.now();
  } catch {
    return 0;
  }
}
