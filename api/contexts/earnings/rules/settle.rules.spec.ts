import fc from 'fast-check';
import { accruedThrough, earnedThrough, lastDayOf, nextMonth, shareReturned } from './accrual.rules.js';
import { EqualShares, settle, type PlanOrder, type Play, type Settled, type Subscriber } from './settle.rules.js';

const order = (over: Partial<PlanOrder> = {}): PlanOrder => ({
  orderId: 'o-1',
  share: 4_706,
  returned: 0,
  taken: 0,
  takenThrough: null,
  from: '2026-12-01',
  until: '2027-01-01',
  heldUntil: '2026-12-11',
  ruleVersion: 2,
  given: [],
  ...over,
});
const played = (gameId: string, seconds: number, over: Partial<Play> = {}): Play => ({
  month: '2026-12',
  orderId: 'o-1',
  gameId,
  developerId: `studio of ${gameId}`,
  seconds,
  lastDay: '2026-12-20',
  ...over,
});
const closeOf = (month: string) => ({ month, through: lastDayOf(month), asOf: `${nextMonth(month)}-01` });
const total = ({ lines }: Settled): number => lines.reduce((sum, { amount }) => sum + amount, 0);
const waiting = ({ waits }: Settled): number => waits.reduce((sum, { amount }) => sum + amount, 0);

/** Closes month after month, keeping what each leaves to the next. */
function closing(start: Subscriber) {
  let now = start;
  const given = new Map<string, number>();
  return (month: string, change: (subscriber: Subscriber) => Subscriber = (same) => same): Settled => {
    now = change(now);
    const settled = settle(now, closeOf(month));
    for (const { orderId, developerId, gameId, amount } of settled.lines) {
      const key = JSON.stringify([orderId, developerId, gameId]);
      given.set(key, (given.get(key) ?? 0) + amount);
    }
    const givenOf = (orderId: string): PlanOrder['given'] =>
      [...given].flatMap(([key, amount]) => {
        const [of = '', developerId = '', gameId = null] = JSON.parse(key) as [string, string, string | null];
        return of === orderId ? [{ developerId, gameId, amount }] : [];
      });
    const orders = now.orders.map((one) => {
      const taken = settled.taken.find(({ orderId }) => orderId === one.orderId);
      return {
        ...one,
        ...(taken ? { taken: taken.taken, takenThrough: taken.through } : {}),
        given: givenOf(one.orderId),
      };
    });
    const moved = new Set(settled.waits.map(({ orderId, month: of }) => `${orderId} ${of}`));
    const waits = [
      ...now.waits.filter(({ orderId, month: of }) => !moved.has(`${orderId} ${of}`)),
      ...settled.waits.filter(({ amount }) => amount > 0),
    ];
    now = { ...now, orders, waits };
    return settled;
  };
}

describe('a share accrues', () => {
  it('by civil day, the first days bearing the odd pesos', () => {
    const days = { from: '2026-12-01', until: '2027-01-01' };
    expect(accruedThrough(4_706, days, '2026-11-30')).toBe(0);
    expect(accruedThrough(4_706, days, '2026-12-01')).toBe(152);
    expect(accruedThrough(4_706, days, '2026-12-31')).toBe(4_706);
    expect(accruedThrough(4_706, days, '2027-03-01')).toBe(4_706);
  });
  it('alike on days of 23 and of 25 hours', () => {
    const days = { from: '2026-09-01', until: '2026-10-01' };
    const of = (day: number): number =>
      accruedThrough(3_000, days, `2026-09-${String(day).padStart(2, '0')}`) -
      (day === 1 ? 0 : accruedThrough(3_000, days, `2026-09-${String(day - 1).padStart(2, '0')}`));
    expect([of(5), of(6), of(7)]).toEqual([100, 100, 100]);
    const april = { from: '2027-04-01', until: '2027-05-01' };
    expect(accruedThrough(3_000, april, '2027-04-03') - accruedThrough(3_000, april, '2027-04-02')).toBe(100);
  });
  it('less what went back, from its end', () => {
    const yearly = { from: '2027-01-31', until: '2028-01-31', share: 52_941, returned: 52_941 };
    expect(earnedThrough(yearly, '2027-02-28')).toBe(0);
    expect(earnedThrough({ ...yearly, returned: 52_000 }, '2027-02-28')).toBe(941);
  });
  it('goes back in parts that add up', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(1_000), fc.nat(1_000), (share, one, other) => {
        const price = one + other + 1;
        expect(shareReturned(share, price, price)).toBe(share);
        expect(shareReturned(share, price, one)).toBeLessThanOrEqual(shareReturned(share, price, one + other));
      }),
    );
  });
});

