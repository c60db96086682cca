import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { fileURLToPath } from 'node:url';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.js';
import { LANGUAGES } from '../../../kernel/language.js';
import { readsGzip } from './encodings.js';
import { queuedDraw } from './draw-queue.js';
import { PageCache, type Draw, type Page, type PageRequest } from './page-cache.js';

/** Where the builds of the two browser applications lie, beside the server's own. */
const dist = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** What the storefront's build for the server gives. */
interface Storefront {
  draw: Draw;
  languageOf: (request: PageRequest) => string;
  sharedAddress: (address: string) => string | null;
}

/** What most visitors see first. */
const FIRST_PAGES = ['/', '/games', '/subscription'];

const HOUR_MS = 3_600_000;

/** Answers a request with a page of the storefront, drawn for it alone and kept by no one. */
type DrawPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: { path: string; status: number; context: object },
) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Missing where no storefront is built. */
    drawPage?: DrawPage;
  }
}

/** The storefront gives its own pages the same; only what a page may load differs. */
const CONSOLE_HEADERS = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'self'; form-action 'self'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
};

/** Serves pictures, the console and the server-rendered storefront on the API's own port. @param catalogue its edition, with which drawn pages change */
export async function servePages(
  fastify: FastifyInstance,
  config: Config,
  catalogue: () => Promise<string>,
): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: config.mediaDir,
    prefix: '/media/',
    maxAge: HOUR_MS,
    decorateReply: false,
    index: false,
    // A picture drawn as SVG could carry a script; shown by address alone it may do nothing.
    setHeaders: (reply) =>
      void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
  });
  await serveConsole(fastify);
  await serveStorefront(fastify, config, catalogue);
}

/** Files as the build left them, each beside what brotli and gzip made of it. */
const BUILT = {
  decorateReply: false as const,
  wildcard: false,
  cacheControl: false,
  preCompressed: true,
  globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
};

/** Built assets carry their hash in the name and never change; everything else is request about again. */
function cacheByName(reply: { header(name: string, value: string): unknown }, path: string): void {
  reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** Serves a build. Its hundreds of assets share one route: two for each were a part of every start. */
async function serveBuild(
  fastify: FastifyInstance,
  build: FastifyStaticOptions & { root: string; prefix: string },
): Promise<void> {
  await fastify.register(fastifyStatic, { ...BUILT, ...build });
  await fastify.register(fastifyStatic, {
    ...BUILT,
    ...build,
    root: join(build.root, 'assets'),
    prefix: `${build.prefix}assets/`,
    wildcard: true,
    index: false,
    allowedPath: (path) => !/\.(br|gz)$/.test(path),
  });
}

async function serveConsole(fastify: FastifyInstance): Promise<void> {
  const root = join(dist, 'admin');
  if (!existsSync(root)) return;
  const setHeaders: FastifyStaticOptions['setHeaders'] = (reply, path) => {
    cacheByName(reply, path);
    for (const [name, value] of Object.entries(CONSOLE_HEADERS)) reply.header(name, value);
  };
  await serveBuild(fastify, { root, prefix: '/admin/', setHeaders });
  fastify.get('/admin', (_request, reply) => reply.redirect('/admin/', 308));
  // People write its pages down without the hash that stands before them; the console itself says which it does not have.
  fastify.get<{ Params: { '*': string } }>('/admin/*', (request, reply) => {
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    return isPage ? reply.redirect(`/admin/#/${encodeURI(request.params['*'])}`) : reply.callNotFound();
  });
}

async function serveStorefront(
  fastify: FastifyInstance,
  config: Config,
  catalogue: () => Promise<string>,
): Promise<void> {
  const root = join(dist, 'storefront');
  if (!existsSync(root)) return;
  await serveBuild(fastify, { root: join(root, 'client'), prefix: '/', index: false, setHeaders: cacheByName });

  process.env.API_ORIGIN ??= `http://127.0.0.1:${config.port}`;
  process.env.BANK_ORIGIN ??= new URL(config.transbank.origin).origin;
  process.env.GAME_ORIGINS ??= `${new URL(config.publicUrl).protocol}//*.${config.gamesHost}`;
  const load = createRequire(import.meta.url);
  const { origin } = new URL(config.publicUrl);
  let opened: { draw: Draw; cache: PageCache } | undefined;
  // Loaded with the first page: a test's server that only answers the API does without.
  const open = (): { draw: Draw; cache: PageCache } => {
    const { draw, languageOf, sharedAddress } = load(join(root, 'server/index.cjs')) as Storefront;
    const drawn = queuedDraw(draw);
    return (opened = {
      draw: drawn,
      cache: new PageCache(drawn, { shared: sharedAddress, language: languageOf, catalogue }),
    });
  };
  if (config.warmPages) drawFirstPages(fastify, origin, () => open().cache);
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (/^\/(v1|api|assets|media|dev)(\/|$)/.test(request.url.split('?')[0] ?? '')) {
      reply.callNotFound();
      return reply;
    }
    const { draw, cache } = opened ?? open();
    const zip = readsGzip([request.headers['accept-encoding']].join());
    const page = await cache.find(asPageRequest(request, origin), zip);
    return page
      ? sendPage(reply, page)
      : answerWith(reply, await draw(asRequest(request, reply, origin + request.url)));
  };
  for (const path of ['/', '/*']) fastify.get(path, answer);
  const drawAgain: Draw = (request, context) => (opened ?? open()).draw(request, context);
  fastify.decorate('drawPage', pageDrawer(origin, drawAgain));
}

