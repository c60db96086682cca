import 'reflect-metadata';
import { ConfigError, readConfig } from './config.js';
import { createLogger } from './platform/observability/logger.js';
import { Work } from './platform/jobs/work.js';
import { createShop, prepareShop } from './shop.js';
import { openDemo } from './dev/demo.js';

/** Starts HTTP, and the work behind it unless `WORKER=off`. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  await prepareShop(config, ({ projection, done, total, perSecond }) => log.info({ projection, done, total, perSecond }, 'building a projection'));

  if (config.demo) await openDemo(config, log, true);

  const app = await createShop(config, log);
  const work = app.get(Work);
  await app.init();
  await work.connect();
  if (config.worker) await work.start();
  await app.listen(config.port, config.host);
  log.info({ port: config.port, worker: config.worker }, 'the shop is open');

  let closing = false;
  const close = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    await app.close();
    await work.stop();
    process.exit(0);
  };
  process.once('SIGTERM', () => void close());
  process.once('SIGINT', () => void close());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error)?.stack ?? error)}\n`);
  process.exit(1);
});
