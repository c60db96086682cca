import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { readConfig } from './config.js';
import { restUntilOpened } from './maintenance.js';
import { Pulse } from './platform/jobs/pulse.js';
import { Work } from './platform/jobs/work.js';
import { createLogger, NestLog } from './platform/observability/logger.js';
import { endInOrder, run, tidyOnceSettled } from './process.js';
import { prepareShop } from './shop.js';

/** Runs feeds, effects and timers without HTTP; as many of these as needed may run side by side. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  if (config.maintenanceUntil) return restUntilOpened(config, config.maintenanceUntil, log);

  await prepareShop(config);
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(config, log), {
    logger: new NestLog(log),
    abortOnError: false,
  });
  const work = app.get(Work);
  await work.connect();
  await work.start(new Pulse(config.pulse));
  log.info('the worker is at work');
  process.stdout.write('worker ready\n');
  tidyOnceSettled();
  endInOrder(app, { drainMs: 0 }, log);
}

run(main);
