import type { SettlementRow } from './settlement-file.rules.js';
import { compare, differencesOf, type KnownPayment } from './settlement.rules.js';

const sale = (buyOrder: string, more: Partial<SettlementRow> = {}): SettlementRow => ({
  line: 2,
  kind: 'sale',
  day: '2026-11-21',
  buyOrder,
  authorizationCode: '1213',
  amount: 8990,
  ...more,
});
const payment = (paymentId: string, more: Partial<KnownPayment> = {}): KnownPayment => ({
  paymentId,
  buyOrders: [paymentId.toUpperCase()],
  authorizationCode: '001213',
  amount: 8990,
  day: '2026-11-21',
  nullified: 0,
  isReversed: false,
  ...more,
});

describe("the bank's settlement beside the books", () => {
  it('agrees where both say the same', () =>
    expect(differencesOf([sale('A'), sale('B')], [payment('a'), payment('b')])).toEqual([]));
  it('is told what the books do not know', () =>
    expect(differencesOf([sale('A'), sale('X')], [payment('a')])).toEqual([
      { kind: 'settlement-not-ours', subject: 'X', expected: '0', found: '8990' },
    ]));
  it('is told what it lacks, within its days only', () =>
    expect(differencesOf([sale('A')], [payment('a'), payment('b'), payment('c', { day: '2026-11-20' })])).toEqual([
      { kind: 'settlement-missing', subject: 'b', expected: '8990', found: '0' },
    ]));
  it('is told another sum, another code, and a sale that stands twice', () => {
    expect(differencesOf([sale('A', { amount: 8000 })], [payment('a')])).toEqual([
      { kind: 'settlement-amount', subject: 'a', expected: '8990', found: '8000' },
    ]);
    expect(differencesOf([sale('A', { authorizationCode: '9' })], [payment('a')])).toEqual([
      { kind: 'settlement-code', subject: 'a', expected: '001213', found: '9' },
    ]);
    expect(differencesOf([sale('A'), sale('A')], [payment('a')])).toEqual([
      { kind: 'settlement-twice', subject: 'a', expected: '8990', found: '17980' },
    ]);
  });
  it('is told a refund that only one of both knows', () => {
    expect(differencesOf([sale('A')], [payment('a', { nullified: 100 })])).toEqual([
      { kind: 'settlement-refund', subject: 'a', expected: '100', found: '0' },
    ]);
    expect(differencesOf([sale('A'), sale('A', { kind: 'refund', amount: 50 })], [payment('a')])).toEqual([
      { kind: 'settlement-refund', subject: 'a', expected: '0', found: '50' },
    ]);
  });
  it('may leave out a charge that was taken back whole', () =>
    expect(differencesOf([sale('B')], [payment('a', { isReversed: true }), payment('b')])).toEqual([]));
  it('counts the movements that agree: a refund with its sale, and none of a payment that differs', () =>
    expect(
      compare(
        [sale('A'), sale('A', { kind: 'refund', amount: 100 }), sale('B', { amount: 1 }), sale('X')],
        [payment('a', { nullified: 100 }), payment('b')],
      ),
    ).toMatchObject({ matched: 2, differences: [{ kind: 'settlement-not-ours' }, { kind: 'settlement-amount' }] }));
  it('proves nothing when it is empty', () => expect(differencesOf([], [payment('a')])).toEqual([]));
});
