import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const loader = join(process.cwd(), 'api/load.mjs');
const node = (...args: string[]): SpawnSyncReturns<string> => spawnSync(process.execPath, args, { encoding: 'utf8' });

describe('code that was kept of a program', () => {
  let folder: string;
  let program: string;
  beforeEach(() => {
    mkdirSync('.tmp', { recursive: true });
    folder = mkdtempSync(join(process.cwd(), '.tmp/load-'));
    program = join(folder, 'program.cjs');
    writeFileSync(
      program,
      Array.from({ length: 50 }, (_, n) => `exports.f${n} = (a, b) => [a, b, 'text ${n}'].join(' ');`).join('\n') +
        `\nconsole.log(exports.f7('it', 'ran'));\n`,
    );
    writeFileSync(
      join(folder, 'start.mjs'),
      `import { createRequire } from 'node:module';\nimport ${JSON.stringify(loader)};\ncreateRequire(import.meta.url)('./program.cjs');\n`,
    );
    expect(node(loader, program).status).toBe(0);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const kept = (): string => join(folder, readdirSync(folder).find((name) => name.endsWith('.cache')) ?? 'none');

  it('starts it', () => {
    expect(readFileSync(kept()).length).toBeGreaterThan(1_000);
    expect(node(join(folder, 'start.mjs')).stdout).toBe('it ran text 7\n');
  });

  it.each([0.1, 0.3, 0.5, 0.7, 0.9])('is passed over when it was damaged, at %d of its length', (place) => {
    const bytes = readFileSync(kept());
    bytes.fill(0xa5, Math.floor(bytes.length * place), Math.floor(bytes.length * place) + 64);
    writeFileSync(kept(), bytes);

    expect(node(join(folder, 'start.mjs'))).toMatchObject({ status: 0, signal: null, stdout: 'it ran text 7\n' });
  });

  it('is passed over when its end is missing', () => {
    writeFileSync(kept(), readFileSync(kept()).subarray(0, 400));

    expect(node(join(folder, 'start.mjs'))).toMatchObject({ status: 0, stdout: 'it ran text 7\n' });
  });
});

describe('a program that is loaded', () => {
  let folder: string;
  beforeEach(() => {
    mkdirSync('.tmp', { recursive: true });
    folder = mkdtempSync(join(process.cwd(), '.tmp/load-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('holds little more than half of the memory that V8 would let it take', () => {
    writeFileSync(
      join(folder, 'program.cjs'),
      `const page = (n) => new Array(6_000).fill(n);
       exports.needed = Array.from({ length: 1_200 }, (_, n) => page(n));
       setImmediate(() => {
         const drawn = [];
         let most = 0;
         for (let n = 0; n < 20_000; n++) {
           drawn[n % 300] = page(n);
           if (n % 50 === 0) most = Math.max(most, process.memoryUsage().heapUsed);
         }
         console.log(most);
       });`,
    );
    const start = (imports: string): number => {
      const file = join(folder, 'start.mjs');
      writeFileSync(
        file,
        `import { createRequire } from 'node:module';\n${imports}\ncreateRequire(import.meta.url)('./program.cjs');\n`,
      );
      // Beside other work V8's helper threads collect late, and each time another amount is left.
      return Number(node('--single-threaded-gc', file).stdout);
    };
    const [kept, inItsOwnWay] = [start(`import ${JSON.stringify(loader)};`), start('')];
    expect(kept).toBeGreaterThan(50_000_000);
    // 0.39 on Node 20 and 0.52 on Node 24.
    expect(kept / inItsOwnWay).toBeLessThan(0.6);
  });
});
