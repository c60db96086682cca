/** The cache that holds the copy of one build. */
export const cacheOf = (buildId: string): string => `copy-${buildId}`;
export const isCopyName = (name: string): boolean => name.startsWith('copy-');
/** In a cache that has everything. */
export const COMPLETE = '/complete';

/** Marks the address of a page that is read to be kept, or opened as it was kept. */
export const AS_COPY = 'copy';

/**
 * Under which address a copy keeps what lies at another one: without the ticket, which changes while files stay.
 * @returns null for what belongs to no game
 */
export function placeOf(address: URL): string | null {
  const { pathname } = address;
  if (pathname.startsWith('/play/') || pathname.startsWith('/sandbox/')) return pathname;
  const [, path] = /^\/t\/[\w.-]+(\/.*)$/.exec(pathname) ?? [];
  return path === undefined ? null : `/t${path}`;
}
