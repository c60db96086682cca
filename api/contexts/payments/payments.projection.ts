import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, set, type Row, type RowChange } from '../../platform/event-store/row-changes.js';
import type { PaymentEvent } from './payment.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as PaymentEvent;
  if (event.type === 'PaymentPlanned') {
    const { paymentId, orderId, playerId, amount, buyOrder, sessionId, resultUrl, plannedAt } = event.data;
    return [
      put(
        'payments',
        { payment_id: paymentId },
        {
          order_id: orderId,
          player_id: playerId,
          amount,
          buy_order: buyOrder,
          method: 'webpay-plus',
          session_id: sessionId,
          result_url: resultUrl,
          state: 'planned',
          in_doubt: false,
          planned_at: plannedAt,
        },
      ),
    ];
  }
  if (event.type === 'CardPaymentPlanned') {
    const { paymentId, orderId, playerId, amount, buyOrder, childBuyOrder, storeCode, cardId, plannedAt } = event.data;
    return [
      put(
        'payments',
        { payment_id: paymentId },
        {
          order_id: orderId,
          player_id: playerId,
          amount,
          buy_order: buyOrder,
          method: 'oneclick',
          child_buy_order: childBuyOrder,
          store_code: storeCode,
          card_id: cardId,
          state: 'planned',
          in_doubt: true,
          planned_at: plannedAt,
        },
      ),
    ];
  }
  // What goes back of a wanted payment leaves it approved; its refunds are rows of their own.
  if ('refundId' in event.data && event.data.refundId !== undefined) return [];
  const row = changeOf(event);
  return row ? [set('payments', { payment_id: event.data.paymentId }, row)] : [];
}

function changeOf(event: Exclude<PaymentEvent, { type: 'PaymentPlanned' | 'CardPaymentPlanned' }>): Row | null {
  switch (event.type) {
    case 'PaymentTokenIssued':
      return { state: 'token-issued', token: event.data.token };
    case 'PaymentReturned':
      return event.data.ending === 'FormCompleted' ? null : { state: 'checking', in_doubt: true };
    case 'CommitStarted':
      return { state: 'committing', in_doubt: true };
    case 'AuthorizationStarted':
      return { state: 'authorizing', in_doubt: true };
    case 'CommitRefused':
      return { state: 'token-issued', in_doubt: false };
    case 'PaymentApproved': {
      const { approval, approvedAt } = event.data;
      const { responseCode, cardLast4, paymentTypeCode } = approval;
      return {
        state: 'approved',
        in_doubt: false,
        approval,
        response_code: responseCode,
        card_last4: cardLast4,
        payment_type_code: paymentTypeCode,
        decided_at: approvedAt,
        closed_because: null,
      };
    }
    case 'PaymentDeclined': {
      const { responseCode, cardLast4, paymentTypeCode, declinedAt } = event.data;
      return {
        state: 'declined',
        in_doubt: false,
        response_code: responseCode,
        card_last4: cardLast4,
        payment_type_code: paymentTypeCode,
        decided_at: declinedAt,
      };
    }
    case 'PaymentOutcomeUnknown':
      return { state: 'unknown', in_doubt: true };
    case 'PaymentAsked':
      return null;
    case 'PaymentDeclaredTaken':
      return { declared_by: event.data.declaredBy, declared_at: event.data.declaredAt };
    case 'PaymentSettledByHand': {
      const { taken, declaredBy, secondedBy, settledAt } = event.data;
      if (!taken) return { declared_by: null, declared_at: null };
      if (secondedBy) return { seconded_by: secondedBy };
      return declaredBy ? { declared_by: declaredBy, declared_at: settledAt } : null;
    }
    case 'PaymentClosed':
      return { state: 'closed', in_doubt: false, closed_because: event.data.because, decided_at: event.data.closedAt };
    case 'PaymentNeedsPerson':
      return { state: 'needs-person', in_doubt: true };
    case 'PaymentUnwanted':
      return {
        state: 'unwanted',
        in_doubt: true,
        approval: event.data.approval,
        refund: { state: 'started', amount: event.data.amount ?? event.data.approval.amount, at: event.data.seenAt },
      };
    case 'PaymentReturnRetried':
      return { state: 'unwanted', in_doubt: true };
    case 'PaymentRefundStarted':
      return {
        state: 'refunding',
        in_doubt: true,
        refund: { state: 'started', amount: event.data.amount, at: event.data.startedAt },
      };
    case 'PaymentRefundUnknown':
      return { state: 'refund-unknown', in_doubt: true };
    case 'PaymentRefunded': {
      const { amount, how, refundedAt } = event.data;
      return {
        state: 'refunded',
        in_doubt: false,
        refund: { state: 'completed', amount, how, at: refundedAt },
        decided_at: refundedAt,
      };
    }
    case 'PaymentRefundFailed':
      return { state: 'refund-failed', in_doubt: true };
    default:
      return null;
  }
}

/** Each attempt to take money: where it stands, and what the bank said. */
export const paymentsProjection: Projection = {
  name: 'payments',
  mode: 'inline',
  money: true,
  tables: new URL('./payments.tables.sql', import.meta.url),
  project,
};
