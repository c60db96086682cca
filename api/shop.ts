import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';
import { CatalogQueries } from './contexts/catalog/index.js';
import { GameHost } from './contexts/play/index.js';
import { contexts, migrations } from './contexts.js';
import { prepareDatabase } from './platform/database/prepare.js';
import { relayOf } from './platform/event-store/effects.js';
import { EventStore } from './platform/event-store/event-store.js';
import { registerReader } from './platform/event-store/feed.js';
import { ProjectionBuilder, type RebuildProgress } from './platform/event-store/rebuild.js';
import { refuseRestoredLog } from './platform/event-store/restored-log.js';
import { Draining } from './platform/http/draining.js';
import { serveDocs } from './platform/http/docs.js';
import { keepHashedFiles } from './platform/http/pages/hashed-files.js';
import { dressUp, httpAdapter } from './platform/http/server.js';
import { servePages } from './platform/http/pages/pages.js';
import { NestLog } from './platform/observability/logger.js';
import { Metrics } from './platform/observability/metrics.js';
import { eventTypesOf, projectionsOf } from './platform/platform.module.js';

/** Brings the database to this release's shape; safe to run from several processes at once. */
export async function prepareShop(config: Config, onProgress?: (progress: RebuildProgress) => void): Promise<void> {
  const types = eventTypesOf(contexts);
  const projections = projectionsOf(contexts);
  await prepareDatabase(config.database, { entities: [], migrations }, config.redisUrl === null, async (owner) => {
    const store = new EventStore(owner, types, projections);
    await refuseRestoredLog(owner);
    await store.refuseUnknownTypes();
    // Every process, so that a new rule misses nothing that this release writes before its first worker is there.
    await registerReader(owner, relayOf(contexts.flatMap((context) => [...(context.effectRules ?? [])])));
    await new ProjectionBuilder(owner, store).prepare(projections.all, onProgress);
  });
}

/** The shop over HTTP, not yet listening. */
export async function createShop(config: Config, log: Logger): Promise<NestFastifyApplication> {
  await mkdir(config.mediaDir, { recursive: true });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(config, log), httpAdapter(config), {
    logger: new NestLog(log),
    abortOnError: false,
    bodyParser: false,
  });
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  app.get(GameHost).listen(fastify);
  await dressUp(app, config, { log, metrics: app.get(Metrics) }, contexts);
  app.get(Draining).hangUpPolitely(fastify);
  serveDocs(fastify);
  keepHashedFiles(fastify);
  await servePages(fastify, config, () => app.get(CatalogQueries).edition());
  return app;
}
