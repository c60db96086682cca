import { onSession } from '../../lib/session/session';
import { hasWishesFor, keptWishlist } from './kept-wishlist';

/** Reads what visitors wished in this browser, and gives it to the account of who logs in. */
export function startKeptWishlist(): void {
  keptWishlist.start();
  let known: string | null = null;
  onSession(({ verifying, user: { userId } }) => {
    if (verifying || userId === known) return;
    known = userId;
    if (userId && hasWishesFor(userId))
      void import('./wishlist').then((file) => file.mergeKeptWishlist()).catch(() => undefined);
  });
}
