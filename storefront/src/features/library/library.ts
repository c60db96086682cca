import { useEffect } from 'react';
import { get } from '../../lib/http';
import { noteSubscribed, session, settledSession, useSession } from '../../lib/session/session';
import { createStore, useStore } from '../../lib/store';
import type { LibraryEntry } from '../../lib/wire';

/** How long a plan lends its games: until when, unless it renews. */
export type Loan = Pick<LibraryEntry, 'until' | 'renews'>;

interface Library {
  of: string | null;
  ids: ReadonlySet<string>;
  lent: ReadonlyMap<string, Loan>;
}

const NONE: Library = { of: null, ids: new Set(), lent: new Map() };
const store = createStore<Library>(NONE);

/** Asks the server again what the person may play; without an answer the pages simply offer the game. */
export async function refreshLibrary(): Promise<void> {
  const owner = session.now().user.userId;
  if (!owner) return store.set(NONE);
  const before = store.get();
  const reply = await get('/v1/library').catch(() => null);
  if (!reply) return;
  // A game that was given meanwhile may be missing in this answer.
  if (store.get() !== before) return refreshLibrary();
  const lent = reply.entries.filter(({ because }) => because === 'plan');
  const owned = reply.entries.filter(({ because }) => because !== 'plan');
  store.set({
    of: owner,
    ids: new Set(owned.map(({ gameId }) => gameId)),
    lent: new Map(lent.map((entry) => [entry.gameId, entry])),
  });
  if (lent.length > 0) noteSubscribed(true);
}

/** The games that the person owns by now: other devices and codes may have added some. Without an answer, those known before. */
export async function ownedNow(): Promise<ReadonlySet<string>> {
  await settledSession();
  await refreshLibrary();
  const { of, ids } = store.get();
  return of === session.now().user.userId ? ids : NONE.ids;
}

let underWay: Promise<void> | null = null;

/** Each card of a page wants to know it at once: one question is for all. */
function learnLibrary(): Promise<void> {
  underWay ??= refreshLibrary().finally(() => {
    underWay = null;
  });
  return underWay;
}

/** Remembers a game that was just given, without asking again. */
export function addToLibrary(gameId: string): void {
  const library = store.get();
  const owner = session.now().user.userId;
  if (library.of === owner) store.set({ ...library, ids: new Set([...library.ids, gameId]) });
  else void refreshLibrary();
}

function useKnown(): Library {
  const { isLoggedIn, user } = useSession();
  const library = useStore(store, NONE);
  const known = library.of === user.userId;
  useEffect(() => {
    if (isLoggedIn && !known) void learnLibrary();
  }, [isLoggedIn, known]);
  return isLoggedIn && known ? library : NONE;
}

/** The ids of the games that the person logged in owns. */
export const useLibrary = (): ReadonlySet<string> => useKnown().ids;

/** How a plan lends this game to the person logged in; null when it does not, or when they own it. */
export function useLoan(gameId: string): Loan | null {
  return useKnown().lent.get(gameId) ?? null;
}
