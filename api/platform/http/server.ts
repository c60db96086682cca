import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import formBody from '@fastify/formbody';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import type { ContextParts } from '../context.js';
import type { Metrics } from '../observability/metrics.js';
import { correlationOf } from './access.js';
import { ProblemFilter } from './problem.filter.js';
import { requestChecks } from './validation.js';

const MEGABYTE = 1_048_576;

/** Fastify as the shop wants it: strict sizes, our own request ids, no guessing of proxies. */
export function httpAdapter(config: Config): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: MEGABYTE,
    trustProxy: config.trustProxy,
    // A foreign id would let a stranger tie his requests to somebody else's in the log.
    genReqId: () => randomUUID(),
    // Old clients post to `/v1/payment/`; a redirect would turn their POST into a GET.
    rewriteUrl: (request: { url?: string }) => (request.url ?? '/').replace(/^(\/v1\/[^?]*[^/?])\/+(\?|$)/, '$1$2'),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    forceCloseConnections: 'idle',
  });
}

/** What every route shares: checks, one shape of errors, security headers, metrics. */
export async function dressUp(app: NestFastifyApplication, config: Config, log: Logger, metrics: Metrics, contexts: readonly ContextParts[]): Promise<void> {
  const messages = Object.assign({}, ...contexts.map((context) => context.messages ?? {}));
  const plainText = new Set(contexts.flatMap((context) => [...(context.plainTextRoutes ?? [])]));
  app.useGlobalPipes(requestChecks());
  app.useGlobalFilters(new ProblemFilter(messages, plainText, log));
  app.enableCors({
    origin: [new URL(config.publicUrl).origin, ...config.returnOrigins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['content-range', 'retry-after'],
    maxAge: 600,
  });

  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  await fastify.register(compress, { global: true, threshold: 1_400, encodings: ['gzip', 'identity'] });
  routesMayAllowMore(fastify);
  // The bank's return is a plain form post; an empty JSON body counts as {}.
  fastify.removeContentTypeParser('application/json');
  await fastify.register(formBody);
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(body as string, withoutPrototypes));
    } catch {
      done(Object.assign(new Error('unreadable JSON'), { statusCode: 400 }), undefined);
    }
  });
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    if (request.url.startsWith('/v1/')) reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
  fastify.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    log.debug({ requestId: request.id, correlation: correlationOf(request), method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}

/** A route that says `BodyLimit` takes larger bodies than the others. */
function routesMayAllowMore(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit) route.bodyLimit = bodyLimit;
  });
}

/** A key that would reach into every object is dropped while reading. */
function withoutPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value;
}
