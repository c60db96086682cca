import { useEffect } from 'react';
import { get, put, remove } from '../../lib/http';
import { session, useSession } from '../../lib/session/session';
import { createStore, useStore } from '../../lib/store';
import type { Wishlist } from '../../lib/wire';

interface Wishes {
  of: string | null;
  ids: ReadonlySet<string>;
}

const NONE: Wishes = { of: null, ids: new Set() };
const store = createStore<Wishes>(NONE);
let requestedFor: string | null = null;

/** Keeps what the server just said of the list. */
export function noteWishlist(list: Wishlist): void {
  store.set({ of: session.now().user.userId, ids: new Set(list.games.map(({ gameId }) => gameId)) });
}

/** Puts a game on the list or takes it off. @throws HttpError, NetworkError */
export async function wish(gameId: string, isWished: boolean): Promise<void> {
  const at = { params: { path: { gameId } } };
  noteWishlist(
    isWished ? await put('/v1/wishlist/games/{gameId}', at) : await remove('/v1/wishlist/games/{gameId}', at),
  );
}

/** The ids of the games that the person logged in wants; asked for once. */
export function useWishes(): ReadonlySet<string> {
  const { isLoggedIn, user } = useSession();
  const wishes = useStore(store, NONE);
  const isKnown = wishes.of === user.userId;
  useEffect(() => {
    if (!isLoggedIn || isKnown || requestedFor === user.userId) return;
    requestedFor = user.userId;
    get('/v1/wishlist').then(
      // What was pressed meanwhile has been answered with a newer list.
      (list) => store.get() === wishes && noteWishlist(list),
      () => (requestedFor = null),
    );
  }, [isLoggedIn, isKnown, user.userId, wishes]);
  return isLoggedIn && isKnown ? wishes.ids : NONE.ids;
}
