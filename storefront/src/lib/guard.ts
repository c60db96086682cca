import { redirect } from 'react-router';
import { settledSession, type Session } from './session';

/** Sends a logged-out visitor to log in, and remembers where they were going. @throws a redirect */
export async function requireLogin(request: Request): Promise<Session> {
  const session = await settledSession();
  if (session.isLoggedIn) return session;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/login?next=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}`);
}

/** Only paths of this shop: an address from a link must not lead a person elsewhere. */
export function safeNext(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return '/';
  return /^\/(login|register)\b/.test(next) ? '/' : next;
}
