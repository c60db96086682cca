import type { LibraryEntry } from '../../lib/wire';

type Playable = Pick<LibraryEntry, 'web' | 'takenDown' | 'lastPlayedAt'>;

/** The game to open at once: of those that play in the browser, the last played one, or else the first of the library. */
export function nextToPlay<T extends Playable>(entries: readonly T[]): T | null {
  const here = entries.filter(({ web, takenDown }) => web && !takenDown);
  return here.reduce<T | null>((best, one) => (best && timeOf(best) >= timeOf(one) ? best : one), null);
}

const timeOf = ({ lastPlayedAt }: Playable): number => (lastPlayedAt ? Date.parse(lastPlayedAt) : 0);
