import { wholeBack } from './line-choice.rules.js';

const games = {
  plan: null,
  total: 9_000,
  lines: [
    { gameId: 'a', price: 4_000 },
    { gameId: 'b', price: 5_000 },
  ],
};
const period = { plan: { planId: 'monthly' }, total: 8_000, lines: [] };
const refund = (state: string, ...lines: [string | null, number][]) => ({
  state,
  lines: lines.map(([gameId, amount]) => ({ gameId, amount })),
});

describe('what is back whole', () => {
  it('is a line whose price went back, at once or in parts', () =>
    expect([
      ...wholeBack(games, [refund('completed', ['a', 500], ['b', 5_000]), refund('completed', ['a', 3_500])]),
    ]).toEqual(['a', 'b']));

  it('is none of which a part stays paid', () =>
    expect([...wholeBack(games, [refund('completed', ['a', 3_999], ['b', 500])])]).toEqual([]));

  it('is none whose money is only asked for or on its way', () =>
    expect([...wholeBack(games, [refund('requested', ['a', 4_000]), refund('started', ['b', 5_000])])]).toEqual([]));

  it('is the period of a plan once all of its price is back', () =>
    expect([
      [...wholeBack(period, [refund('completed', [null, 3_000])])],
      [...wholeBack(period, [refund('completed', [null, 8_000])])],
    ]).toEqual([[], [null]]));
});
