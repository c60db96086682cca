import { createKeptIds } from '../../lib/store';

export const MOST_KEPT = 100;

/** The games that a visitor wants, kept in this browser until a person logs in here. */
export const keptWishlist = createKeptIds('wishlist', MOST_KEPT);
export const useKeptWishlist = keptWishlist.useIds;

/** What was wished here before this person logged in, and is not in the account yet. */
export const wishesFor = (personId: string) => createKeptIds(`wishlist:${personId}`);

export const hasWishesFor = (personId: string): boolean =>
  keptWishlist.newest().length > 0 || wishesFor(personId).newest().length > 0;
