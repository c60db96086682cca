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
import { Problem } from './problem.js';
import { ProblemFilter } from './problem.filter.js';
import { API_POLICY, refuseAddress, refuseBytes } from './unreadable.js';
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
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseBytes,
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
    strictPreflight: false,
  });

  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  // Nobody sends us compressed bodies. One that was unpacked but never read would block its connection for good.
  await fastify.register(compress, { globalDecompression: false, threshold: 1_400, encodings: ['gzip', 'identity'] });
  routesMayAllowMore(fastify);
  // The bank's return is a plain form post; an empty JSON body counts as {}.
  fastify.removeContentTypeParser('application/json');
  await fastify.register(formBody);
  readJson(fastify);
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    if (request.url.startsWith('/v1/')) reply.header('content-security-policy', API_POLICY);
    // What was answered to one person, or made for them, is nothing for a cache.
    if (request.headers.authorization || request.method === 'POST') reply.header('cache-control', 'no-store');
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

function readJson(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(body as string, acceptable));
    } catch (error) {
      done(error instanceof Problem ? error : Object.assign(new Error('unreadable JSON'), { statusCode: 400 }), undefined);
    }
  });
}

/** A NUL, or half of a character that takes two: JSON can write them, PostgreSQL and mails cannot hold them. */
const NO_CHARACTER = /\0|\p{Surrogate}/u;

/** A key that would reach into every object is dropped while reading; a text that is none is refused. */
function acceptable(key: string, value: unknown): unknown {
  if (typeof value === 'string' && NO_CHARACTER.test(value)) throw new Problem(422, 'invalid-request', { errors: [{ path: key, msg: 'must be a text' }] });
  return key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value;
}
