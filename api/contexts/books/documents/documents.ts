import { Injectable } from '@nestjs/common';
import type { Pesos } from '../../../kernel/money.js';
import { BusinessClock } from '../../../platform/clock.js';
import { crashPoint } from '../../../platform/crash-point.js';
import { Database } from '../../../platform/database/database.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { VersionConflict, type CommandContext, type RecordedEvent } from '../../../platform/event-store/events.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import type { DocumentIssued } from '../books.events.js';
import { folioColumn } from '../tax/tax-folios.js';

export type Series = DocumentIssued['data']['series'];

/** A numbered document. Amounts in whole pesos. */
export interface DocumentRow {
  documentId: string;
  series: Series;
  number: number;
  orderId: string;
  refundId: string | null;
  playerId: string;
  total: Pesos;
  net: Pesos;
  vat: Pesos;
  issuedAt: Date;
  /** Under which number the tax office knows it; null as long as it does not. */
  folio: string | null;
}

/** What a document is about; an order has one receipt, a refund one credit note. */
export type DocumentAsked = Omit<DocumentRow, 'documentId' | 'number' | 'issuedAt' | 'folio'>;

const COLUMNS = `d.document_id as "documentId", d.series, d.number, d.order_id as "orderId", d.refund_id as "refundId", d.player_id as "playerId", d.total, d.net, d.vat,
  d.issued_at as "issuedAt", ${folioColumn('d.document_id')} as folio`;

/** Numbers receipts and credit notes: a document's number is its version on the stream of its series, so there is no gap and no number twice. */
@Injectable()
export class Documents {
  /** Within a process they queue up, so that its workers do not take the next number from each other. */
  private readonly turns = new Map<Series, Promise<unknown>>();

  constructor(
    private readonly store: EventStore,
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  /** The document of an order or a refund: given now, or the one that it has already. */
  async issue(asked: DocumentAsked, correlation: string): Promise<DocumentRow> {
    const documentId = derivedId('document', asked.series, asked.refundId ?? asked.orderId);
    const known = await this.one(documentId);
    if (known) return known;

    const turn = (this.turns.get(asked.series) ?? Promise.resolve()).then(() => this.number(documentId, asked, correlation));
    this.turns.set(asked.series, turn.catch(() => undefined));
    return turn;
  }

  async one(documentId: string): Promise<DocumentRow | null> {
    const [row] = await this.db.query<DocumentRow>(`select ${COLUMNS} from documents.documents d where d.document_id = $1`, [documentId]);
    return row ?? null;
  }

  /** The documents of these orders, in the order of their issue. */
  async ofOrders(orderIds: readonly string[]): Promise<DocumentRow[]> {
    return this.db.query<DocumentRow>(`select ${COLUMNS} from documents.documents d where d.order_id = any($1::uuid[]) order by d.issued_at, d.series desc, d.number`, [orderIds]);
  }

  private async number(documentId: string, asked: DocumentAsked, correlation: string): Promise<DocumentRow> {
    const now = this.clock.now();
    const stream = `documents-${asked.series}`;
    const context: CommandContext = {
      commandId: derivedId('issue-document', documentId), actor: { kind: 'system', id: 'documents' }, correlation, causation: asked.refundId ?? asked.orderId, now,
    };
    // Whoever comes too late for a number lost it to a document that was given: somebody always gets on.
    for (;;) {
      const last = await this.store.lastVersion(stream);
      const fact: DocumentIssued = { type: 'DocumentIssued', data: { documentId, ...asked, number: last + 1, issuedAt: now } };
      crashPoint('before-document-issued');
      try {
        const { events } = await this.store.append([{ stream, expectedVersion: last, facts: [fact] }], context);
        crashPoint('after-document-issued');
        return issued(events);
      } catch (error) {
        if (!(error instanceof VersionConflict)) throw error;
      }
    }
  }
}

function issued([event]: readonly RecordedEvent[]): DocumentRow {
  const { issuedAt, ...data } = event?.data as DocumentIssued['data'];
  return { ...data, issuedAt: new Date(issuedAt), folio: null };
}
