import { withDiscount, type CartDiscount } from './discount';

const games = [
  { id: 'volcano', price: 4490 },
  { id: 'reef', price: 3990 },
];
const reply = {
  discount: 50,
  kind: 'percent',
  percent: 50,
  gameId: null,
  planId: null,
  periods: null,
  why: null,
  message: null,
  totalBefore: 8480,
  totalAfter: 6485,
  lines: [
    { id: 'volcano', before: 4490, after: 4490 },
    { id: 'reef', before: 3990, after: 1995 },
  ],
} as const;
const discount = (more: Partial<CartDiscount> = {}): CartDiscount => ({
  code: 'FERIA',
  reply: { ...reply, lines: [...reply.lines] },
  why: null,
  ...more,
});

describe('a cart with a code', () => {
  it('shows both prices of what becomes cheaper, and one of the rest', () => {
    expect(withDiscount(games, discount())).toEqual([
      { id: 'volcano', price: 4490, listPrice: null },
      { id: 'reef', price: 1995, listPrice: 3990 },
    ]);
  });
  it('costs what it costs without a code, or with one that does not work', () => {
    for (const none of [null, discount({ why: 'expired' }), discount({ reply: null, why: '' })]) {
      expect(withDiscount(games, none)).toEqual(games.map((game) => ({ ...game, listPrice: null })));
    }
  });
});
