import type { Logger } from 'pino';
import type { Config } from './config.js';
import type { Instant } from './kernel/instant.js';
import { closedShop } from './platform/http/closed-shop.js';
import { Pulse } from './platform/jobs/pulse.js';
import { machineMs } from './platform/machine-time.js';

const endWith = (end: () => Promise<unknown> | void): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void Promise.resolve(end()).finally(() => process.exit(0)));
};

/** Stands in for the server while the shop is closed. */
export async function serveMaintenance(config: Config, until: Instant, log: Logger): Promise<void> {
  const server = await closedShop(config, until);
  endWith(() => server.close());
  await server.listen({ port: config.port, host: config.host });
  log.info({ port: config.port, until }, 'the shop is closed for maintenance');
}

/** Stands in for a worker while the shop is closed: it does nothing, and counts as healthy. */
export function restUntilOpened(config: Config, until: Instant, log: Logger): void {
  const pulse = new Pulse(config.pulse);
  pulse.beat(machineMs());
  const beating = setInterval(() => pulse.beat(machineMs()), pulse.everyMs);
  endWith(() => {
    clearInterval(beating);
    pulse.end();
  });
  log.info({ until }, 'the worker rests: the shop is closed for maintenance');
}
