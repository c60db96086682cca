import { createServer } from 'node:net';

/** Whether nobody listens on the port, on any of the addresses a browser may take for localhost. */
export async function isFree(port) {
  for (const host of ['127.0.0.1', '::1', undefined]) {
    if (await listens(port, host) === 'EADDRINUSE') return false;
  }
  return true;
}

/** The first free port of the list, else any free one. */
export async function freePort(...wishes) {
  for (const port of wishes) {
    if (await isFree(port)) return port;
  }
  return anyFreePort();
}

/** As many different free ports as asked for, held together until all are known. */
export async function freePorts(count) {
  const servers = await Promise.all(Array.from({ length: count }, () => open(0)));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

const anyFreePort = async () => (await freePorts(1))[0];

const open = (port, host) => new Promise((resolve, reject) => {
  const server = createServer();
  server.once('error', reject);
  server.listen({ port, host, exclusive: true }, () => resolve(server));
});

async function listens(port, host) {
  try {
    const server = await open(port, host);
    await new Promise((resolve) => server.close(resolve));
    return 'free';
  } catch (error) {
    return error.code;
  }
}
