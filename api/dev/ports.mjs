import net from 'node:net';

/** Below what systems give to outgoing connections: no other process gets such a port by chance before it is used. */
const lowest = 12_000;
const blocks = 180;
const ofEachBlock = 100;
/** Jest gives each test file modules and globals of its own; what Node itself exports is one for the whole process. */
const kept = Symbol.for('ludoteca.block-of-ports');

/** Whether the port is free, on any of the addresses a browser may take for localhost. */
export async function isFree(port) {
  for (const host of ['127.0.0.1', '::1', undefined]) {
    if ((await listens(port, host)) === 'EADDRINUSE') return false;
  }
  return true;
}

/**
 * The first free port of the list, else one that no other process of ours is given while this one lives.
 * @param {...number} preferred
 * @returns {Promise<number>}
 */
export async function freePort(...preferred) {
  for (const port of preferred) {
    if (await isFree(port)) return port;
  }
  return ownPort();
}

/** As many different free ports as asked for. */
export async function freePorts(count) {
  const ports = [];
  while (ports.length < count) ports.push(await ownPort());
  return ports;
}

/** Each of the block's ports in turn, so that one whose server is being started again is not given to another. */
async function ownPort() {
  net[kept] ??= claimBlock();
  const block = await net[kept];
  for (let tries = 1; tries < ofEachBlock; tries += 1) {
    block.last = (block.last % (ofEachBlock - 1)) + 1;
    const port = block.first + block.last;
    if (await isFree(port)) return port;
  }
  throw new Error(`no port from ${block.first} on is free`);
}

/** A block belongs to the process that listens on its first port, and is given back by the end of that process however it ends. */
async function claimBlock() {
  const from = Math.floor(Math.random() * blocks);
  for (let tries = 0; tries < blocks; tries += 1) {
    const first = lowest + ((from + tries) % blocks) * ofEachBlock;
    const guard = net.createServer();
    if ((await begins(guard, first, '127.0.0.1')) !== 'free') continue;
    guard.unref();
    return { first, last: 0 };
  }
  throw new Error(`all ports from ${lowest} to ${lowest + blocks * ofEachBlock} are taken by other processes`);
}

async function listens(port, host) {
  const server = net.createServer();
  const found = await begins(server, port, host);
  if (found === 'free') await new Promise((resolve) => server.close(resolve));
  return found;
}

async function begins(server, port, host) {
  try {
    await new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host, exclusive: true }, resolve);
    });
    return 'free';
  } catch (error) {
    return error.code;
  }
}
