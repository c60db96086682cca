import type { RecordedEvent } from '../../../platform/event-store/events.js';
import type { Projection } from '../../../platform/event-store/projection.js';
import { put, set, type Row, type RowChange } from '../../../platform/event-store/row-changes.js';
import type { PayoutEvent } from '../payout.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as PayoutEvent;
  switch (event.type) {
    case 'PayoutRequested': {
      const { payoutId, developerId, amount, withheld, promisedFor, requestedBy, requestedAt } = event.data;
      const request = { promised_for: promisedFor, requested_by: requestedBy, requested_at: requestedAt };
      const money = { amount, withheld, paid: amount - withheld };
      return [
        put(
          'payouts',
          { payout_id: payoutId },
          { developer_id: developerId, state: 'requested', ...money, ...request },
        ),
      ];
    }
    case 'PayoutApproved': {
      const { payoutId, approvedBy, approvedAt } = event.data;
      return [payout(payoutId, { state: 'approved', approved_by: approvedBy, approved_at: approvedAt })];
    }
    case 'PayoutReleased': {
      const { payoutId, taxDocumentKind, releasedBy, releasedAt } = event.data;
      const release = { tax_document_kind: taxDocumentKind, released_by: releasedBy, released_at: releasedAt };
      return [payout(payoutId, { state: 'released', ...release })];
    }
    case 'PayoutPaid': {
      const { payoutId, reference, paidAt } = event.data;
      return [payout(payoutId, { state: 'paid', reference, paid_at: paidAt })];
    }
    case 'PayoutFailed': {
      const { payoutId, why, wasPaid, failedAt } = event.data;
      return [payout(payoutId, { state: 'failed', why, was_paid: wasPaid, failed_at: failedAt })];
    }
    default:
      return ofStudio(event);
  }
}

function ofStudio(event: PayoutEvent): RowChange[] {
  switch (event.type) {
    case 'PayoutAccountChanged':
      return accountChanged(event.data);
    case 'TaxDocumentRecorded': {
      const { developerId, taxDocumentId, kind, expiresOn } = event.data;
      const taxDocument = {
        tax_document_id: taxDocumentId,
        tax_document_kind: kind,
        tax_document_expires_on: expiresOn,
      };
      return [put('studios', { developer_id: developerId }, taxDocument)];
    }
    default:
      return [];
  }
}

function accountChanged({
  developerId,
  noReleaseBefore,
  unapproved,
}: Extract<PayoutEvent, { type: 'PayoutAccountChanged' }>['data']): RowChange[] {
  const waits = put('studios', { developer_id: developerId }, { no_release_before: noReleaseBefore });
  if (unapproved === null) return [waits];
  return [waits, payout(unapproved, { state: 'requested', approved_by: null, approved_at: null })];
}

const payout = (payoutId: string, row: Row): RowChange => set('payouts', { payout_id: payoutId }, row);

/** Pay-outs with their places in the queue, and what holds them up. */
export const payoutsProjection: Projection = {
  name: 'payouts',
  mode: 'inline',
  money: true,
  tables: new URL('./payouts.tables.sql', import.meta.url),
  project,
};
