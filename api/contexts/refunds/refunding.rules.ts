import type { Fact } from '../../kernel/decider.js';

export const SEND_REFUND = 'refunds:send-money';

/** Money goes back once nobody else has to agree, and again when somebody lets it be tried again. */
export function wheneverMayGo(event: Fact): { kind: typeof SEND_REFUND; subject: string } | null {
  const mayGo =
    (event.type === 'RefundApproved' && !(event.data as { needsSecond: boolean }).needsSecond) ||
    event.type === 'RefundSeconded' ||
    event.type === 'RefundRetried';
  return mayGo ? { kind: SEND_REFUND, subject: (event.data as { refundId: string }).refundId } : null;
}
