import 'reflect-metadata';
import { readConfig } from './config.js';
import { serveMaintenance } from './maintenance.js';
import { createLogger } from './platform/observability/logger.js';
import { Work } from './platform/jobs/work.js';
import { endInOrder, run, tidyOnceSettled } from './process.js';
import { createShop, prepareShop } from './shop.js';
import { openDemo } from './dev/demo.js';

/** Starts HTTP, and the work behind it unless `WORKER=off`; while the shop is closed, only the page that says so. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  if (config.maintenanceUntil) return serveMaintenance(config, config.maintenanceUntil, log);

  await prepareShop(config, ({ projection, done, total, perSecond }) =>
    log.info({ projection, done, total, perSecond }, 'building a projection'),
  );

  if (config.demo) await openDemo(config, log, true);

  const app = await createShop(config, log);
  const work = app.get(Work);
  await app.init();
  await work.connect();
  if (config.worker) await work.start();
  await app.listen(config.port, config.host);
  log.info({ port: config.port, worker: config.worker }, 'the shop is open');
  tidyOnceSettled();
  endInOrder(app, config, log);
}

run(main);
