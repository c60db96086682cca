import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { freePort } from './support.mjs';

/** The Redis of REDIS_URL or TEST_REDIS_URL, or one of the bench's own where it is `wanted`; null without. @throws Error when there is no redis-server to start. */
export async function openQueue(wanted) {
  const given = process.env.REDIS_URL || process.env.TEST_REDIS_URL;
  if (given) return { url: given, pid: null, stop: async () => undefined };
  if (!wanted) return null;

  const port = await freePort();
  const child = spawn(
    'redis-server',
    [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--maxmemory-policy',
      'noeviction',
    ],
    { stdio: 'ignore' },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', () => reject(new Error('there is no redis-server here to measure with')));
  });
  await Promise.race([
    ended.then(() => {
      throw new Error('redis-server ended at once');
    }),
    answering(port),
  ]);
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answering(port) {
  for (;;) {
    const open = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
