import type { Order } from '../../../lib/wire';
import { offeredBack } from './charges';

describe('the charges that are offered back', () => {
  const charge = (paidAt: string | null, more: Partial<Order> = {}): Order =>
    ({ total: 8_000, refunds: [], status: paidAt ? 'AUTHORIZED' : 'REJECTED', paidAt, ...more }) as Order;
  const july = charge('2030-07-15T09:00:00Z');
  const may = charge('2030-05-15T09:00:00Z');

  it('are the latest ones, not each of two years', () => {
    expect(offeredBack([july, may, charge('2030-04-15T09:00:00Z'), charge('2028-08-15T09:00:00Z')])).toEqual([
      july,
      may,
    ]);
  });

  it('are counted from the latest that was paid and did not go back', () => {
    const back = charge('2030-09-15T09:00:00Z', {
      refunds: [
        {
          refundId: 'r',
          amount: 8_000,
          state: 'completed',
          gameIds: [],
          requestedAt: '2030-09-16T09:00:00Z',
          decidedAt: null,
        },
      ],
    });
    expect(offeredBack([charge(null), back, july])).toEqual([july]);
  });

  it('are none where nothing was paid', () => expect(offeredBack([charge(null)])).toEqual([]));
});
