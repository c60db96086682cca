import type { Pesos } from '../../kernel/money.js';

export const NEWS_KINDS = ['price-drop', 'release', 'in-plan'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** A game as its shop shows it, or as a person was last told. */
export interface GameStatus {
  price: Pesos;
  /** In the shop, with something to play or download. */
  isListed: boolean;
  isInPlan: boolean;
}

/** The one thing worth a mail; null for nothing. Release comes first: it says the price too. */
export function newsOf(known: GameStatus, now: GameStatus): NewsKind | null {
  if (!now.isListed) return null;
  if (!known.isListed) return 'release';
  if (now.isInPlan && !known.isInPlan) return 'in-plan';
  return now.price < known.price ? 'price-drop' : null;
}

/** What the person knows afterwards. While a game is not on sale its price says nothing. */
export function knownAfter(known: GameStatus, now: GameStatus): GameStatus {
  return now.isListed ? { ...now } : { ...known, isListed: false };
}
