import { DueSweeper, timer } from '../../../api/platform/event-store/due.js';
import { setTimers } from '../../../api/platform/event-store/timers.js';
import { signal } from '../../support/signal.js';
import { boxes, openStore, type TestStore } from '../../support/store.js';

const nine = '2027-02-10T12:00:00.000Z';

describe('what is due', () => {
  let shop: TestStore;
  beforeAll(async () => {
    shop = await openStore([boxes('inline')]);
  });
  afterAll(() => shop.close());

  const due = (what: string, count: number) => setTimers(shop.db, Array.from({ length: count }, (_, n) => timer(`${what}-${n}`, what, nine)));
  const left = (what: string) => shop.db.query<{ key: string }>('select key from es.due where what = $1', [what]);
  const sweeper = (what: string, handle: (key: string) => Promise<void>) => new DueSweeper(shop.db, { now: () => nine }, [{ what, handle }], 8, (_key, error) => { throw error; });

  it('does not wait for one slow thing among many', async () => {
    await due('slow', 40);
    let done = 0;
    let theOthersAreDone = (): void => undefined;
    const others = new Promise<void>((resolve) => { theOthersAreDone = resolve; });

    await sweeper('slow', async (key) => {
      if (key === 'slow-0') return others;
      done++;
      if (done === 39) theOthersAreDone();
    }).sweep();

    expect(done).toBe(39);
    expect(await left('slow')).toEqual([]);
  });

  it('never does more at once than it has places for, and each thing once', async () => {
    await due('many', 60);
    const [seen, atOnce] = [[] as string[], [] as number[]];
    let underWay = 0;

    await sweeper('many', async (key) => {
      atOnce.push(++underWay);
      seen.push(key);
      await shop.db.query('select 1');
      underWay--;
    }).sweep();

    expect(Math.max(...atOnce)).toBe(8);
    expect(new Set(seen).size).toBe(60);
    expect(seen).toHaveLength(60);
  });

  it('does again what was set anew for the same moment', async () => {
    await due('twice', 1);
    let times = 0;

    await sweeper('twice', async (key) => {
      if (++times === 1) await setTimers(shop.db, [timer(key, 'twice', nine)]);
    }).sweep();

    expect(times).toBe(2);
    expect(await left('twice')).toEqual([]);
  });

  /** What is set anew while its first handler runs, and handled again by another sweeper. @returns what is left once the first one's handling has ended. */
  const overtaken = async (what: string, firstEnds: () => void): Promise<{ lease_until: Date | null; error: string | null }[]> => {
    await due(what, 1);
    const [secondBegan, firstIsOver] = [signal(), signal()];
    const second = sweeper(what, () => {
      secondBegan.give();
      return firstIsOver.given;
    });
    let secondSweep: Promise<void> | undefined;
    const first = new DueSweeper(shop.db, { now: () => nine }, [{ what, handle: async (key) => {
      await setTimers(shop.db, [timer(key, what, nine)]);
      secondSweep = second.sweep();
      await secondBegan.given;
      firstEnds();
    } }], 8, () => undefined);

    await first.sweep();
    const rows = await shop.db.query<{ lease_until: Date | null; error: string | null }>('select lease_until, error from es.due where what = $1', [what]);
    firstIsOver.give();
    await secondSweep;
    expect(await left(what)).toEqual([]);
    return rows;
  };

  it('leaves to another handler what that one has taken meanwhile', async () => {
    expect(await overtaken('overtaken', () => undefined)).toEqual([{ lease_until: expect.any(Date), error: null }]);
  });

  it('does not give away, by its own failure, what another handler has taken meanwhile', async () => {
    const [row] = await overtaken('failed', () => { throw new Error('the first one failed'); });

    expect(row?.error).toBeNull();
    expect(row?.lease_until?.getTime()).toBeGreaterThan(Date.now() + 30_000);
  });
});
