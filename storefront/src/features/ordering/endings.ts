import type { OrderStatus } from '../../lib/wire';

export type Ending = 'paid' | 'failed' | 'rejected' | 'canceled' | 'reversed' | 'pending' | 'unexpected';

const ENDINGS: Record<OrderStatus, Ending> = {
  AUTHORIZED: 'paid',
  FAILED: 'failed',
  REJECTED: 'rejected',
  CANCELED: 'canceled',
  REVERSED: 'reversed',
  PENDING: 'pending',
};

/** How a payment ended; an unknown word is treated as unclear, never as good or bad. */
export function endingOf(status: string): Ending {
  return Object.hasOwn(ENDINGS, status) ? ENDINGS[status as OrderStatus] : 'unexpected';
}
