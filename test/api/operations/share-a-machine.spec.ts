import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const RUNS = 12;
const CALLS = `import { freePorts } from './api/dev/ports.mjs'; process.once('disconnect', () => process.exit()); process.send(await freePorts(80));`;

describe('test runs side by side on one machine', () => {
  const runs: ChildProcess[] = [];
  afterAll(() => runs.forEach((run) => run.disconnect()));

  it('never get the same port, though no server listens on it yet', async () => {
    const given = await Promise.all(
      Array.from({ length: RUNS }, async () => {
        const run = spawn(process.execPath, ['--input-type=module', '-e', CALLS], {
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        });
        runs.push(run);
        const [ports] = (await once(run, 'message')) as [number[]];
        return ports;
      }),
    );

    expect(given.map((ports) => ports.length)).toEqual(Array(RUNS).fill(80));
    expect(new Set(given.flat()).size).toBe(RUNS * 80);
  });
});
