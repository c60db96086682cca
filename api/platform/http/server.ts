import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { isIP } from 'node:net';
import compress from '@fastify/compress';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import type { ContextParts } from '../context.js';
import { withReadableAddresses } from '../email-address.js';
import type { Metrics } from '../observability/metrics.js';
import { correlationOf } from './access.js';
import { ORDINARY_BODY, readBodies } from './requests/bodies.js';
import { withPictureAddresses } from './picture-addresses.js';
import { ProblemFilter, type BareRoutes } from './problem.filter.js';
import { refuseForeignPages } from './requests/foreign-pages.js';
import { limitRequests } from './requests/request-limit.js';
import { API_POLICY, refuseAddress, refuseAmbiguous, refuseBytes } from './requests/unreadable.js';
import { requestChecks } from './requests/validation.js';

/** For requests that do not end. */
const LOOK_EVERY_MS = 5_000;
const ONLY_HTTPS = 'max-age=31536000';

const CORS = {
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposedHeaders: ['content-range', 'retry-after'],
  maxAge: 600,
  strictPreflight: false,
};

function originsFor(url: string, own: string, { returnOrigins, contact }: Config): string[] {
  return [own, ...returnOrigins, ...(url.startsWith('/api/v1.0/email/') ? contact.origins : [])];
}

/** Fastify as the shop wants it: strict sizes, our own request ids, no guessing of proxies. */
export function httpAdapter(config: Config): FastifyAdapter {
  const { trustProxy, requestTimeoutMs } = config;
  const options: FastifyHttpOptions<Server> = {
    bodyLimit: ORDINARY_BODY,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    // A foreign id would let a stranger tie their requests to another person's in the log.
    genReqId: () => randomUUID(),
    // Old clients post to `/v1/payment/`; a redirect would turn their POST into a GET.
    rewriteUrl: (request: { url?: string }) => (request.url ?? '/').replace(/^(\/v1\/[^?]*[^/?])\/+(\?|$)/, '$1$2'),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: Math.min(requestTimeoutMs, LOOK_EVERY_MS) },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseBytes,
  };
  const adapter = new FastifyAdapter(options);
  closeSilent(adapter.getInstance().server, requestTimeoutMs);
  // What a proxy of ours forwards is an address; anything else was written by the visitor, and counts as not said.
  adapter.getInstance().addHook('onRequest', async ({ ip, raw }) => {
    if (isIP(ip) === 0) delete raw.headers['x-forwarded-for'];
  });
  return adapter;
}

/** A connection on which nothing is ever said would keep its place for good: Node's own limits begin with a request. */
function closeSilent(server: Server, ms: number): void {
  server.on('connection', (socket) => {
    const timer = setTimeout(() => socket.bytesRead === 0 && socket.destroy(), ms).unref();
    socket.once('close', () => clearTimeout(timer));
  });
}

/** What every route shares: checks, one shape of errors, security headers, metrics. */
export async function dressUp(
  app: NestFastifyApplication,
  config: Config,
  { log, metrics }: { log: Logger; metrics: Metrics },
  contexts: readonly ContextParts[],
): Promise<void> {
  app.useGlobalPipes(requestChecks());
  const returns = new Map(
    contexts.flatMap((context) => (context.returnRoutes ?? []).map((route) => [route.path, route])),
  );
  const messages = Object.assign({}, ...contexts.map((context) => context.messages ?? {}));
  app.useGlobalFilters(new ProblemFilter(messages, bareRoutesOf(contexts), returns, log));
  const { origin } = new URL(config.publicUrl);
  // Forms on other sites may send enquiries; nothing else of the API is theirs.
  app.enableCors({
    delegator: ({ url }, done) => done(null, { ...CORS, origin: originsFor(url, origin, config) }),
  });

  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  // No client of ours sends compressed bodies. One that was unpacked but never read would block its connection for good.
  await fastify.register(compress, { globalDecompression: false, threshold: 1_400, encodings: ['gzip', 'identity'] });
  await readBodies(fastify);
  refuseForeignPages(fastify, {
    origins: new Set([origin, ...config.returnOrigins]),
    open: new Set([...returns.keys(), ...contexts.flatMap(({ postedFromElsewhere = [] }) => postedFromElsewhere)]),
  });
  fastify.setReplySerializer((answer) => withReadableAddresses(withPictureAddresses(JSON.stringify(answer), origin)));
  protectReplies(fastify, config.publicUrl.startsWith('https:'));
  limitRequests(fastify, config.requestsPerMinute);
  measureReplies(fastify, log, metrics);
}

/** Where the error body is the sentence alone. */
function bareRoutesOf(contexts: readonly ContextParts[]): BareRoutes {
  return {
    json: new Set(contexts.flatMap((context) => [...(context.plainTextRoutes ?? [])])),
    text: new Set(contexts.flatMap((context) => [...(context.sentenceRoutes ?? [])])),
  };
}

function protectReplies(fastify: FastifyInstance, isSecure: boolean): void {
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isSecure) reply.header('strict-transport-security', ONLY_HTTPS);
    reply.header('x-content-type-options', 'nosniff');
    if (/^\/(v1|api)\//.test(request.url)) reply.header('content-security-policy', API_POLICY);
    // What was answered to one person, or made for them, is nothing for a cache.
    if (request.headers.authorization || request.method === 'POST') reply.header('cache-control', 'no-store');
    refuseAmbiguous(request.raw);
  });
}

function measureReplies(fastify: FastifyInstance, log: Logger, metrics: Metrics): void {
  fastify.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    log.debug(
      {
        requestId: request.id,
        correlation: correlationOf(request),
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
