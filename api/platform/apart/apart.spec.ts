import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { patient } from '../../../test/support/patience.js';
import { Apart, BeyondLimits } from './apart.js';

describe('work in a thread of its own', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apart-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const programOf = async (code: string): Promise<URL> => {
    const file = join(folder, `${code.length}.mjs`);
    const program = `import { parentPort } from 'node:worker_threads';\nconst say = (it) => parentPort.postMessage(it);\nlet before = 0;\nparentPort.on('message', async (task) => { before += 1; ${code} });`;
    await writeFile(file, program);
    return pathToFileURL(file);
  };
  const apart = async (code: string, { ms = patient(20_000), megabytes = 128 } = {}): Promise<Apart<unknown>> =>
    new Apart(await programOf(code), { ms, megabytes });
  const run = async (code: string, limits = {}): Promise<unknown> => (await apart(code, limits)).run({ half: 21 });

  it('gets what it needs and says what came of it', async () => {
    expect(await run('say(2 * task.half);')).toBe(42);
  });

  it('does one task after the other in the same thread', async () => {
    const thread = await apart('say([before, task]);');
    expect(await Promise.all(['first', 'second'].map((task) => thread.run(task)))).toEqual([
      [1, 'first'],
      [2, 'second'],
    ]);
  });

  it.each([
    ['takes too long', 'if (task === "bad") for (;;);', { ms: patient(500) }],
    ['takes too much memory', 'const all = []; if (task === "bad") for (;;) all.push({ all });', { megabytes: 16 }],
    ['throws', "if (task === 'bad') throw new Error('no such file');", {}],
    ['ends', "if (task === 'bad') process.exit(3);", {}],
  ])('begins anew after a task that %s', async (_, code, limits) => {
    const thread = await apart(`${code} say(before);`, limits);
    const [failure, next] = await Promise.allSettled([thread.run('bad'), thread.run('good')]);

    expect([failure.status, next]).toEqual(['rejected', { status: 'fulfilled', value: 1 }]);
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
  ])('fails as it failed when it %s', async (_, code, message) => {
    const failure = await run(code).catch((error: unknown) => error);

    expect(failure).not.toBeInstanceOf(BeyondLimits);
    expect((failure as Error).message).toContain(message);
  });
});
