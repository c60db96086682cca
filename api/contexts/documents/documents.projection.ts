import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, type RowChange } from '../../platform/event-store/row-changes.js';
import type { DocumentEvent } from './document.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as DocumentEvent;
  if (event.type !== 'DocumentIssued') return [];
  const { documentId, series, number, orderId, refundId, personId, total, net, vat, issuedAt } = event.data;
  return [
    put(
      'documents',
      { document_id: documentId },
      {
        series,
        number,
        order_id: orderId,
        refund_id: refundId,
        person_id: personId,
        total,
        net,
        vat,
        issued_at: issuedAt,
      },
    ),
  ];
}

/** Which receipts and credit notes were given for an order? */
export const documentsProjection: Projection = {
  name: 'documents',
  mode: 'inline',
  money: true,
  tables: new URL('./documents.tables.sql', import.meta.url),
  project,
};
