const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Where a game lives, apart from the shop and from every other game. @param gamesHost such as `games.shop.example:8080` */
export function originOf(slug: string, publicUrl: string, gamesHost: string): string {
  return `${publicUrl.slice(0, publicUrl.indexOf('//'))}//${slug}.${gamesHost}`;
}

/**
 * Whose host a request came to: a game's slug, `unknown` for another name below the games' host, null for any other.
 * The port is not looked at: a proxy may forward to another one.
 */
export function gameOfHost(host: string | undefined, gamesHost: string): { slug: string } | 'unknown' | null {
  const [name, games] = [host ?? '', gamesHost].map((text) => text.toLowerCase().replace(/\.?(:\d+)?$/, ''));
  if (name === games) return 'unknown';
  if (!name?.endsWith(`.${games}`)) return null;
  const slug = name.slice(0, -`.${games}`.length);
  return SLUG.test(slug) ? { slug } : 'unknown';
}
