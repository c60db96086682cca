import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { virusIn } from './clamd.js';

const MEGABYTE = 1_048_576;

describe('a scanner', () => {
  let server: Server;
  const sockets = new Set<Socket>();
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  /** @returns the port of a scanner that does this with each connection */
  const scannerThat = async (serve: (socket: Socket) => void): Promise<number> => {
    server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      serve(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };

  it('that stops reading is given up, and the file was read no faster than it took it', async () => {
    const port = await scannerThat((socket) => void socket.pause());
    let read = 0;
    const file = Readable.from(
      (function* () {
        for (; read < 1_000; read++) yield Buffer.alloc(MEGABYTE);
      })(),
    );

    await expect(virusIn(file, { host: '127.0.0.1', port, timeoutMs: 500 })).rejects.toThrow('silent');
    expect(read).toBeLessThan(100);
    expect(file.destroyed).toBe(true);
  });

  it('that calls a file clean is not believed before it had the whole of it', async () => {
    const port = await scannerThat((socket) => void socket.once('data', () => socket.end('stream: OK\0')));
    const file = Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(MEGABYTE)));

    await expect(virusIn(file, { host: '127.0.0.1', port, timeoutMs: 20_000 })).rejects.toThrow();
  });
});
