import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';
import { contexts, migrations } from './contexts.js';
import { prepareDatabase } from './platform/database/prepare.js';
import { EventStore } from './platform/event-store/event-store.js';
import { ProjectionBuilder, type RebuildProgress } from './platform/event-store/rebuild.js';
import { dressUp, httpAdapter } from './platform/http/server.js';
import { servePages } from './platform/http/pages.js';
import { NestLog } from './platform/observability/logger.js';
import { Metrics } from './platform/observability/metrics.js';
import { eventTypesOf, projectionsOf } from './platform/platform.module.js';

/** Brings the database to this release's shape; safe to run from several processes at once. */
export async function prepareShop(config: Config, onProgress?: (progress: RebuildProgress) => void): Promise<void> {
  const types = eventTypesOf(contexts);
  const projections = projectionsOf(contexts);
  await prepareDatabase(config.databaseUrl, { entities: [], migrations }, config.redisUrl === null, async (owner) => {
    const store = new EventStore(owner, types, projections);
    await store.refuseUnknownTypes();
    await new ProjectionBuilder(owner, store).prepare(projections.all, onProgress);
  });
}

/** The shop over HTTP, not yet listening. */
export async function createShop(config: Config, log: Logger): Promise<NestFastifyApplication> {
  await mkdir(config.mediaDir, { recursive: true });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(config, log), httpAdapter(config), { logger: new NestLog(log), abortOnError: false, bodyParser: false });
  await dressUp(app, config, log, app.get(Metrics), contexts);
  SwaggerModule.setup('v1/docs', app, () => openApi(app), { jsonDocumentUrl: 'v1/openapi.json' });
  await servePages(app.getHttpAdapter().getInstance() as unknown as FastifyInstance, config);
  return app;
}

/** The contract as a document. */
export function openApi(app: NestFastifyApplication): OpenAPIObject {
  const description = new DocumentBuilder().setTitle('Ludoteca').setDescription('The shop over HTTP. Amounts are whole Chilean pesos, instants ISO 8601 in UTC.').setVersion('1').addBearerAuth().build();
  return withSortedEnums(SwaggerModule.createDocument(app, description));
}

/** The compiler lists the words of a union in the order in which it met them, which an edit anywhere may change. */
function withSortedEnums(document: OpenAPIObject): OpenAPIObject {
  return JSON.parse(JSON.stringify(document, (key, value: unknown) => (key === 'enum' && Array.isArray(value) ? value.toSorted() : value))) as OpenAPIObject;
}
