import { Injectable } from '@nestjs/common';
import type { Pesos } from '../../kernel/money.js';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Lookups } from '../../platform/database/lookups.js';
import { Batches } from '../../platform/database/batches.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { VersionConflict, type CommandContext, type RecordedEvent } from '../../platform/event-store/events.js';
import { StreamNames } from '../../platform/event-store/stream.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import type { DocumentIssued } from './document.events.js';

type Series = DocumentIssued['data']['series'];

/** The documents of one series; its name is its id. A document's number is its version. */
export const documentStream = new StreamNames('documents', { DocumentIssued: 1 });

/** A numbered document. Amounts in whole pesos. */
export interface DocumentRow {
  documentId: string;
  series: Series;
  number: number;
  orderId: string;
  refundId: string | null;
  personId: string;
  total: Pesos;
  net: Pesos;
  vat: Pesos;
  issuedAt: Date;
  /** Under which number the tax office knows it; null as long as it does not. */
  folio: string | null;
}

/** What a document is about; an order has one receipt, a refund one credit note. */
type NewDocument = Omit<DocumentRow, 'documentId' | 'number' | 'issuedAt' | 'folio'>;

const COLUMNS = `d.document_id as "documentId", d.series, d.number, d.order_id as "orderId", d.refund_id as "refundId", d.person_id as "personId", d.total, d.net, d.vat,
  d.issued_at as "issuedAt", (select f.folio from tax.folios f where f.document_id = d.document_id) as folio`;

/** A document that is called for. */
interface Wanted {
  documentId: string;
  request: NewDocument;
  correlation: string;
}

const TOGETHER = 50;

/** Numbers receipts and credit notes: a document's number is its version on the stream of its series, so there is no gap and no number twice. */
@Injectable()
export class Documents {
  /** Within a process they are numbered in turn and together, so that its workers do not take the next number from each other. */
  private readonly wanted: Record<Series, Batches<Wanted, DocumentRow>>;
  private readonly rows = new Lookups<DocumentRow>(
    (ids) => this.those(ids),
    ({ documentId }) => documentId,
  );

  constructor(
    private readonly store: EventStore,
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {
    const numbered = (series: Series): Batches<Wanted, DocumentRow> =>
      new Batches((wanted) => this.number(series, wanted), { underWay: 1, items: TOGETHER });
    this.wanted = { receipt: numbered('receipt'), 'credit-note': numbered('credit-note') };
  }

  /** The document of an order or a refund: given now, or the one that it has already. */
  issue(request: NewDocument, correlation: string): Promise<DocumentRow> {
    return this.wanted[request.series].add({
      documentId: derivedId('document', request.series, request.refundId ?? request.orderId),
      request,
      correlation,
    });
  }

  one(documentId: string): Promise<DocumentRow | null> {
    return this.rows.one(documentId);
  }

  /** The documents of these orders, in the order of their issue. */
  async ofOrders(orderIds: readonly string[]): Promise<DocumentRow[]> {
    return this.db.query<DocumentRow>(
      `select ${COLUMNS} from documents.documents d where d.order_id = any($1::uuid[]) order by d.issued_at, d.series desc, d.number`,
      [orderIds],
    );
  }

  private async those(documentIds: readonly string[]): Promise<DocumentRow[]> {
    return this.db.query<DocumentRow>(
      `select ${COLUMNS} from documents.documents d where d.document_id = any($1::uuid[])`,
      [documentIds],
    );
  }

  private async number(series: Series, wanted: readonly Wanted[]): Promise<DocumentRow[]> {
    const stream = documentStream.of(series);
    // A lost number went to another document, so one of them always gets on.
    for (;;) {
      // In this order: what is given after the last number was read makes the append collide.
      const last = await this.store.lastVersion(stream);
      const given = new Map(
        (await this.those(wanted.map(({ documentId }) => documentId))).map((row) => [row.documentId, row]),
      );
      const missing = new Map(
        wanted.filter(({ documentId }) => !given.has(documentId)).map((one) => [one.documentId, one]),
      );
      try {
        for (const row of await this.give(stream, last, [...missing.values()])) given.set(row.documentId, row);
        return wanted.map(({ documentId }) => given.get(documentId) as DocumentRow);
      } catch (error) {
        if (!(error instanceof VersionConflict)) throw error;
      }
    }
  }

  /** @throws VersionConflict when another process was faster. */
  private async give(stream: string, last: number, missing: readonly Wanted[]): Promise<DocumentRow[]> {
    if (missing.length === 0) return [];
    const now = this.clock.now();
    const issued = await this.store.appendAll(
      missing.map(({ documentId, request, correlation }, index) => {
        const fact: DocumentIssued = {
          type: 'DocumentIssued',
          data: { documentId, ...request, number: last + index + 1, issuedAt: now },
        };
        const context: CommandContext = {
          commandId: derivedId('issue-document', documentId),
          actor: { kind: 'system', id: 'documents' },
          correlation,
          causation: request.refundId ?? request.orderId,
          now,
        };
        return { streams: [{ stream, expectedVersion: last + index, facts: [fact] }], context };
      }),
    );
    return issued.map(issuedRow);
  }
}

function issuedRow([event]: readonly RecordedEvent[]): DocumentRow {
  const { issuedAt, ...data } = (event as RecordedEvent).data as DocumentIssued['data'];
  return { ...data, issuedAt: new Date(issuedAt), folio: null };
}
