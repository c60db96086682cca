import { Tally } from './results.mjs';
import { filesToTryAgain } from './unsteady.mjs';

const failed = (path: string, { project = 'api', message = 'Expected 1, received 2' } = {}) => ({
  ...{ project, path, message, seconds: 1, passed: 0, failed: 1, skipped: 0 },
});
const pathsOf = (files: readonly { path: string }[]): string[] => files.map(({ path }) => path);

describe('a failed test file', () => {
  it('runs once more', () => {
    const story = failed('test/api/checkout/buy-a-game.spec.ts');
    expect(filesToTryAgain([story])).toEqual({ again: [story], why: '' });
  });

  it.each([
    ['of a crash', failed('test/crash/purchase.spec.ts', { project: 'crash' })],
    ['of chaos', failed('test/chaos/chaos.spec.ts', { project: 'chaos' })],
    ['of an attack', failed('test/api/attacks/hostile-bodies.spec.ts')],
    [
      'with a broken invariant',
      failed('test/api/books/keep-the-books.spec.ts', { message: 'Broken invariant 27: paid twice' }),
    ],
  ])('%s counts at once, and the others run once more', (_, final) => {
    const { again, why } = filesToTryAgain([final, failed('test/api/checkout/buy-a-game.spec.ts')]);
    expect(pathsOf(again)).toEqual(['test/api/checkout/buy-a-game.spec.ts']);
    expect(why).toContain(final.path);
  });

  it('counts at once when it is one of more than three', () => {
    const four = ['a', 'b', 'c', 'd'].map((name) => failed(`test/api/checkout/${name}.spec.ts`));
    expect(filesToTryAgain(four)).toEqual({
      again: [],
      why: '4 files failed, more than 3: none is tried again.',
    });
    expect(filesToTryAgain(four.slice(1)).again).toHaveLength(3);
  });
});

describe('the sum of a run', () => {
  const journey = (title: string, ok: boolean) => ({
    ...failed('test/browser/buy.spec.ts', { project: 'browser', message: ok ? '' : `${title} failed` }),
    ...{ title, passed: Number(ok), failed: Number(!ok) },
  });

  it('adds up the journeys of a file, and keeps what each failed one said', () => {
    const tally = new Tally();
    for (const one of [journey('one', true), journey('two', false), journey('three', false)]) tally.add(one);
    expect(tally.sums('browser')).toEqual({ files: 1, passed: 1, failed: 2, skipped: 0, seconds: 3 });
    expect(tally.failedFiles().map(({ message }) => message)).toEqual(['two failed\nthree failed']);
  });

  it('holds the second try of a file alone, on its own date', () => {
    const tally = new Tally();
    const path = 'test/api/checkout/buy-a-game.spec.ts';
    tally.add(failed(path));
    tally.add(failed(path, { project: 'on 2027-06-30' }));
    tally.replace({ ...failed(path), passed: 4, failed: 0 });
    expect(tally.failedFiles().map(({ project }) => project)).toEqual(['on 2027-06-30']);
    expect(tally.sums()).toMatchObject({ files: 2, passed: 4, failed: 1 });
  });
});
