import { runWhileTime } from './portions.mjs';

const files = Array.from({ length: 60 }, (_, n) => `file ${n}`);

/** A machine on which every file of ten known seconds takes `seconds`, three at a time. */
async function runs({ seconds, minutes }: { seconds: number; minutes: number }) {
  let clock = 0;
  const portions: string[][] = [];
  const left = await runWhileTime(files, {
    until: minutes * 60_000,
    workers: 3,
    secondsOf: () => 10,
    now: () => clock,
    run: async (portion) => {
      portions.push(portion);
      clock += Math.ceil(portion.length / 3) * seconds * 1_000;
    },
  });
  return { left, portions, took: clock / 60_000 };
}

describe('test files in a limited time', () => {
  it('all run at once where there is no limit', async () => {
    const { left, portions } = await runs({ seconds: 100, minutes: Infinity });
    expect([left, portions]).toEqual([[], [files]]);
  });

  it('all run, one after the other and each once, where they fit', async () => {
    const { left, portions, took } = await runs({ seconds: 20, minutes: 10 });
    expect([left, portions.flat()]).toEqual([[], files]);
    expect(took).toBeLessThan(8);
  });

  it('run as far as a slow machine comes, and the others are named', async () => {
    const { left, portions, took } = await runs({ seconds: 60, minutes: 10 });
    expect([...portions.flat(), ...left]).toEqual(files);
    expect(portions.flat().length).toBeGreaterThan(20);
    expect(took).toBeGreaterThan(8);
    expect(took).toBeLessThan(12);
  });

  it('keep to their time on a machine that is much slower than was thought', async () => {
    const { left, took } = await runs({ seconds: 80, minutes: 10 });
    expect(left.length).toBe(38);
    expect(took).toBeLessThan(11);
  });

  it('do not begin when the time is over', async () => {
    expect(await runs({ seconds: 10, minutes: 0 })).toMatchObject({ left: files, portions: [] });
  });
});
