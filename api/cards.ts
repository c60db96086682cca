import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { readConfig } from './config.js';
import { CardSecrets } from './contexts/cards/index.js';
import { PayoutAccounts } from './contexts/developers/index.js';
import { BankFileLines, WebhookEndpoints } from './contexts/earnings/index.js';
import { createLogger, NestLog } from './platform/observability/logger.js';
import { run } from './process.js';
import { SecondFactor } from './contexts/access/index.js';
import { prepareShop } from './shop.js';

/** Seals the secrets of all saved cards, the pay-out accounts of developers, their webhooks, files for the bank and the keys of two-step log-in again, under the newest of CARD_KEYS, so that the older ones may go. */
async function main([what]: string[]): Promise<void> {
  if (what !== 'rotate') throw new Error('say what to do: cards rotate');
  const config = { ...readConfig(), worker: false };
  const log = createLogger(config.logLevel);
  await prepareShop(config);
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(config, log), {
    logger: new NestLog(log),
    abortOnError: false,
  });
  try {
    const { resealed, current, unreadable } = await app.get(CardSecrets, { strict: false }).rotate();
    process.stdout.write(
      `${resealed} sealed again, under ${config.cardKeys[0].id}, ${current} under it already, ${unreadable} unreadable\n`,
    );
    const accounts = await app.get(PayoutAccounts, { strict: false }).rotate();
    process.stdout.write(`${accounts.resealed} pay-out accounts sealed again, ${accounts.unreadable} unreadable\n`);
    const secrets = await app.get(WebhookEndpoints, { strict: false }).reseal();
    process.stdout.write(`${secrets.resealed} webhooks sealed again, ${secrets.unreadable} unreadable\n`);
    const lines = await app.get(BankFileLines, { strict: false }).reseal();
    process.stdout.write(`${lines.resealed} lines of bank files sealed again, ${lines.unreadable} unreadable\n`);
    const factors = await app.get(SecondFactor, { strict: false }).reseal();
    process.stdout.write(
      `${factors.resealed} keys of two-step log-in sealed again, ${factors.unreadable} unreadable\n`,
    );
    if ([accounts, secrets, lines, factors].reduce((sum, one) => sum + one.unreadable, unreadable) > 0)
      throw new Error('CARD_KEYS lacks the key of those that are unreadable; put it back and rotate again');
  } finally {
    await app.close();
  }
}

run(async () => {
  await main(process.argv.slice(2));
  // A queue on Redis keeps its connection; nothing is left to wait for.
  process.exit(0);
});
