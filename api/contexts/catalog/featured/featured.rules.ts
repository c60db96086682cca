/** The home page has room for so many. */
export const MOST_FEATURED = 6;

/**
 * The featured games with this one among them. @param place from 1; null keeps the place it has, or puts it last.
 * @returns null when there is no room for one more.
 */
export function featuredWith(games: readonly string[], gameId: string, place: number | null): string[] | null {
  const known = games.indexOf(gameId);
  if (known < 0 && games.length >= MOST_FEATURED) return null;
  if (known >= 0 && place === null) return [...games];

  const others = games.filter((id) => id !== gameId);
  return others.toSpliced(place === null ? others.length : place - 1, 0, gameId);
}
