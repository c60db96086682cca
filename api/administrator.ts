import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { AppModule } from './app.module.js';
import { readConfig } from './config.js';
import { ADMINISTRATOR, PERMISSIONS } from './kernel/permissions.js';
import { PeopleDirectory } from './contexts/access/index.js';
import { AssignRole, ChangeAccount } from './contexts/staff/index.js';
import { BusinessClock } from './platform/clock.js';
import { randomIds } from './platform/event-store/uuid.js';
import { storedAddress } from './platform/email-address.js';
import { createLogger, NestLog } from './platform/observability/logger.js';
import { run } from './process.js';
import { prepareShop } from './shop.js';

const LOST_PHONE = '--end-two-step';

/**
 * Makes a person with an account an administrator: how a new shop gets its first one.
 * With `--end-two-step` it ends their two-step log-in instead: the way back of the only one, who lost phone and recovery codes.
 */
async function main([address, option]: string[]): Promise<void> {
  if (!address) throw new Error('say whose account: administrator <e-mail>');
  if (option !== undefined && option !== LOST_PHONE) throw new Error(`${option} is not known; ${LOST_PHONE} is`);
  const config = { ...readConfig(), worker: false };
  const log = createLogger(config.logLevel);
  await prepareShop(config);
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(config, log), {
    logger: new NestLog(log),
    abortOnError: false,
  });
  try {
    const person = await app.get(PeopleDirectory, { strict: false }).withAddress(storedAddress(address));
    if (!person) throw new Error(`nobody has an account with ${address}; sign up first`);
    const id = randomIds.next();
    const context = {
      commandId: id,
      actor: { kind: 'system' as const, id: 'command-line' },
      correlation: id,
      causation: id,
      now: app.get(BusinessClock, { strict: false }).now(),
    };
    const request = { held: new Set(PERMISSIONS), reason: 'Named on the command line' };
    const commands = app.get(CommandBus, { strict: false });
    if (option === LOST_PHONE) {
      await commands.execute(
        new ChangeAccount('EndSecondFactor', person.id, { by: 'command-line', ...request }, context),
      );
      process.stdout.write(`${address} logs in with the password alone now\n`);
      return;
    }
    await commands.execute(new AssignRole(person.id, ADMINISTRATOR, request, context));
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
