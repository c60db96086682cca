import type { CodeLimits } from './code.events.js';
import {
  hintOf,
  isRandomCode,
  judgeCart,
  judgeGame,
  normalCode,
  randomCode,
  statusOf,
  type CodeStatus,
} from './code.rules.js';

const noon = '2026-03-09T15:00:00.000Z';
const UNLIMITED: CodeLimits = {
  uses: null,
  usesPerPerson: null,
  validFrom: null,
  validUntil: null,
  gameIds: null,
  firstPurchaseOnly: false,
};
const code = (more: Partial<CodeStatus> = {}): CodeStatus => ({
  codeId: 'c-1',
  benefit: { kind: 'percent', percent: 20 },
  limits: UNLIMITED,
  active: true,
  uses: 0,
  usesByPerson: 0,
  ...more,
});
const newcomer = { boughtBefore: false };
const cart = [
  { gameId: 'volcano', price: 4490 },
  { gameId: 'reef', price: 3990 },
];

describe('a code as people type it', () => {
  it.each([
    ['feria 2026', 'FERIA2026'],
    ['k7qm-3fxp-9tda', 'K7QM3FXP9TDA'],
    ['  Ñandú–10 ', 'NANDU10'],
    ['---', ''],
  ])('%p reads %p', (typed, normal) => expect(normalCode(typed)).toBe(normal));
  it('keeps its last four characters as a hint', () => expect(hintOf('k7qm-3fxp-9tda')).toBe('9TDA'));
});

describe('a code by chance', () => {
  it('comes in three groups of four, from the first sign to the last', () => {
    expect([randomCode(() => 0), randomCode((below) => below - 1)]).toEqual(['2222-2222-2222', 'ZZZZ-ZZZZ-ZZZZ']);
  });
  it('is known by its form, and a chosen word is not', () =>
    expect(
      [
        '2222-2222-2222',
        randomCode((below) => below - 1),
        'K7QM-3FXP-9TD',
        'K7QM3FXP9TDA',
        'FERIA-2026',
        'K7QM-3FXP-9TDI',
      ].map(isRandomCode),
    ).toEqual([true, true, false, false, false, false]));
  it('has no sign that could be taken for another', () => {
    let n = 0;
    expect(Array.from({ length: 5 }, () => randomCode((below) => n++ % below)).join('')).not.toMatch(/[01ILOU]/);
  });
});

describe('what a code takes off a cart', () => {
  it('is so many percent of everything', () =>
    expect(judgeCart(code(), cart, newcomer, noon)).toEqual({
      works: true,
      reduction: { codeId: 'c-1', percent: 20, gameIds: null },
    }));
  it('is so many percent of certain games', () =>
    expect(
      judgeCart(code({ limits: { ...UNLIMITED, gameIds: ['reef', 'moon'] } }), cart, newcomer, noon),
    ).toMatchObject({ reduction: { gameIds: ['reef', 'moon'] } }));
  it('is the whole price of the game that it gives', () =>
    expect(judgeCart(code({ benefit: { kind: 'game', gameId: 'reef' } }), cart, newcomer, noon)).toMatchObject({
      reduction: { percent: 100, gameIds: ['reef'] },
    }));
  it.each([
    ['none of its games is there', code({ limits: { ...UNLIMITED, gameIds: ['moon'] } }), 'code-not-for-these-games'],
    ['its game is not there', code({ benefit: { kind: 'game', gameId: 'moon' } }), 'code-not-for-these-games'],
    ['it pays for a plan', code({ benefit: { kind: 'plan', planId: 'monthly', periods: 3 } }), 'code-is-for-a-plan'],
    ['it is off', code({ active: false }), 'code-inactive'],
    ['others used it up', code({ limits: { ...UNLIMITED, uses: 2 }, uses: 2 }), 'code-exhausted'],
    [
      'this person used it',
      code({ limits: { ...UNLIMITED, usesPerPerson: 1 }, uses: 1, usesByPerson: 1 }),
      'code-used-by-you',
    ],
  ])('is nothing when %s', (_, status, why) =>
    expect(judgeCart(status, cart, newcomer, noon)).toEqual({ works: false, why }),
  );
  it('is nothing when all is free already', () =>
    expect(judgeCart(code(), [{ gameId: 'volcano', price: 0 }], newcomer, noon)).toEqual({
      works: false,
      why: 'code-takes-nothing-off',
    }));
});

describe('a game for a code alone', () => {
  it('is given by its own code and by one that takes off all', () => {
    expect(
      judgeGame(code({ benefit: { kind: 'game', gameId: 'reef' } }), { gameId: 'reef', price: 3990 }, newcomer, noon),
    ).toEqual({
      works: true,
      discount: 3990,
    });
    expect(
      judgeGame(code({ benefit: { kind: 'percent', percent: 100 } }), { gameId: 'reef', price: 3990 }, newcomer, noon),
    ).toEqual({
      works: true,
      discount: 3990,
    });
  });
  it('is not given for a part of its price', () =>
    expect(judgeGame(code(), { gameId: 'reef', price: 3990 }, newcomer, noon)).toEqual({
      works: false,
      why: 'code-not-whole',
    }));
});

describe('the word for one of my codes', () => {
  it('is available, used once I used it up, else inactive', () => {
    expect([
      statusOf(null, 0),
      statusOf(null, 1),
      statusOf('code-used-by-you', 1),
      statusOf('code-expired', 0),
      statusOf('code-expired', 2),
    ]).toEqual(['available', 'available', 'used', 'inactive', 'used']);
  });
});
