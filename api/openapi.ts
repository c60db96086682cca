import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import openapiTypes, { astToString } from 'openapi-typescript';
import { AppModule } from './app.module.js';
import { readConfig } from './config.js';
import { httpAdapter } from './platform/http/server.js';
import { createLogger } from './platform/observability/logger.js';

const CONTRACT = 'api/openapi.json';
const TYPES = ['storefront/src/lib/api.types.ts', 'admin/src/lib/api.types.ts'];
const HEADER = '/** What the API takes and answers. Written by `npm run openapi` from the contract; not to be edited. */\n';

/** Writes the contract and the types that the browsers' apps are checked against; `check` only tells which files are out of date. */
async function main([action = 'write']: string[]): Promise<void> {
  const contract = await contractOfTheShop();
  const types = HEADER + astToString(await openapiTypes(JSON.stringify(contract)));
  const files = new Map([[CONTRACT, `${JSON.stringify(contract, null, 2)}\n`], ...TYPES.map((file): [string, string] => [file, types])]);
  const stale = [...files].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);

  if (action === 'check') {
    if (stale.length > 0) throw new Error(`${stale.map(([file]) => file).join(', ')}: not what the API says now. \`npm run openapi\` mends it.`);
    return;
  }
  for (const [file, text] of stale) {
    writeFileSync(file, text);
    process.stdout.write(`Wrote ${file}\n`);
  }
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