describe('a month of a subscriber', () => {
  it('is shared by counted seconds', () => {
    const settled = settle(
      { orders: [order()], play: [played('a', 3_600), played('b', 1_200)], waits: [] },
      closeOf('2026-12'),
    );
    expect(settled.lines.map(({ gameId, amount }) => [gameId, amount])).toEqual([
      ['a', 3_530],
      ['b', 1_176],
    ]);
    expect(settled.taken).toEqual([{ orderId: 'o-1', taken: 4_706, through: '2026-12' }]);
  });
  it('of 70 games of one minute each loses no peso', () => {
    const play = Array.from({ length: 70 }, (_, n) => played(`g-${n}`, 60));
    const settled = settle({ orders: [order()], play, waits: [] }, closeOf('2026-12'));
    expect(total(settled)).toBe(4_706);
    expect(new Set(settled.lines.map(({ amount }) => amount))).toEqual(new Set([67, 68]));
  });
  it('is held while the plan can be withdrawn from, and shared later by the play of its own days', () => {
    const close = closing({
      orders: [order({ from: '2027-01-31', until: '2028-01-31', share: 52_941, heldUntil: '2027-02-10' })],
      play: [
        played('a', 60, { month: '2027-01', lastDay: '2027-01-31' }),
        played('b', 60, { month: '2027-02', lastDay: '2027-02-03' }),
      ],
      waits: [],
    });
    expect(close('2027-01').lines).toEqual([]);
    const february = close('2027-02');
    expect(february.lines.map(({ gameId, month, amount }) => [gameId, month, amount])).toEqual(
      [
        ['a', '2027-01', 146],
        ['b', '2027-02', 4_061 - 1],
      ].map(([game, month]) => [game, month, expect.any(Number)]),
    );
    expect(total(february)).toBe(accruedThrough(52_941, { from: '2027-01-31', until: '2028-01-31' }, '2027-02-28'));
  });
  it('pays no studio when the yearly plan of 31 January is withdrawn on day 9', () => {
    const close = closing({
      orders: [order({ from: '2027-01-31', until: '2028-01-31', share: 52_941, heldUntil: '2027-02-10' })],
      play: [played('a', 60, { month: '2027-01', lastDay: '2027-01-31' })],
      waits: [],
    });
    close('2027-01');
    const after = close('2027-02', (one) => ({ ...one, orders: one.orders.map((o) => ({ ...o, returned: 52_941 })) }));
    expect([after.lines, after.taken, after.waits]).toEqual([[], [], []]);
  });
  it('without play waits for the next month with play', () => {
    const next = order({ orderId: 'o-2', from: '2027-01-01', until: '2027-02-01', heldUntil: '2027-01-11' });
    const close = closing({
      orders: [order(), next],
      play: [played('a', 60, { month: '2027-01', orderId: 'o-2', lastDay: '2027-01-05' })],
      waits: [],
    });
    expect(waiting(close('2026-12'))).toBe(4_706);
    const january = close('2027-01');
    expect(january.lines.map(({ orderId, month, amount }) => [orderId, month, amount])).toEqual([
      ['o-1', '2026-12', 4_706],
      ['o-2', '2027-01', 4_706],
    ]);
  });
  it('is taken back from those who were given it where money goes back after the close, as lines below zero', () => {
    const close = closing({ orders: [order()], play: [played('a', 3_600), played('b', 1_200)], waits: [] });
    close('2026-12');
    const back = close('2027-01', (one) => ({ ...one, orders: one.orders.map((o) => ({ ...o, returned: 1_000 })) }));
    expect(back.lines.map(({ gameId, source, amount }) => [gameId, source, amount])).toEqual([
      ['a', 'plan-refund', -750],
      ['b', 'plan-refund', -250],
    ]);
  });
  it('goes back out of what waits before older play that counts only now is shared', () => {
    const first = order({ orderId: 'o-1', from: '2026-11-10', until: '2026-12-10', heldUntil: '2027-02-08' });
    const second = order({ orderId: 'o-2', from: '2026-12-10', until: '2027-01-10', heldUntil: '2026-12-20' });
    const close = closing({
      orders: [first, second],
      play: [played('a', 60, { month: '2026-12', lastDay: '2026-12-05' })],
      waits: [],
    });
    const settled = [close('2026-12'), close('2027-01')];
    const backOfSecond = (one: Subscriber): Subscriber => ({
      ...one,
      orders: one.orders.map((o) => (o.orderId === 'o-2' ? { ...o, returned: o.share } : o)),
    });
    settled.push(close('2027-02', backOfSecond));
    const ofSecond = settled.flatMap(({ lines }) => lines).filter(({ orderId }) => orderId === 'o-2');
    expect(ofSecond).toEqual([]);
    expect(settled.reduce((sum, one) => sum + total(one), 0)).toBe(4_706);
  });
  it('of a game that changed hands in it goes to each owner for the play of their days', () => {
    const play = [played('a', 100, { developerId: 'old' }), played('a', 300, { developerId: 'new' })];
    const settled = settle({ orders: [order({ share: 400 })], play, waits: [] }, closeOf('2026-12'));
    expect(settled.lines.map(({ developerId, amount }) => [developerId, amount])).toEqual([
      ['old', 100],
      ['new', 300],
    ]);
  });
  it('follows the rule of the day on which it was paid, though another begins on the 15th', () => {
    const orders = [
      order({ ruleVersion: 2 }),
      order({ orderId: 'o-2', from: '2026-12-15', until: '2027-01-15', ruleVersion: 3, heldUntil: '2026-12-25' }),
    ];
    const settled = settle(
      { orders, play: [played('a', 60), played('a', 60, { orderId: 'o-2' })], waits: [] },
      closeOf('2026-12'),
    );
    expect(settled.lines.map(({ orderId, ruleVersion }) => [orderId, ruleVersion])).toEqual([
      ['o-1', 2],
      ['o-2', 3],
    ]);
  });
});

