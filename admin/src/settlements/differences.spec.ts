import type { SettlementDifference } from '../lib/wire';
import { directionOf, sumOf } from './differences';

const difference = (kind: SettlementDifference['kind'], expected: string, found: string): SettlementDifference => ({
  kind,
  subject: 's',
  expected,
  found,
  incidentId: null,
  incidentStatus: null,
  paymentId: null,
  buyOrder: null,
  orderId: null,
  orderNumber: null,
});

describe('the differences of a settlement file', () => {
  it('have a direction', () =>
    expect(
      (['settlement-not-ours', 'settlement-missing', 'settlement-amount', 'settlement-twice'] as const).map((kind) =>
        directionOf({ kind }),
      ),
    ).toEqual(['bank', 'shop', 'both', 'both']));
  it('add up on the side that has them', () => {
    expect(
      sumOf('bank', [difference('settlement-not-ours', '0', '5990'), difference('settlement-not-ours', '0', '-990')]),
    ).toBe(5_000);
    expect(sumOf('shop', [difference('settlement-missing', '8990', '0')])).toBe(8_990);
    expect(sumOf('both', [difference('settlement-amount', '8990', '1')])).toBeNull();
  });
});
