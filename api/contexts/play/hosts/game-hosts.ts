import { createHash } from 'node:crypto';

const LABEL = /^[a-z0-9]+(--?[a-z0-9]+)*$/;
/** A name between two dots has 63 signs at most. */
const SLUG_SIGNS = 48;

/**
 * What a game's host is called: one per game and person, so that two people on one computer never meet each other's progress.
 * Guests share the plain one. Two games cannot tell by it that they have the same player.
 */
export function hostLabel(slug: string, personId: string | null): string {
  if (!personId) return slug;
  // Without a key: what a browser keeps outlives every change of secrets, and ids of people are random.
  const person = createHash('sha256').update(`game-host ${slug} ${personId}`).digest('hex').slice(0, 12);
  return `${slug.slice(0, SLUG_SIGNS).replace(/-$/, '')}--${person}`;
}

/** Where a game lives, apart from the shop and from every other game. @param gamesHost such as `games.shop.example:8080` */
export function originOf(label: string, publicUrl: string, gamesHost: string): string {
  return `${publicUrl.slice(0, publicUrl.indexOf('//'))}//${label}.${gamesHost}`;
}

/**
 * Which host a request came to: its label, `unknown` for another name below the games' host, null for any other.
 * The port is not looked at: a proxy may forward to another one.
 */
export function gameOfHost(host: string | undefined, gamesHost: string): { label: string } | 'unknown' | null {
  const [name, games] = [host ?? '', gamesHost].map((text) => text.toLowerCase().replace(/\.?(:\d+)?$/, ''));
  if (name === games) return 'unknown';
  if (!name?.endsWith(`.${games}`)) return null;
  const label = name.slice(0, -`.${games}`.length);
  return LABEL.test(label) ? { label } : 'unknown';
}
