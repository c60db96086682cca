import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './unreadable.js';

/** The API, and the pages of a demonstration that turn its clock or choose an account. */
const CHANGES = /^\/(?:v1|dev)\//;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Doors {
  /** Origins whose pages may call the API: the shop's own, and those that people may return to. */
  origins: ReadonlySet<string>;
  /** Paths to which pages of other sites post, such as the bank's, or with `/` at the end all below; these check what they are sent. */
  open: ReadonlySet<string>;
}

/**
 * Answers 403 `foreign-page` to a page of another site, or of a game, that wants to change something. Clients that are no browsers send neither header.
 * A game's host is the same site as the shop: cookies marked Lax or Strict come along from there.
 */
export function refuseForeignPages(fastify: FastifyInstance, doors: Doors): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (isForeign(request, doors)) refuse(request, reply, 403, 'foreign-page');
    else done();
  });
}

function isForeign({ method, url, headers }: FastifyRequest, { origins, open }: Doors): boolean {
  const path = url.split('?')[0] ?? '';
  if (READS.has(method) || !CHANGES.test(path)) return false;
  if (open.has(path) || open.has(path.slice(0, path.lastIndexOf('/') + 1))) return false;
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin' || site === 'none') return false;
  if (origin !== undefined) return !origins.has(origin);
  return site !== undefined;
}
