import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Config } from '../../config.js';

/** Where the builds of the two browser applications lie, beside the server's own. */
const dist = join(dirname(fileURLToPath(import.meta.url)), '../../..');

const HOUR_MS = 3_600_000;

const CONSOLE_POLICY = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'self'; form-action 'self'";

/** Serves pictures, the console and the server-rendered storefront on the API's own port. */
export async function servePages(fastify: FastifyInstance, config: Config): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: config.mediaDir, prefix: '/media/', maxAge: HOUR_MS, decorateReply: false, index: false,
    // A picture drawn as SVG could carry a script; shown by address alone it may do nothing.
    setHeaders: (reply) => void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
  });
  await serveConsole(fastify);
  await serveStorefront(fastify, config);
}

/** Built assets carry their hash in the name and never change; everything else is asked about again. */
function cacheByName(reply: { header(name: string, value: string): unknown }, path: string): void {
  reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
}

async function serveConsole(fastify: FastifyInstance): Promise<void> {
  const root = join(dist, 'admin');
  if (!existsSync(root)) return;
  await fastify.register(fastifyStatic, {
    root, prefix: '/admin/', decorateReply: false, wildcard: false, cacheControl: false,
    setHeaders: (reply, path) => {
      cacheByName(reply, path);
      reply.header('content-security-policy', CONSOLE_POLICY);
      reply.header('x-frame-options', 'DENY');
    },
  });
  fastify.get('/admin', (_request, reply) => reply.redirect('/admin/', 308));
}

async function serveStorefront(fastify: FastifyInstance, config: Config): Promise<void> {
  const root = join(dist, 'storefront');
  if (!existsSync(root)) return;
  await fastify.register(fastifyStatic, { root: join(root, 'client'), prefix: '/', decorateReply: false, wildcard: false, cacheControl: false, index: false,
    setHeaders: cacheByName,
  });

  process.env.API_ORIGIN ??= `http://127.0.0.1:${config.port}`;
  process.env.BANK_ORIGIN ??= new URL(config.transbank.origin).origin;
  // React chooses its build by this word when it is first loaded, and the development build is several times slower.
  process.env.NODE_ENV ??= 'production';
  const { createRequestListener } = await import('@react-router/node');
  const build = (await import(pathToFileURL(join(root, 'server/index.js')).href)) as ServerBuild;
  const listener = createRequestListener({ build, mode: 'production' });
  const page = (request: FastifyRequest, reply: FastifyReply): void => {
    if (/^\/(v1|assets|media|dev)(\/|$)/.test(request.url.split('?')[0] ?? '')) {
      void reply.callNotFound();
      return;
    }
    reply.hijack();
    void listener(request.raw, reply.raw);
  };
  fastify.get('/*', page);
  fastify.get('/', page);
}