describe('a plan order without play', () => {
  it('is shared equally over many slices', () => {
    const equal = new EqualShares(['a', 'b', 'c']);
    const lines = Array.from(
      { length: 10 },
      () => equal.share({ orderId: 'o', month: '2026-01', amount: 100 }, '2027-01-31', 2) ?? [],
    ).flat();
    const of = (id: string): number =>
      lines.filter(({ developerId }) => developerId === id).reduce((sum, { amount }) => sum + amount, 0);
    expect([of('a'), of('b'), of('c')]).toEqual([334, 333, 333]);
  });
  it('is shared alike in one part and in several that each know what came before', () => {
    const [developers, slice] = [['a', 'b', 'c'], { orderId: 'o', month: '2026-01', amount: 100 }];
    const parts = (shares: EqualShares): unknown[] =>
      [1, 2].flatMap(() => shares.share(slice, '2027-01-31', 2)).map((line) => [line?.developerId, line?.amount]);
    const whole = new EqualShares(developers);
    expect([parts(whole), parts(whole)]).toEqual([
      parts(new EqualShares(developers)),
      parts(new EqualShares(developers, 200)),
    ]);
  });
  it('waits on where no studio has players enough', () =>
    expect(new EqualShares([]).share({ orderId: 'o', month: '2026-01', amount: 100 }, '2027-01-31', 2)).toBeNull());
});

