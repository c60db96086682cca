import { stepsOf } from './order-history.rules.js';

const at = (minute: number): string => `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`;
const fact = (type: string, data: Record<string, unknown>) => ({ type, data });

describe('the story of an order', () => {
  it('tells its steps with instants and sums, oldest first, and nothing of the machine', () => {
    expect(
      stepsOf([
        fact('PaymentPlanned', { amount: 4990, plannedAt: at(0) }),
        fact('CommitStarted', { startedAt: at(1) }),
        fact('PaymentApproved', { approvedAt: at(1), approval: { cardLast4: '6623' } }),
        fact('OrderPlaced', { total: 4990, placedAt: at(0) }),
        fact('OrderPaid', { paid: 4990, paidAt: at(1) }),
        fact('EntitlementGranted', { gameId: 'a', grantedAt: at(1) }),
        fact('EntitlementGranted', { gameId: 'b', grantedAt: at(1) }),
      ]),
    ).toEqual([
      { step: 'placed', at: at(0), amount: 4990 },
      { step: 'payment-started', at: at(0), amount: 4990 },
      { step: 'payment-approved', at: at(1), amount: null },
      { step: 'paid', at: at(1), amount: 4990 },
      { step: 'delivered', at: at(1), amount: null },
    ]);
  });
  it('tells a refund once, and no approval that still waits for a second person', () => {
    expect(
      stepsOf([
        fact('RefundRequested', { amount: 100, requestedAt: at(2) }),
        fact('RefundApproved', { needsSecondApproval: true, approvedAt: at(3) }),
        fact('PaymentRefunded', { refundId: 'r', amount: 100, refundedAt: at(4) }),
        fact('OrderRefunded', { amount: 100, refundedAt: at(4) }),
      ]),
    ).toEqual([
      { step: 'refund-requested', at: at(2), amount: 100 },
      { step: 'refunded', at: at(4), amount: 100 },
    ]);
  });
});
