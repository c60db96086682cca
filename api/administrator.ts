import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { readConfig } from './config.js';
import { ADMINISTRATOR, PERMISSIONS } from './kernel/permissions.js';
import { PeopleDirectory } from './contexts/access/index.js';
import { Roles } from './contexts/staff/index.js';
import { BusinessClock } from './platform/clock.js';
import { randomIds } from './platform/event-store/uuid.js';
import { createLogger, NestLog } from './platform/observability/logger.js';
import { run } from './process.js';
import { prepareShop } from './shop.js';

/** Makes a person with an account an administrator: how a new shop gets its first one. */
async function main([address]: string[]): Promise<void> {
  if (!address) throw new Error('say whose account: administrator <e-mail>');
  const config = { ...readConfig(), worker: false };
  const log = createLogger(config.logLevel);
  await prepareShop(config);
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(config, log), {
    logger: new NestLog(log),
    abortOnError: false,
  });
  try {
    const person = await app.get(PeopleDirectory, { strict: false }).withAddress(address.trim().toLowerCase());
    if (!person) throw new Error(`nobody has an account with ${address}; sign up first`);
    const clock = app.get(BusinessClock, { strict: false });
    await clock.follow();
    const id = randomIds.next();
    const context = {
      commandId: id,
      actor: { kind: 'system' as const, id: 'command-line' },
      correlation: id,
      causation: id,
      now: clock.now(),
    };
    await app
      .get(Roles, { strict: false })
      .assign(person.id, ADMINISTRATOR, { held: new Set(PERMISSIONS), reason: 'Named on the command line' }, context);
    process.stdout.write(`${address} is an administrator now\n`);
  } finally {
    await app.close();
  }
}

run(async () => {
  await main(process.argv.slice(2));
  // A queue on Redis keeps its connection; nothing is left to wait for.
  process.exit(0);
});
