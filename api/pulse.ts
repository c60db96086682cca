import { ConfigError, Environment } from './environment.js';
import { feelPulse, readPulseSettings } from './platform/jobs/pulse.js';

/** `node dist/api/pulse.js`, the health check of a worker: ends with 0 while it works and with 1 otherwise, and says why. */
function main(): number {
  const env = new Environment(process.env);
  const settings = readPulseSettings(env);
  if (env.problems.length > 0) throw new ConfigError(env.problems);
  const { works, sentence } = feelPulse(settings);
  process.stdout.write(`${sentence}\n`);
  return works ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
