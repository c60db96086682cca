import { get } from '../http';
import type { GameCard } from '../wire';

const AT_ONCE = 50;

/** The games with these ids that are in the shop now, in this order. @throws HttpError, NetworkError */
export async function listedGames(ids: readonly string[]): Promise<GameCard[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, n) =>
    ids.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  );
  const replies = await Promise.all(
    parts.map((part) => get('/v1/games', { params: { query: { ids: part, size: AT_ONCE } }, anonymous: true })),
  );
  const found = new Map(replies.flatMap(({ games }) => games).map((game) => [game.id, game]));
  return ids.map((id) => found.get(id)).filter((game): game is GameCard => game !== undefined);
}