const month = fc.constantFrom('2026-12', '2027-01', '2027-02', '2027-03');
const playing = fc.record({
  month,
  gameId: fc.constantFrom('a', 'b', 'c'),
  seconds: fc.integer({ min: 1, max: 400_000 }),
});
const life = fc.record({
  share: fc.integer({ min: 0, max: 60_000 }),
  until: fc.constantFrom('2027-01-01', '2027-01-31', '2027-03-31'),
  held: fc.constantFrom('2026-12-11', '2027-03-01'),
  play: fc.array(playing, { maxLength: 12 }),
  refunds: fc.array(fc.record({ month, part: fc.integer({ min: 0, max: 100 }) }), { maxLength: 3 }),
});

describe('whatever subscribers do', () => {
  it('what was taken of a share is what was given and what waits, at every close', () => {
    fc.assert(
      fc.property(life, ({ share, until, held, play, refunds }) => {
        const close = closing({
          orders: [order({ share, until, heldUntil: held })],
          play: play.map((one) => played(one.gameId, one.seconds, { month: one.month, lastDay: `${one.month}-02` })),
          waits: [],
        });
        let [given, returned, taken] = [0, 0, 0];
        const waits = new Map<string, number>();
        for (const now of ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04']) {
          for (const { part } of refunds.filter((one) => one.month === now))
            returned += Math.floor(((share - returned) * part) / 100);
          const settled = close(now, (one) => ({ ...one, orders: one.orders.map((o) => ({ ...o, returned })) }));
          given += total(settled);
          taken = settled.taken[0]?.taken ?? taken;
          for (const { orderId, month: of, amount } of settled.waits) waits.set(`${orderId} ${of}`, amount);
          const waitingNow = [...waits.values()].reduce((sum, amount) => sum + amount, 0);
          expect(given + waitingNow).toBe(taken);
          expect(taken).toBeLessThanOrEqual(share);
        }
        expect(taken).toBe(share - returned);
      }),
      { numRuns: 2_000 },
    );
  });

  it('no set of accounts of a studio gets back more than 70 % of the net it paid: 10,000 strategies', () => {
    let most = 0;
    fc.assert(
      fc.property(fc.array(life, { minLength: 1, maxLength: 4 }), (accounts) => {
        let [back, net] = [0, 0];
        for (const [index, { until, held, play, refunds }] of accounts.entries()) {
          const paidNet = [6_723, 75_630][index % 2] ?? 0;
          const share = Math.floor((paidNet * 7 + 5) / 10);
          const close = closing({
            orders: [order({ share, until, heldUntil: held })],
            play: play.map((one) =>
              played(one.gameId, one.seconds, { month: one.month, developerId: 'mine', lastDay: `${one.month}-02` }),
            ),
            waits: [],
          });
          let returned = 0;
          for (const now of ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05']) {
            for (const { part } of refunds.filter((one) => one.month === now))
              returned += Math.floor(((share - returned) * part) / 100);
            back += total(close(now, (one) => ({ ...one, orders: one.orders.map((o) => ({ ...o, returned })) })));
          }
          net += paidNet - Math.floor((returned * paidNet) / share);
        }
        // Each payment is rounded to the nearest peso, up or down by half a one at most.
        expect(back).toBeLessThanOrEqual(0.7 * net + accounts.length);
        most = Math.max(most, net > 10_000 ? back / net : 0);
      }),
      { numRuns: 10_000, seed: 1_511 },
    );
    expect(most).toBeGreaterThan(0.69);
  }, 120_000);
});
