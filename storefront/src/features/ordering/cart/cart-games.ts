import { get } from '../../../lib/http';
import type { GameCard } from '../../../lib/wire';

export interface CartGames {
  games: GameCard[];
  /** Off sale, or not to be played yet. */
  gone: string[];
}

const AT_ONCE = 50;

/** The games of a cart as they are sold now, in the cart's order; what cannot be bought is told apart. */
export async function gamesOfCart(ids: readonly string[]): Promise<CartGames> {
  if (ids.length === 0) return { games: [], gone: [] };
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, n) =>
    ids.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  );
  const replies = await Promise.all(
    parts.map((part) => get('/v1/games', { params: { query: { ids: part, size: AT_ONCE } }, anonymous: true })),
  );
  const sold = replies.flatMap((reply) => reply.games).filter(({ announced }) => !announced);
  const found = new Map(sold.map((game) => [game.id, game]));
  return {
    games: ids.map((id) => found.get(id)).filter((game): game is GameCard => game !== undefined),
    gone: ids.filter((id) => !found.has(id)),
  };
}

/** What of a cart can still be bought: a game that its person owns is paid for once. */
export const unowned = (ids: readonly string[], owned: ReadonlySet<string>): string[] =>
  ids.filter((id) => !owned.has(id));

export const sumOf = (games: readonly { price: number }[]): number => games.reduce((sum, game) => sum + game.price, 0);

/** The part of a price that is not VAT, in whole pesos, as the receipt will state it. */
export const netOf = (gross: number): number => Math.floor((200 * gross + 119) / 238);
