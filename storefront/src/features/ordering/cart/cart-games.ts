import { listedGames } from '../../../lib/games/listed-games';
import type { GameCard } from '../../../lib/wire';

export interface CartGames {
  games: GameCard[];
  /** Off sale, or not to be played yet. */
  gone: string[];
}

/** The games of a cart as they are sold now, in the cart's order; what cannot be bought is told apart. */
export async function gamesOfCart(ids: readonly string[]): Promise<CartGames> {
  const games = (await listedGames(ids)).filter(({ announced }) => !announced);
  const sold = new Set(games.map(({ id }) => id));
  return { games, gone: ids.filter((id) => !sold.has(id)) };
}

/** What of a cart can still be bought: a game that its person owns is paid for once. */
export const unowned = (ids: readonly string[], owned: ReadonlySet<string>): string[] =>
  ids.filter((id) => !owned.has(id));

export const sumOf = (games: readonly { price: number }[]): number => games.reduce((sum, game) => sum + game.price, 0);

/** The part of a price that is not VAT, in whole pesos, as the receipt will state it. */
export const netOf = (gross: number): number => Math.floor((200 * gross + 119) / 238);
