import { useEffect } from 'react';
import { get } from './http';
import { noteSubscribed, session, useSession } from './session';
import { createStore, useStore } from './store';
import type { LibraryEntry } from './wire';

/** How long a plan lends its games: until when, unless it renews. */
export type Loan = Pick<LibraryEntry, 'until' | 'renews'>;

interface Shelf { of: string | null; ids: ReadonlySet<string>; lent: ReadonlyMap<string, Loan> }

const NONE: Shelf = { of: null, ids: new Set(), lent: new Map() };
const store = createStore<Shelf>(NONE);

/** Asks the server again what the person may play; without an answer the pages simply offer the game. */
export async function refreshShelf(): Promise<void> {
  const owner = session.now().user.userId;
  if (!owner) return store.set(NONE);
  const reply = await get('/v1/library').catch(() => null);
  if (!reply) return;
  const lent = reply.entries.filter(({ because }) => because === 'plan');
  const owned = reply.entries.filter(({ because }) => because !== 'plan');
  store.set({ of: owner, ids: new Set(owned.map(({ gameId }) => gameId)), lent: new Map(lent.map((entry) => [entry.gameId, entry])) });
  if (lent.length > 0) noteSubscribed(true);
}

/** Remembers a game that was just given, without asking again. */
export function putOnShelf(gameId: string): void {
  const shelf = store.get();
  store.set({ ...shelf, of: session.now().user.userId, ids: new Set([...shelf.ids, gameId]) });
}

function useKnown(): Shelf {
  const { isLoggedIn, user } = useSession();
  const shelf = useStore(store, NONE);
  const known = shelf.of === user.userId;
  useEffect(() => {
    if (isLoggedIn && !known) void refreshShelf();
  }, [isLoggedIn, known]);
  return isLoggedIn && known ? shelf : NONE;
}

/** The ids of the games that whoever is logged in owns. */
export const useShelf = (): ReadonlySet<string> => useKnown().ids;

/** How a plan lends this game to whoever is logged in; null when it does not, or when they own it. */
export function useLoan(gameId: string): Loan | null {
  return useKnown().lent.get(gameId) ?? null;
}
