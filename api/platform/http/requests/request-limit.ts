import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../../kernel/network.js';
import { refuse } from './unreadable.js';

const WINDOW_MS = 60_000;
/** So many networks are remembered; the longest silent is forgotten first. */
const NETWORKS = 50_000;
/** Files that a page brings along; they are read from disk and cached by browsers. */
const FILES = /^\/(?:assets|media|admin\/assets)\//;
/** The server's own calls while it draws pages, and its health checks. */
const OWN = new Set(['127.0.0.1', '0:0:0:0::/64']);

interface Window {
  from: number;
  requests: number;
}

/**
 * Answers 429 beyond so many requests of a network a minute, wide enough for a school behind one address.
 * Counts in memory, each replica by itself: a write for each request would cost more than it protects. Guesses count in the database.
 */
export function limitRequests(fastify: FastifyInstance, perMinute: number, now: () => number = Date.now): void {
  const windows = new LRUCache<string, Window>({ max: NETWORKS });
  fastify.addHook('onRequest', (request, reply, done) => {
    const network = networkOf(request.ip);
    if (OWN.has(network) || FILES.test(request.url)) return done();
    const before = windows.get(network);
    const current = before && now() - before.from < WINDOW_MS ? before : { from: now(), requests: 0 };
    current.requests++;
    windows.set(network, current);
    if (current.requests <= perMinute) return done();
    const seconds = Math.max(1, Math.ceil((current.from + WINDOW_MS - now()) / 1_000));
    refuse(request, reply.header('retry-after', seconds), 429, 'too-many-requests');
  });
}
