import { useEffect } from 'react';
import { get, HttpError, isDeadLink, put, remove } from '../../lib/http';
import { session, useSession } from '../../lib/session/session';
import { createStore, useStore } from '../../lib/store';
import type { Wishlist } from '../../lib/wire';
import { keptWishlist, useKeptWishlist, wishesFor } from './kept-wishlist';

interface Wishes {
  of: string | null;
  ids: ReadonlySet<string>;
}

const AT_ONCE = 5;
const NONE: Wishes = { of: null, ids: new Set() };
const store = createStore<Wishes>(NONE);
let requestedFor: string | null = null;

/** Keeps what the server just said of the list. */
export function noteWishlist(list: Wishlist): void {
  store.set({ of: session.now().user.userId, ids: new Set(list.games.map(({ gameId }) => gameId)) });
}

let underWay: Promise<void> | null = null;

/** Adds what was wished here without an account to the account logged in; what the shop could not be reached for waits. */
export function mergeKeptWishlist(): Promise<void> {
  underWay ??= merge().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function merge(): Promise<void> {
  const { userId } = session.now().user;
  if (!userId) return;
  const own = wishesFor(userId);
  // From here on it is this person's: who uses the browser next neither sees nor inherits it.
  const kept = keptWishlist.newest();
  if (kept.length > 0) {
    // Removed first: a full storage has room for them then.
    keptWishlist.remove(...kept);
    own.add(...kept);
  }
  for (;;) {
    const some = own.newest().slice(0, AT_ONCE);
    if (some.length === 0 || session.now().user.userId !== userId) return;
    const done = await Promise.all(some.map(isSettled));
    own.remove(...some.filter((_, n) => done[n]));
    if (!done.every(Boolean)) return;
  }
}

/** Whether nothing is left to do: the game is on the list, or never will be. */
async function isSettled(gameId: string): Promise<boolean> {
  try {
    await put('/v1/wishlist/games/{gameId}', { params: { path: { gameId } } });
    return true;
  } catch (problem) {
    const isSignedOut = problem instanceof HttpError && problem.status === 401;
    return isDeadLink(problem) && !isSignedOut;
  }
}

/** The list of the person logged in, with what was wished here before. @throws HttpError, NetworkError */
export async function ownWishlist(): Promise<Wishlist> {
  await mergeKeptWishlist();
  return get('/v1/wishlist');
}

/** Puts a game on the list or takes it off. @throws HttpError, NetworkError */
export async function wish(gameId: string, isWished: boolean): Promise<void> {
  const at = { params: { path: { gameId } } };
  noteWishlist(
    isWished ? await put('/v1/wishlist/games/{gameId}', at) : await remove('/v1/wishlist/games/{gameId}', at),
  );
}

/** Whether a game is on the list of the person logged in, which is read once, or on the one kept in this browser. */
export function useIsWished(gameId: string): boolean {
  const { isLoggedIn, user } = useSession();
  const wishes = useStore(store, NONE);
  const kept = useKeptWishlist();
  const isKnown = wishes.of === user.userId;
  useEffect(() => {
    if (!isLoggedIn || isKnown || requestedFor === user.userId) return;
    requestedFor = user.userId;
    ownWishlist().then(
      // What was pressed meanwhile has been answered with a newer list.
      (list) => store.get() === wishes && noteWishlist(list),
      () => (requestedFor = null),
    );
  }, [isLoggedIn, isKnown, user.userId, wishes]);
  return isLoggedIn ? isKnown && wishes.ids.has(gameId) : kept.includes(gameId);
}