function pageDrawer(origin: string, draw: Draw): DrawPage {
  return async (request, reply, { path, status, context }) => {
    const page = await draw(asRequest(request, reply, origin + path), context);
    const headers = new Headers(page.headers);
    headers.set('cache-control', 'no-store');
    answerWith(reply, new Response(page.body, { status: page.ok ? status : page.status, headers }));
  };
}

/** Once the server listens: a page asks it for what it shows. */
function drawFirstPages(fastify: FastifyInstance, origin: string, cache: () => PageCache): void {
  fastify.addHook('onListen', () => {
    const addresses = FIRST_PAGES.map((path) => origin + path);
    // What could not be drawn now, the first visitor draws.
    cache()
      .warm(addresses, LANGUAGES)
      .catch(() => undefined);
  });
}

/** The shop's own address, as for a page that is drawn, and the headers that tell of which page there is. */
function asPageRequest({ url, headers }: FastifyRequest, origin: string): PageRequest {
  return { url: origin + url, headers: { get: (name) => [headers[name] ?? []].flat().join(', ') || null } };
}

/** What the storefront is asked for: an address of the shop, never the Host header's, and the end of the wait when the visitor leaves. */
function asRequest({ raw, headers }: FastifyRequest, reply: FastifyReply, address: string): Request {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith('content-') ? [] : [value ?? []].flat().map((text): [string, string] => [name, text]),
  );
  return new Request(address, { method: raw.method === 'HEAD' ? 'HEAD' : 'GET', headers: sent, signal: left.signal });
}

function answerWith(reply: FastifyReply, { status, headers, body }: Response): FastifyReply {
  sendHeaders(reply, headers);
  return reply.status(status).send(body ? Readable.fromWeb(body as ReadableStream) : undefined);
}

function sendPage(reply: FastifyReply, { status, headers, body }: Page): FastifyReply {
  sendHeaders(reply, [...headers, ['vary', 'Accept-Encoding']]);
  return reply.status(status).send(body);
}

/** What varies by our own headers goes on doing so. */
function sendHeaders(reply: FastifyReply, headers: Iterable<readonly [string, string]>): void {
  for (const [name, value] of headers)
    reply.header(name, name === 'vary' ? [reply.getHeader('vary') ?? [], value].flat().join(', ') : value);
}
