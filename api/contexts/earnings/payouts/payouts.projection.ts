import type { RecordedEvent } from '../../../platform/event-store/events.js';
import type { Projection } from '../../../platform/event-store/projection.js';
import { put, set, type Row, type RowChange } from '../../../platform/event-store/row-changes.js';
import type { BankFileEvent, PayoutEvent } from '../payout.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as PayoutEvent | BankFileEvent;
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
      return ofBankFile(event);
  }
}

function ofBankFile(event: PayoutEvent | BankFileEvent): RowChange[] {
  switch (event.type) {
    case 'PayoutSentToBank': {
      const { payoutId, fileId, reference } = event.data;
      const line = put('bank_file_payouts', { file_id: fileId, payout_id: payoutId }, { reference });
      return [payout(payoutId, { bank_file_id: fileId }), line];
    }
    case 'PayoutPutBack':
      return [payout(event.data.payoutId, { bank_file_id: null })];
    case 'BankFileMade': {
      const { fileId, number, count, sum, madeBy, madeAt } = event.data;
      return [put('bank_files', { file_id: fileId }, { number, count, sum, made_by: madeBy, made_at: madeAt })];
    }
    case 'BankFileWithdrawn': {
      const { fileId, reason, withdrawnBy, withdrawnAt } = event.data;
      const end = { withdrawn_by: withdrawnBy, withdrawn_at: withdrawnAt, withdrawn_because: reason };
      return [set('bank_files', { file_id: fileId }, end)];
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
