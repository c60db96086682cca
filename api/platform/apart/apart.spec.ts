import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { patient } from '../../../test/support/patience.js';
import { BeyondLimits, runApart } from './apart.js';

describe('work in a thread of its own', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apart-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const programOf = async (code: string): Promise<URL> => {
    const file = join(folder, `${code.length}.mjs`);
    await writeFile(file, `import { parentPort, workerData } from 'node:worker_threads';\n${code}`);
    return pathToFileURL(file);
  };
  const run = async (code: string, { ms = patient(20_000), megabytes = 128 } = {}): Promise<unknown> =>
    runApart(await programOf(code), { half: 21 }, { ms, megabytes });

  it('gets what it needs and says what came of it', async () => {
    expect(await run('parentPort.postMessage(2 * workerData.half);')).toBe(42);
  });

  it('is ended when it takes too long, and keeps nothing else waiting', async () => {
    let [rounds, isOver] = [0, false];
    const round = (): void => {
      rounds++;
      if (!isOver) setImmediate(round);
    };
    round();
    await expect(run('for (;;);', { ms: 200 })).rejects.toThrow(BeyondLimits);
    isOver = true;

    expect(rounds).toBeGreaterThan(10);
  });

  it('is ended when it takes too much memory', async () => {
    await expect(run('const all = []; for (;;) all.push({ all });', { megabytes: 16 })).rejects.toThrow(BeyondLimits);
  });

  it.each([
    ['throws', "throw new Error('no such file');", 'no such file'],
    ['refuses a promise', "await Promise.reject(new Error('no such file'));", 'no such file'],
    ['ends without a word', 'process.exit(3);', 'ended with 3 and without an answer'],
    ['never answers', '', 'ended with 0 and without an answer'],
  ])('fails as it failed when it %s', async (_, code, message) => {
    const failure = await run(code).catch((error: unknown) => error);

    expect(failure).not.toBeInstanceOf(BeyondLimits);
    expect((failure as Error).message).toContain(message);
  });
});
