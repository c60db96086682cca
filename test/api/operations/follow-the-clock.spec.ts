import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { followClock } from '../../../api/dev/follow-clock.mjs';
import { eventually } from '../../support/process.js';

const OPEN = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const words = 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
const SENT_AWAY = Buffer.concat([Buffer.from([0x45, 0, 0, 0, 4 + words.length]), Buffer.from(words)]);

describe('the clock of the test bank', () => {
  let server: Server;
  let visits = 0;
  const sockets = new Set<Socket>();
  beforeAll(async () => {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      // Let in and sent away in one breath, as by a server that shuts down.
      socket.once('data', () => {
        visits += 1;
        socket.end(Buffer.concat([OPEN, SENT_AWAY]));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  it('is looked for again and again while the database sends everybody away', async () => {
    const leaves = followClock(
      `postgres://x@127.0.0.1:${(server.address() as AddressInfo).port}/x`,
      'http://127.0.0.1:9',
    );
    try {
      // More than the pool has places: a connection that was lost leaves its own. An error without a listener fails the test.
      expect(
        await eventually(
          async () => visits,
          (so) => so > 4,
          20_000,
          'more visits',
        ),
      ).toBeGreaterThan(4);
    } finally {
      await leaves();
    }
  });
});
