import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.js';
import type { Instant } from '../../kernel/instant.js';
import { languageOf, PLATFORM_MESSAGES } from './messages.js';
import { httpAdapter } from './server.js';

/** What a balancer shows too while no server is up. */
const PAGE = join(dirname(fileURLToPath(import.meta.url)), '../../../storefront/client/maintenance.html');
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const CODE = 'closed-for-maintenance';
/** Maintenance that lasts longer than expected ends soon. */
const SHORTEST_WAIT_S = 60;

/** Until when clients should wait, in seconds. @param nowMs as `Date.now()` */
export const secondsUntil = (until: Instant, nowMs: number): number =>
  Math.max(SHORTEST_WAIT_S, Math.ceil((Date.parse(until) - nowMs) / 1_000));

/**
 * A server that answers everything with 503: browsers get a page in both languages, programs `{ message, code }`. Balancers keep
 * sending people here, since health checks are answered well. Not yet listening; it opens no database.
 */
export async function closedShop(config: Config, until: Instant): Promise<FastifyInstance> {
  const page = await readFile(PAGE);
  const fastify = httpAdapter(config).getInstance() as unknown as FastifyInstance;
  fastify.get('/v1/health', () => ({ status: 'ok' }));
  fastify.get('/v1/health/ready', () => ({ ready: true }));
  fastify.addHook('onRequest', async (request, reply) => {
    if (/^\/v1\/health(\/ready)?(\?|$)/.test(request.url)) return;
    void reply
      .status(503)
      .header('retry-after', String(secondsUntil(until, Date.now())))
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff');
    return answer(request, reply, page);
  });
  return fastify;
}

function answer({ headers }: FastifyRequest, reply: FastifyReply, page: Buffer): FastifyReply {
  if (headers.accept?.includes('text/html'))
    return reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page);
  const language = languageOf(headers['accept-language']);
  return reply
    .header('content-language', language)
    .header('vary', 'accept, accept-language')
    .send({ message: PLATFORM_MESSAGES[CODE]?.[language], code: CODE });
}
