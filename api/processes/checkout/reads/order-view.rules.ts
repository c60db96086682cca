import { returnAddress } from '../../../kernel/return-address.js';
import type { ClosedBecause } from '../../../contexts/payments/payment.events.js';

/** The words of the shop's contract for where an order's payment stands. */
export type StatusWord = 'AUTHORIZED' | 'FAILED' | 'REJECTED' | 'CANCELED' | 'REVERSED' | 'PENDING';

/** An order is authorized for good once paid; before that its latest attempt tells. */
export function statusWord(
  order: { status: 'placed' | 'paid' },
  payment: { state: string; closedBecause: ClosedBecause | null } | null,
): StatusWord {
  if (order.status === 'paid') return 'AUTHORIZED';
  switch (payment?.state) {
    case 'declined':
      return 'REJECTED';
    case 'closed':
      return payment.closedBecause === 'form-cancelled' ? 'CANCELED' : 'FAILED';
    case 'orphaned':
    case 'refunding':
    case 'refunded':
    case 'refund-unknown':
    case 'refund-failed':
      return 'REVERSED';
    default:
      return 'PENDING';
  }
}

/** The money of an order on its way back, or back: of an orphaned payment by itself, of a paid order the sum of what went back. */
export function moneyBack(
  orphaned: { state: 'started' | 'completed'; amount: number; at: string } | null,
  refunds: readonly { state: string; amount: number; approvedAt: Date | null; decidedAt: Date | null }[],
): { state: 'started' | 'completed'; amount: number; at: string } | null {
  if (orphaned) return { state: orphaned.state, amount: orphaned.amount, at: orphaned.at };
  const done = refunds.filter((refund) => refund.state === 'completed');
  const counted =
    done.length > 0
      ? done
      : refunds.filter((refund) => !['requested', 'awaiting-second-approval', 'denied'].includes(refund.state));
  const at = counted
    .map((refund) => (refund.decidedAt ?? refund.approvedAt)?.toISOString() ?? '')
    .sort()
    .at(-1);
  return at
    ? {
        state: done.length > 0 ? 'completed' : 'started',
        amount: counted.reduce((total, refund) => total + refund.amount, 0),
        at,
      }
    : null;
}

/** Where a buyer may be sent with the result: the wanted address if its origin is allowed, else the shop's own page. */
export function resultUrl(wanted: string | undefined, publicUrl: string, allowedOrigins: readonly string[]): string {
  return returnAddress(wanted, `${publicUrl}/postorder`, allowedOrigins);
}

/** The result address with the order added to its query. */
export function withOrder(resultUrl: string, orderId: string): string {
  const url = new URL(resultUrl);
  url.searchParams.set('orderId', orderId);
  return url.href;
}
