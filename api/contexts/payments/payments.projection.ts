import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, set, type Row, type RowChange } from '../../platform/event-store/row-changes.js';
import type { PaymentEvent } from './payment.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as PaymentEvent;
  if (event.type === 'PaymentPlanned') {
    const { method, sessionId, resultUrl } = event.data;
    return [plannedRow(event, { method, session_id: sessionId, result_url: resultUrl, in_doubt: false })];
  }
  if (event.type === 'CardPaymentPlanned') {
    const { method, childBuyOrder, storeCode, cardId } = event.data;
    const card = { child_buy_order: childBuyOrder, store_code: storeCode, card_id: cardId };
    return [plannedRow(event, { method, ...card, in_doubt: true })];
  }
  // What goes back of a wanted payment leaves it approved; its refunds are rows of their own.
  if ('refundId' in event.data && event.data.refundId !== undefined) return [];
  const row = changeOf(event);
  return row ? [set('payments', { payment_id: event.data.paymentId }, row)] : [];
}

function plannedRow(
  { data }: Extract<PaymentEvent, { type: 'PaymentPlanned' | 'CardPaymentPlanned' }>,
  way: Row,
): RowChange {
  const { paymentId, orderId, personId, amount, buyOrder, plannedAt } = data;
  const payment = { order_id: orderId, person_id: personId, amount, buy_order: buyOrder, planned_at: plannedAt };
  return put('payments', { payment_id: paymentId }, { ...payment, state: 'planned', ...way });
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
      return { ...decided('approved', approval, approvedAt), approval, closed_because: null };
    }
    case 'PaymentDeclined':
      return decided('declined', event.data, event.data.declinedAt);
    case 'PaymentOutcomeUnknown':
      return { state: 'unknown', in_doubt: true };
    case 'PaymentStatusChecked':
      return null;
    case 'PaymentDeclaredTaken':
      return { declared_by: event.data.declaredBy, declared_at: event.data.declaredAt };
    case 'PaymentSettledByHand':
      return settledByHand(event.data);
    case 'PaymentClosed':
      return { state: 'closed', in_doubt: false, closed_because: event.data.because, decided_at: event.data.closedAt };
    case 'PaymentNeedsPerson':
      return { state: 'needs-person', in_doubt: true };
    default:
      return returnOf(event);
  }
}

/** Money that pays for nothing, on its way back. */
function returnOf(event: PaymentEvent): Row | null {
  switch (event.type) {
    case 'PaymentOrphaned': {
      const { approval, amount = approval.amount, seenAt } = event.data;
      return { state: 'orphaned', in_doubt: true, approval, refund: { state: 'started', amount, at: seenAt } };
    }
    case 'PaymentReturnRetried':
      return { state: 'orphaned', in_doubt: true };
    case 'PaymentRefundStarted': {
      const { amount, startedAt } = event.data;
      return { state: 'refunding', in_doubt: true, refund: { state: 'started', amount, at: startedAt } };
    }
    case 'PaymentRefundUnknown':
      return { state: 'refund-unknown', in_doubt: true };
    case 'PaymentRefunded': {
      const { amount, how, refundedAt } = event.data;
      const refund = { state: 'completed', amount, how, at: refundedAt };
      return { state: 'refunded', in_doubt: false, refund, decided_at: refundedAt };
    }
    case 'PaymentRefundFailed':
      return { state: 'refund-failed', in_doubt: true };
    default:
      return null;
  }
}

/** What the bank answered in the end. */
function decided(
  state: 'approved' | 'declined',
  answer: { responseCode: unknown; cardLast4: unknown; paymentTypeCode: unknown },
  at: string,
): Row {
  const { responseCode, cardLast4, paymentTypeCode } = answer;
  const columns = { response_code: responseCode, card_last4: cardLast4, payment_type_code: paymentTypeCode };
  return { state, in_doubt: false, ...columns, decided_at: at };
}

function settledByHand({
  taken,
  declaredBy,
  approvedBy,
  settledAt,
}: Extract<PaymentEvent, { type: 'PaymentSettledByHand' }>['data']): Row | null {
  if (!taken) return { declared_by: null, declared_at: null };
  if (approvedBy) return { approved_by: approvedBy };
  return declaredBy ? { declared_by: declaredBy, declared_at: settledAt } : null;
}

/** Each attempt to take money: where it stands, and what the bank said. */
export const paymentsProjection: Projection = {
  name: 'payments',
  mode: 'inline',
  money: true,
  tables: new URL('./payments.tables.sql', import.meta.url),
  project,
};
