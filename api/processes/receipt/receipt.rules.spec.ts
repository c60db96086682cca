import { wheneverOrderPaid } from './receipt.rules.js';

describe('whenever an order is paid', () => {
  it('wants its receipt sent, whether it cost something or not', () => {
    const paid = { type: 'OrderPaid', data: { orderId: 'o-1', playerId: 'p-1', paymentId: null, paid: 0, currency: 'CLP', paidAt: '2026-11-21T15:00:00.000Z' } };
    expect(wheneverOrderPaid(paid)).toEqual({ kind: 'mail:receipt', subject: 'o-1' });
  });

  it('wants nothing for any other fact', () => {
    expect(wheneverOrderPaid({ type: 'OrderPlaced', data: { orderId: 'o-1' } })).toBeNull();
    expect(wheneverOrderPaid({ type: 'PaymentApproved', data: { orderId: 'o-1' } })).toBeNull();
  });
});
