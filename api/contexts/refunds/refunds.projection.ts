import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, set, type Row, type RowChange } from '../../platform/event-store/row-changes.js';
import type { RefundEvent } from './refund.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as RefundEvent;
  if (event.type === 'RefundRequested') {
    const { refundId, orderId, paymentId, personId, basis, lines, amount, answerBy, requestedAt } = event.data;
    return [
      put(
        'refunds',
        { refund_id: refundId },
        {
          order_id: orderId,
          payment_id: paymentId,
          person_id: personId,
          basis,
          lines,
          amount,
          state: 'requested',
          answer_by: answerBy,
          automatic: false,
          needs_second_approval: false,
          requested_at: requestedAt,
        },
      ),
    ];
  }
  const row = changeOf(event);
  return row ? [set('refunds', { refund_id: event.data.refundId }, row)] : [];
}

function changeOf(event: Exclude<RefundEvent, { type: 'RefundRequested' }>): Row | null {
  switch (event.type) {
    case 'RefundApproved': {
      const { automatic, needsSecondApproval, reason, approvedBy = null, approvedAt } = event.data;
      return {
        state: needsSecondApproval ? 'awaiting-second-approval' : 'approved',
        automatic,
        needs_second_approval: needsSecondApproval,
        reason,
        approved_by: approvedBy,
        approved_at: approvedAt,
      };
    }
    case 'RefundApprovedAgain':
      return { state: 'approved', approved_again_by: event.data.approvedAgainBy ?? null };
    case 'RefundDenied':
      return { state: 'denied', denied_because: event.data.reason, decided_at: event.data.deniedAt };
    case 'RefundStarted':
      return { state: 'started', started_at: event.data.startedAt };
    case 'RefundOutcomeUnknown':
      return { state: event.data.needsPerson ? 'needs-person' : 'unknown', why: event.data.why };
    case 'RefundCompleted':
      return {
        state: 'completed',
        how: event.data.how,
        whole: event.data.whole,
        why: null,
        decided_at: event.data.completedAt,
      };
    case 'RefundFailed':
      return { state: 'failed', why: event.data.why };
    case 'RefundRetried':
      return { state: 'approved' };
    default:
      return null;
  }
}

/** Each refund and its state; what failed or is unknown is never shown as done. */
export const refundsProjection: Projection = {
  name: 'refunds',
  mode: 'inline',
  money: true,
  tables: new URL('./refunds.tables.sql', import.meta.url),
  project,
};
