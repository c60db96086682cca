import type { FastifyInstance } from 'fastify';
import { RequestWindows } from './request-windows.js';
import { refuse } from './unreadable.js';

/** Files that a page brings along; they are read from disk and cached by browsers. */
const FILES = /^\/(?:assets|media|admin\/assets)\//;

/**
 * Answers 429 beyond so many requests of a network a minute, wide enough for a school behind one address.
 * Counts in memory, each replica by itself: a write for each request would cost more than it protects. Guesses count in the database.
 */
export function limitRequests(fastify: FastifyInstance, perMinute: number, now?: () => number): void {
  const windows = new RequestWindows(perMinute, now);
  fastify.addHook('onRequest', (request, reply, done) => {
    const seconds = FILES.test(request.url) ? 0 : windows.countOf(request.ip);
    if (seconds === 0) return done();
    refuse(request, reply.header('retry-after', seconds), 429, 'too-many-requests');
  });
}
