import type { Order } from '../../lib/wire';

/** How much of a paid order went back, or is about to; `requested` waits for an answer. */
export type Returned = 'none' | 'requested' | 'under-way' | 'part' | 'whole';

type RefundedOrder = Pick<Order, 'total' | 'refunds'>;

const sumOf = (refunds: RefundedOrder['refunds'], ...states: RefundedOrder['refunds'][number]['state'][]): number =>
  refunds.filter(({ state }) => states.includes(state)).reduce((sum, { amount }) => sum + amount, 0);

/** What of an order's money went back: all of it, else what is happening now, else a part. */
export function returnedOf({ total, refunds }: RefundedOrder): Returned {
  const done = sumOf(refunds, 'completed');
  if (total > 0 && done >= total) return 'whole';
  if (sumOf(refunds, 'approved', 'delayed') > 0) return 'under-way';
  if (sumOf(refunds, 'requested') > 0) return 'requested';
  return done > 0 ? 'part' : 'none';
}

/** Whether some of an order's money is neither back nor asked back. */
export function canReturn({
  total,
  refunds,
  paidAt,
  status,
}: RefundedOrder & Pick<Order, 'paidAt' | 'status'>): boolean {
  return (
    status === 'AUTHORIZED' &&
    paidAt !== null &&
    total > sumOf(refunds, 'completed', 'approved', 'delayed', 'requested')
  );
}
