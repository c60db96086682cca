import { redirect } from 'react-router';
import type { says } from '../i18n';
import { HttpError } from '../http';
import { session, settledRecord, settledSession, type Session } from './session';

type Handle = ReturnType<typeof says>;

interface Guarded {
  /** Keys of local storage, one of which opens the page. */
  openedBy: readonly string[];
}

/** A route's `handle` for a page that a log-in opens. @param orKept key of what opens it too, where this browser keeps it */
export const behindLogin = (handle: Handle, ...orKept: string[]): Handle & Guarded => ({
  ...handle,
  openedBy: ['token', ...orKept],
});

/**
 * Runs before a page behind a log-in is drawn: who is logged out sees the log-in at once, not a page that gives way to
 * it. Empty for other pages.
 */
export function leaveForLogin(matches: readonly { handle?: unknown }[]): string {
  const guards = matches.map(({ handle }) => (handle as Partial<Guarded> | undefined)?.openedBy);
  const keys = guards.find((guard) => guard !== undefined);
  return keys ? leavingWithout(keys) : '';
}

const leavingWithout = (keys: readonly string[]): string => `try {
  if (!${JSON.stringify(keys)}.some((key) => localStorage[key])) {
    document.documentElement.hidden = true;
    location.replace('/login?next=' + encodeURIComponent(location.pathname + location.search + location.hash));
  }
} catch {}`;

/** Sends a logged-out visitor to log in, and remembers where they were going. @throws a redirect */
export async function requireLogin(request: Request): Promise<Session> {
  const settled = await settledSession();
  if (settled.isLoggedIn) return settled;
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/\.data$/, '') + search;
  throw redirect(`/login?next=${encodeURIComponent(path + placeOn(path))}`);
}

/** The same, and with the whole record of the person: for pages that draw by it, or ask nothing else that would tell of an ended session. @throws a redirect */
export async function requireRecord(request: Request): Promise<Session> {
  await settledRecord();
  return requireLogin(request);
}

/** The place on a page that an opened link named: requests never carry it, only the address bar does. */
function placeOn(path: string): string {
  const { location } = globalThis;
  return location && location.pathname + location.search === path ? location.hash : '';
}

/** Asks for something of the person's own; who turns out to be signed out meanwhile goes to log in. @throws a redirect, or what the asking throws */
export async function whileLoggedIn<T>(request: Request, ask: () => Promise<T>): Promise<T> {
  await requireLogin(request);
  try {
    return await ask();
  } catch (problem) {
    if (!(problem instanceof HttpError && problem.status === 401)) throw problem;
    await session.check({ force: true });
    await requireLogin(request);
    throw problem;
  }
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
  return /^\/(login|register|forgot-password|confirm-password-reset|new-account-verify-email)\b/.test(path.pathname)
    ? '/'
    : `${path.pathname}${path.search}${path.hash}`;
}
