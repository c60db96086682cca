import { randomUUID } from 'node:crypto';
import type { Answer, Game, Player, Shop } from '../../support/shop.js';
import { rawRequest, type RawReply } from '../../support/raw.js';

export interface Ticket {
  ticket: string;
  frameUrl: string;
  frameOrigin: string;
  expiresAt: string;
  because: string;
  kind: string;
  allowsDialogs: boolean;
  totalBytes: number;
  code?: string;
}

export const PAGE = '<!doctype html><html><head><title>Prueba</title></head><body><script>go()</script></body></html>';
export const FILES = { 'index.html': PAGE, 'game.js': 'go = () => {};'.repeat(200), 'data/level 1.json': '{"a":1}' };

/** What an opened player calls itself in its heartbeats. */
export const aTab = (): { playerId: string } => ({ playerId: randomUUID() });

/** Opens a game as a person, or as a guest. */
export function opens(
  shop: Shop,
  game: Pick<Game, 'slug'>,
  player: Pick<Player, 'token'> | null,
  channel = 'live',
): Promise<Answer<Ticket>> {
  return shop.post<Ticket>(`/v1/play/${game.slug}`, { channel }, player ? { token: player.token } : {});
}

/** Where a file of an opened game lies. */
export const fileOf = ({ frameOrigin, ticket }: Pick<Ticket, 'frameOrigin' | 'ticket'>, path: string): string =>
  `${frameOrigin}/t/${ticket}/${path}`;

/** A request to a game's host, as a browser that finds it by name sends it. */
export function fetchAt(
  shop: Shop,
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawReply> {
  const { host, pathname, search } = new URL(url);
  return rawRequest(shop.url, { method, path: pathname + search, headers: { host, ...headers } });
}
