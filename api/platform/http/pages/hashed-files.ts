import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';

const HASHED = /^\/media\/[^?]*\.[0-9a-f]{16}\.\w+(\?|$)/;
const FOREVER = 'public, max-age=31536000, immutable';

/** A file's name with the hash of its content: another content has another name. `cover.svg` becomes `cover.1f0c….svg`. */
export function hashedName(name: string, content: Uint8Array): string {
  const extension = extname(name);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return `${name.slice(0, name.length - extension.length)}.${hash}${extension}`;
}

/** Browsers keep pictures that are named by their hash for a year; those with a plain name may change. */
export function keepHashedFiles(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async ({ url }, reply) => {
    if (HASHED.test(url) && (reply.statusCode < 300 || reply.statusCode === 304))
      reply.header('cache-control', FOREVER);
  });
}
