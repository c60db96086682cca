import { fileURLToPath } from 'node:url';
import { startChild } from './children.mjs';
import { inRoot } from './folders.mjs';
import { pause } from './processes.mjs';
import { worthShowing } from './say.mjs';

const cluster = fileURLToPath(new URL('./cluster.mjs', import.meta.url));

/** A service that ended by itself, with those of its last words that were not on the terminal already. */
export class ServiceFailure extends Error {
  constructor(handle, happened) {
    super([`${handle.name} ${happened}.`, ...lastWords(handle)].join('\n  '));
    this.name = 'ServiceFailure';
  }
}

/**
 * Starts the embedded PostgreSQL.
 * @param {{ folder: string, port?: number, database?: string, temporary?: boolean }} options
 * @returns its process, the address of the database and the port it took
 */
export async function startDatabase(options, { log = true, print, env } = {}) {
  const handle = startService({ name: 'postgres', script: cluster, args: [JSON.stringify(options)], log, print, env });
  const ready = await orEnded(
    handle,
    new Promise((resolve) => {
      handle.child.once('message', resolve);
    }),
  );
  return { handle, ...ready };
}

/** Starts the simulated bank; `state` is the folder it remembers in, without one it forgets. */
export async function startSimulator(
  { port, host = '127.0.0.1', publicUrl, state, env = process.env },
  { log = true, print } = {},
) {
  const handle = startService({
    name: 'simulator',
    script: inRoot('dist/api/simulator/main.js'),
    log,
    print,
    env: {
      SIMULATOR_MERCHANT: 'Ludoteca',
      ...env,
      SIMULATOR_PORT: String(port),
      SIMULATOR_HOST: host,
      SIMULATOR_PUBLIC_URL: publicUrl,
      SIMULATOR_STATE: state ?? '',
    },
  });
  const url = `http://${reachable(host)}:${port}`;
  await orEnded(handle, answers(`${url}/__sim/clock`));
  return { handle, url, publicUrl };
}

/** The bank as browsers see it, where that is not the address at which the server reaches it. */
export const bankOrigin = (bank) => (bank ? { BANK_ORIGIN: new URL(bank.publicUrl).origin } : {});

/** Google's stand-in, which the shop itself serves in development, unless the environment names the real one. */
export const localGoogle = (env, shopUrl, port) =>
  env.GOOGLE_CLIENT_ID
    ? {}
    : {
        GOOGLE_CLIENT_ID: 'ludoteca-local',
        GOOGLE_KEYS_URL: `http://${reachable(env.HOST)}:${port}/dev/google/keys`,
        GOOGLE_ISSUER: `${shopUrl.replace(/\/+$/, '')}/dev/google`,
      };

/** Starts the shop and waits until it says that everything it needs is there. */
export async function startApi(env, { log = true, print } = {}) {
  const handle = startService({ name: 'api', script: inRoot('dist/api/main.js'), log, print, env });
  const url = `http://${reachable(env.HOST)}:${env.PORT}`;
  await orEnded(handle, answers(`${url}/v1/health/ready`, handle));
  return { handle, url };
}

/** Tells the simulated bank how far the shop's clock is from the wall's. */
export async function setSimulatorClock(url, offsetMs) {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${url}/__sim/clock`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ offsetMs }),
    signal: AbortSignal.timeout(2000),
  });
}

const lastWords = (handle) => handle.tail.slice(-15).filter((line) => line.trim() && !handle.printed.has(line));

/** Starts a process; its warnings and errors are passed to `print`. */
export function startService({ print, ...options }) {
  const printed = new Set();
  const onLine = (line, stream) => {
    const text = print && worthShowing(options.name, line, stream);
    if (!text) return;
    printed.add(line);
    print(options.name, text);
  };
  return Object.assign(startChild({ ...options, onLine }), { printed });
}

/** The address of a server on this machine that listens on the given host. */
export const reachable = (host) => (!host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);

/** Polls until the address answers 200. */
async function answers(url, handle) {
  for (;;) {
    if (handle?.hasEnded) return;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      await response.arrayBuffer();
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await pause(20);
  }
}

/** The work's result, or the failure of the process it waits for. */
async function orEnded(handle, work) {
  const ended = handle.exited.then(() => {
    throw new ServiceFailure(handle, 'ended before it was ready');
  });
  ended.catch(() => {});
  return Promise.race([work, ended]);
}
