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
const ABOUT = `The shop over HTTP.

**Values.** Amounts are whole Chilean pesos, prices with VAT, instants ISO 8601 in UTC, days \`YYYY-MM-DD\` in Chile, ids UUIDs.

**Access.** Send \`Authorization: Bearer <token>\` with the token of POST /v1/auth; without a live session 401 \`not-signed-in\`.
So is an expired token, also where none is needed. Renew with POST /v1/auth/refresh after \`expires_in\` seconds or on that 401.
\`/v1/admin\` is for staff: 403 \`not-allowed\` without the permission.

**Errors** are \`{ "message", "code" }\`, the message in Spanish or English by Accept-Language.
422 \`invalid-request\` adds \`errors\` of \`{ "path", "msg" }\`. Unknown and malformed ids are 404. 429 and 503 carry Retry-After.
Where errors are JSON strings, the body is the message alone, unless Accept names \`application/problem+json\`.

**Repeats.** With the same \`idempotency-key\` a repeated request returns the first reply; 422 \`key-reused\` for another request.

**Lists** under \`/v1/admin\` answer one page and its place in \`Content-Range\`; 422 for an unreadable \`filter\`, \`range\` or \`sort\`.`;

/** Writes the contract; `check` only reports whether it is out of date. */
async function main([action = 'write']: string[]): Promise<void> {
  const contract = `${JSON.stringify(await contractOfTheShop(), null, 2)}\n`;
  if (existsSync(CONTRACT) && readFileSync(CONTRACT, 'utf8') === contract) return;
  if (action === 'check') throw new Error(`${CONTRACT}: not what the API says now. Run \`npm run openapi\`.`);

  writeFileSync(CONTRACT, contract);
  process.stdout.write(`Wrote ${CONTRACT}\n`);
}

/** The document of the shop as it is built; no database is opened, nothing is called and no port is opened. */
async function contractOfTheShop(): Promise<OpenAPIObject> {
  // Our own environment is left out: the contract is the same for everybody.
  const config = readConfig({ DATABASE_URL: 'postgres://nobody@localhost/nothing' });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config, createLogger('silent')),
    httpAdapter(config),
    { preview: true, abortOnError: false, logger: false },
  );
  const description = new DocumentBuilder()
    .setTitle('Ludoteca')
    .setDescription(ABOUT)
    .setVersion('1')
    .addBearerAuth()
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: "The key of a game's server." }, 'server-key')
    .build();
  const document = withSortedEnums(SwaggerModule.createDocument(app, description));
  return {
    ...document,
    paths: summarized(byName(document.paths)),
    components: { ...document.components, schemas: byName(document.components?.schemas ?? {}) },
  };
}

/** The compiler lists the words of a union in the order in which it met them, which an edit anywhere may change. */
function withSortedEnums(document: OpenAPIObject): OpenAPIObject {
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      key === 'enum' && Array.isArray(value) ? value.toSorted() : value,
    ),
  ) as OpenAPIObject;
}

/** A docstring's first sentence is the summary, the rest the description. */
function summarized(paths: OpenAPIObject['paths']): OpenAPIObject['paths'] {
  for (const operation of Object.values(paths).flatMap(
    (path) => Object.values(path) as { summary: string; description?: string }[],
  )) {
    const [summary = '', ...rest] = operation.summary.replaceAll('\n', ' ').split(/(?<=\.) /);
    Object.assign(operation, { summary }, rest.length > 0 && { description: rest.join(' ') });
  }
  return paths;
}

const byName = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
