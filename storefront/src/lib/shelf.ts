import { useEffect } from 'react';
import { get } from './http';
import { session, useSession } from './session';
import { createStore, useStore } from './store';
import type { LibraryReply } from './wire';

interface Shelf { of: string | null; ids: ReadonlySet<string> }

const NONE: Shelf = { of: null, ids: new Set() };
const store = createStore<Shelf>(NONE);

/** Asks the server again which games the person owns; without an answer the pages simply offer the game. */
export async function refreshShelf(): Promise<void> {
  const owner = session.now().user.userId;
  if (!owner) return store.set(NONE);
  const reply = await get<LibraryReply>('/v1/library').catch(() => null);
  if (reply) store.set({ of: owner, ids: new Set(reply.entries.map((entry) => entry.gameId)) });
}

/** Remembers a game that was just given, without asking again. */
export function putOnShelf(gameId: string): void {
  const shelf = store.get();
  store.set({ of: session.now().user.userId, ids: new Set([...shelf.ids, gameId]) });
}

/** The ids of the games in the library of whoever is logged in. */
export function useShelf(): ReadonlySet<string> {
  const { isLoggedIn, user } = useSession();
  const shelf = useStore(store, NONE);
  const known = shelf.of === user.userId;
  useEffect(() => {
    if (isLoggedIn && !known) void refreshShelf();
  }, [isLoggedIn, known]);
  return isLoggedIn && known ? shelf.ids : NONE.ids;
}
