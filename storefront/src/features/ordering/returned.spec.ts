import { canReturn, returnedOf } from './returned';
import type { Order } from '../../lib/wire';

type Refund = Order['refunds'][number];

const refund = (amount: number, state: Refund['state']): Refund => ({
  refundId: `${amount}-${state}`,
  amount,
  state,
  gameIds: [],
  requestedAt: '2026-11-20T12:00:00Z',
  decidedAt: null,
});
const order = (...refunds: Refund[]) => ({
  total: 8_000,
  paidAt: '2026-11-20T12:00:00Z',
  status: 'AUTHORIZED' as const,
  refunds,
});

describe('what of an order went back', () => {
  it.each([
    ['nothing was asked', order(), 'none'],
    ['it was denied', order(refund(8_000, 'denied')), 'none'],
    ['it waits for an answer', order(refund(8_000, 'requested')), 'requested'],
    ['the bank was asked', order(refund(8_000, 'approved')), 'under-way'],
    ['the bank hesitates', order(refund(8_000, 'delayed')), 'under-way'],
    ['one game of two went back', order(refund(3_000, 'completed')), 'part'],
    [
      'one went back and the other is on its way',
      order(refund(3_000, 'completed'), refund(5_000, 'approved')),
      'under-way',
    ],
    ['both went back, one after the other', order(refund(3_000, 'completed'), refund(5_000, 'completed')), 'whole'],
    ['it went back after a first no', order(refund(8_000, 'denied'), refund(8_000, 'completed')), 'whole'],
  ] as const)('when %s', (_, given, word) => expect(returnedOf(given)).toBe(word));

  it('leaves something to return only where money is left', () => {
    expect(canReturn(order())).toBe(true);
    expect(canReturn(order(refund(8_000, 'denied')))).toBe(true);
    expect(canReturn(order(refund(3_000, 'completed')))).toBe(true);
    expect(canReturn(order(refund(3_000, 'completed'), refund(5_000, 'requested')))).toBe(false);
    expect(canReturn({ ...order(), paidAt: null, status: 'PENDING' })).toBe(false);
    expect(canReturn({ ...order(), total: 0 })).toBe(false);
  });
});
