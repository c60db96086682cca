import { createServer, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { virusIn } from './clamd.js';

const MEGABYTE = 1_048_576;

describe('a scanner that stops reading', () => {
  it('is given up, and the file was read no faster than it took it', async () => {
    const server = createServer((socket) => void socket.pause().on('error', () => undefined));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    let read = 0;
    const file = Readable.from(
      (function* () {
        for (; read < 1_000; read++) yield Buffer.alloc(MEGABYTE);
      })(),
    );

    await expect(virusIn(file, { host: '127.0.0.1', port, timeoutMs: 500 })).rejects.toThrow('silent');

    expect(read).toBeLessThan(100);
    expect(file.destroyed).toBe(true);
    server.close();
  });
});
