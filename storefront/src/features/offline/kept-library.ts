import { memory } from '../../lib/store';
import { onSession } from '../../lib/session/session';
import type { LibraryEntry } from '../../lib/wire';

export const KEY = 'keptLibrary';

/** Keeps the titles of the library in this browser, for a time without network. Nothing of prices or play. */
export function keepLibrary(entries: readonly LibraryEntry[]): void {
  memory.write(KEY, JSON.stringify({ at: new Date().toISOString(), titles: entries.map(({ title }) => title) }));
}

/** What was kept goes with the log-in. */
export function startKeptLibrary(): void {
  onSession(({ isLoggedIn, verifying }) => {
    if (!isLoggedIn && !verifying) memory.write(KEY, null);
  });
}
