import { freePort } from '../../api/dev/ports.mjs';
import { dist } from './dist.js';
import { eventually, startProcess } from './process.js';
import type { Shop } from './shop.js';

/** A second server of the same shop, on the same database. */
export interface AnotherServer {
  url: string;
  stop: () => Promise<unknown>;
}

export async function anotherServer(shop: Shop): Promise<AnotherServer> {
  const port = await freePort();
  const server = startProcess(dist('main.js'), { ...shop.environment(), PORT: String(port), WORKER: 'off' });
  const url = `http://127.0.0.1:${port}`;
  await eventually(
    () =>
      fetch(`${url}/v1/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    Boolean,
    60_000,
    'the second server',
  );
  return { url, stop: () => server.stop() };
}
