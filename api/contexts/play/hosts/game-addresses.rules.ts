const PAGES = '/play/';
const FILES = '/t/';
/** The page that keeps a game in the browser, and lets go of it. It holds nothing of the game, so it opens without a ticket. */
export const KEEPER_PAGE = '/keeper';
/** At the top, so that it answers for all that lies there. */
export const KEEPING_WORKER = '/keeping.js';

/** What a request to a game's host wants. */
export interface GameAddress {
  /** A page lies where the game always sees itself; files lie below the ticket. */
  at: 'page' | 'file';
  /** As the build calls it; empty: the page that the game begins with. */
  name: string;
  ticket: string;
  /** Whether the page is read to be kept, or was kept. */
  isCopy: boolean;
}

/**
 * The page of a game. Its path is the same for every ticket and every build, since engines file by it what they keep in the
 * browser; the ticket stands behind it.
 * @param search what else stands behind it, as `?level=2`
 */
export function pageAddress(name: string, ticket: string, search = ''): string {
  const query = new URLSearchParams(search);
  query.set('ticket', ticket);
  return `${PAGES}${encodedPath(name)}?${query.toString()}`;
}

/** What lies beside a page, below which its own addresses are read. @param name of the page, or of one file */
export function fileAddress(name: string, ticket: string): string {
  return `${FILES}${ticket}/${encodedPath(name)}`;
}

/** The folder of a page, with its slash. */
export const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);

/**
 * Reads the address of a request. A file that was asked for beside the page, by a game that puts addresses together itself,
 * is known by the page or file that asked.
 * @param url path and query
 * @returns null for an address of another form
 */
export function readAddress(url: string, referrer: string | undefined): GameAddress | null {
  const address = parsed(url);
  const [, at, rest = ''] = /^(\/play\/|\/t\/[\w.-]{1,1000}\/)(.*)$/.exec(address?.pathname ?? '') ?? [];
  const name = decoded(rest);
  const ticket = ticketIn(address) ?? ticketIn(parsed(referrer ?? ''));
  if (!at || name === null || ticket === null) return null;
  return { at: at === PAGES ? 'page' : 'file', name, ticket, isCopy: address?.searchParams.has('copy') ?? false };
}

function ticketIn(address: URL | null): string | null {
  if (!address) return null;
  const [, inPath] = /^\/t\/([\w.-]{1,1000})\//.exec(address.pathname) ?? [];
  return inPath ?? (address.pathname.startsWith(PAGES) ? address.searchParams.get('ticket') : null);
}

function parsed(url: string): URL | null {
  const base = 'http://game.invalid';
  return URL.canParse(url, base) ? new URL(url, base) : null;
}

/** Composed, as builds call their files; null for what cannot be read. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return null;
  }
}

const encodedPath = (name: string): string => name.split('/').map(encodeURIComponent).join('/');
