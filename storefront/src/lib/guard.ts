import { redirect } from 'react-router';
import { settledSession, type Session } from './session';

/** Sends a logged-out visitor to log in, and remembers where they were going. @throws a redirect */
export async function requireLogin(request: Request): Promise<Session> {
  const session = await settledSession();
  if (session.isLoggedIn) return session;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/login?next=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}`);
}

const HERE = 'http://shop.invalid';

/** Reads a path as browsers do: tabs, dots and backslashes can hide another host in it. */
function readPath(text: string): URL | null {
  try {
    return new URL(text, HERE);
  } catch {
    return null;
  }
}

/** Only paths of this shop: an address from a link must not lead a person elsewhere. */
export function safeNext(next: string | null): string {
  const path = next?.startsWith('/') ? readPath(next) : null;
  if (!path || path.origin !== HERE || path.pathname.startsWith('//')) return '/';
  return /^\/(login|register|forgot-password|confirm-password-reset|new-account-verify-email)\b/.test(path.pathname) ? '/' : `${path.pathname}${path.search}${path.hash}`;
}
