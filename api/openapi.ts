import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import { readConfig } from './config.js';
import { httpAdapter } from './platform/http/server.js';
import { createLogger } from './platform/observability/logger.js';

const CONTRACT = 'api/openapi.json';

/** Writes the contract; `check` only reports whether it is out of date. */
async function main([action = 'write']: string[]): Promise<void> {
  const contract = `${JSON.stringify(await contractOfTheShop(), null, 2)}\n`;
  if (existsSync(CONTRACT) && readFileSync(CONTRACT, 'utf8') === contract) return;
  if (action === 'check') throw new Error(`${CONTRACT}: not what the API says now. Run \`npm run openapi\`.`);

  writeFileSync(CONTRACT, contract);
  process.stdout.write(`Wrote ${CONTRACT}\n`);
}

/** The document of the shop as it is built; no database is opened, nothing is asked and nobody listened to. */
async function contractOfTheShop(): Promise<OpenAPIObject> {
  // Our own environment is left out: the contract is the same for everybody.
  const config = readConfig({ DATABASE_URL: 'postgres://nobody@localhost/nothing' });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(config, createLogger('silent')), httpAdapter(config), { preview: true, abortOnError: false, logger: false });
  const description = new DocumentBuilder().setTitle('Ludoteca').setDescription('The shop over HTTP. Amounts are whole Chilean pesos, instants ISO 8601 in UTC.').setVersion('1').addBearerAuth().build();
  const document = withSortedEnums(SwaggerModule.createDocument(app, description));
  return { ...document, paths: byName(document.paths), components: { ...document.components, schemas: byName(document.components?.schemas ?? {}) } };
}

/** The compiler lists the words of a union in the order in which it met them, which an edit anywhere may change. */
function withSortedEnums(document: OpenAPIObject): OpenAPIObject {
  return JSON.parse(JSON.stringify(document, (key, value: unknown) => (key === 'enum' && Array.isArray(value) ? value.toSorted() : value))) as OpenAPIObject;
}

const byName = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
