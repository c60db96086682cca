import { BusinessClock } from '../../../api/platform/clock.js';
import { Brake } from '../../../api/platform/event-store/brake.js';
import { DueSweeper, timer } from '../../../api/platform/event-store/due.js';
import { setTimers } from '../../../api/platform/event-store/timers.js';
import { signal } from '../../support/signal.js';
import { boxes, openStore, type TestStore } from '../../support/store.js';

const nine = '2026-02-10T12:00:00.000Z';
const clock = { now: () => nine, agreesWith: () => true };

const raise = (_key: string, error: unknown): never => {
  throw error;
};

describe('what is due', () => {
  let shop: TestStore;
  beforeAll(async () => {
    shop = await openStore([boxes('inline')]);
  });
  afterAll(() => shop.close());

  const due = (what: string, count: number) =>
    setTimers(
      shop.db,
      Array.from({ length: count }, (_, n) => timer(`${what}-${n}`, what, nine)),
    );
  const left = (what: string) => shop.db.query<{ key: string }>('select key from es.due where what = $1', [what]);
  const sweeper = (what: string, handle: (key: string) => Promise<void>) =>
    new DueSweeper(shop.db, clock, [{ what, handle }], { atOnce: 8, onFailure: raise });

  it('does not wait for one slow thing among many', async () => {
    await due('slow', 40);
    let done = 0;
    let theOthersAreDone = (): void => undefined;
    const others = new Promise<void>((resolve) => {
      theOthersAreDone = resolve;
    });

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

  it('keeps places free of what only asks the bank: a charge never waits behind doubts', async () => {
    await due('doubt', 40);
    await due('charge', 12);
    const answers = signal();
    let [inquiries, mostInquiries, charged] = [0, 0, 0];
    const sweeping = new DueSweeper(
      shop.db,
      clock,
      [
        {
          what: 'doubt',
          isInquiry: true,
          handle: async () => {
            mostInquiries = Math.max(mostInquiries, ++inquiries);
            await answers.given;
            inquiries--;
          },
        },
        {
          what: 'charge',
          handle: async () => {
            if (++charged === 12) answers.give();
          },
        },
      ],
      { atOnce: 8, onFailure: raise },
    ).sweep();

    await sweeping;

    expect([charged, mostInquiries]).toEqual([12, 2]);
    expect([await left('doubt'), await left('charge')]).toEqual([[], []]);
  });

  it('does again what was set again for the same moment', async () => {
    await due('twice', 1);
    let times = 0;

    await sweeper('twice', async (key) => {
      if (++times === 1) await setTimers(shop.db, [timer(key, 'twice', nine)]);
    }).sweep();

    expect(times).toBe(2);
    expect(await left('twice')).toEqual([]);
  });

  /** What is set again while its first handler runs, and handled again by another sweeper. @returns what is left once the first one's handling has ended. */
  const overtaken = async (
    what: string,
    firstEnds: () => void,
  ): Promise<{ lease_until: Date | null; error: string | null }[]> => {
    await due(what, 1);
    const [secondBegan, firstIsOver] = [signal(), signal()];
    const second = sweeper(what, () => {
      secondBegan.give();
      return firstIsOver.given;
    });
    let secondSweep: Promise<void> | undefined;
    const first = new DueSweeper(
      shop.db,
      clock,
      [
        {
          what,
          handle: async (key) => {
            await setTimers(shop.db, [timer(key, what, nine)]);
            secondSweep = second.sweep();
            await secondBegan.given;
            firstEnds();
          },
        },
      ],
      { atOnce: 8, onFailure: () => undefined },
    );

    await first.sweep();
    const rows = await shop.db.query<{ lease_until: Date | null; error: string | null }>(
      'select lease_until, error from es.due where what = $1',
      [what],
    );
    firstIsOver.give();
    await secondSweep;
    expect(await left(what)).toEqual([]);
    return rows;
  };

  it('is not done early by a machine whose clock is 32 days ahead', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await setTimers(shop.db, [timer('charge-1', 'charge', tomorrow), timer('charge-2', 'charge', nine)]);
    const done: string[] = [];
    const handlers = [{ what: 'charge', handle: async (key: string) => void done.push(key) }];
    const ahead = new BusinessClock(shop.db, () => Date.now() + 32 * 86_400_000);

    await new DueSweeper(shop.db, ahead, handlers, { atOnce: 8, onFailure: raise }).sweep();
    expect(done).toEqual([]);
    expect([ahead.isTrusted, Math.round(ahead.skewMs / 86_400_000)]).toEqual([false, 32]);

    await shop.db.query('update es.due set lease_until = null');
    await new DueSweeper(shop.db, new BusinessClock(shop.db), handlers, { atOnce: 8, onFailure: raise }).sweep();
    expect(done).toEqual(['charge-2']);
    await shop.db.query('delete from es.due');
  });

  it('is not done early either by one that is a little ahead', async () => {
    await setTimers(shop.db, [timer('soon', 'charge', new Date(Date.now() + 20_000).toISOString())]);
    const ahead = new BusinessClock(shop.db, () => Date.now() + 25_000);

    await new DueSweeper(shop.db, ahead, [{ what: 'charge', handle: () => Promise.reject(new Error('too early')) }], {
      atOnce: 8,
      onFailure: raise,
    }).sweep();

    expect(await left('charge')).toEqual([{ key: 'soon' }]);
    await shop.db.query('delete from es.due');
  });

  it('charges no more than falls due when every clock has jumped a month ahead', async () => {
    await setTimers(
      shop.db,
      Array.from({ length: 100 }, (_, n) =>
        timer(`plan-${n}`, 'charge', new Date(Date.now() + (n < 3 ? -1_000 : 10 * 86_400_000)).toISOString()),
      ),
    );
    await setTimers(shop.db, [timer('mail-1', 'mail', nine)]);
    const done: string[] = [];
    const handle = async (key: string): Promise<void> => void done.push(key);
    const brake = new Brake(5);
    const errors: string[] = [];
    const jumping = new DueSweeper(
      shop.db,
      new BusinessClock(shop.db),
      [
        { what: 'charge', takesMoney: true, handle },
        { what: 'mail', handle },
      ],
      { atOnce: 4, onFailure: (_key, error) => errors.push(String(error)), brake },
    );
    await jumping.forecast();

    await shop.db.query(`update es.due set due_at = due_at - interval '32 days' where what = 'charge'`);
    await jumping.sweep();
    await jumping.forecast();
    await jumping.sweep();

    expect([done.filter((key) => key.startsWith('plan')).length, done.includes('mail-1'), brake.isPulled]).toEqual([
      8,
      true,
      true,
    ]);
    expect(new Set(errors)).toEqual(new Set(['Error: more of this runs than fell due: staff have to look']));
    expect((await left('charge')).length).toBe(92);
    await shop.db.query('delete from es.due');
  });

  it('leaves to another handler what that one has taken meanwhile', async () => {
    expect(await overtaken('overtaken', () => undefined)).toEqual([{ lease_until: expect.any(Date), error: null }]);
  });

  it('does not give away, by its own failure, what another handler has taken meanwhile', async () => {
    const [row] = await overtaken('failed', () => {
      throw new Error('the first one failed');
    });

    expect(row?.error).toBeNull();
    expect(row?.lease_until?.getTime()).toBeGreaterThan(Date.now() + 30_000);
  });
});
