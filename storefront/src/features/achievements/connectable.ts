import type { LibraryEntry, StudioGameItem } from '../../lib/wire';

export type ConnectableGame = Pick<StudioGameItem, 'id' | 'slug' | 'title'>;

type Owned = Pick<LibraryEntry, 'gameId' | 'slug' | 'title' | 'downloads'>;

/** Games whose download may need a code: those of the library that have one, and all that the person's studios make and try before a release. */
export function connectableGames(library: readonly Owned[], made: readonly ConnectableGame[]): ConnectableGame[] {
  const owned = library
    .filter(({ downloads }) => downloads.length > 0)
    .map(({ gameId: id, slug, title }) => ({ id, slug, title }));
  const known = new Set(owned.map(({ id }) => id));
  return [...owned, ...made.filter(({ id }) => !known.has(id))];
}
