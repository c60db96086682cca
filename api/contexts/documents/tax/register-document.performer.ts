import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Fact } from '../../../kernel/decider.js';
import { crashPoint } from '../../../platform/crash-point.js';
import { Database } from '../../../platform/database/database.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../../platform/event-store/effects.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { Documents } from '../documents.js';
import { TAX_ISSUER, type TaxIssuer } from './tax-issuer.js';

const REGISTER_DOCUMENT = 'tax:register-document';

/** Every numbered document is registered at the tax office. */
export function wheneverDocumentIssued(event: Fact): { kind: typeof REGISTER_DOCUMENT; subject: string } | null {
  return event.type === 'DocumentIssued'
    ? { kind: REGISTER_DOCUMENT, subject: (event.data as { documentId: string }).documentId }
    : null;
}

/** Has a document registered and keeps its folio. An issuer knows a document by its id, so that asking again is harmless. */
@Injectable()
export class RegisterDocumentPerformer implements OnModuleInit, EffectPerformer {
  readonly kind = REGISTER_DOCUMENT;

  constructor(
    private readonly documents: Documents,
    private readonly db: Database,
    private readonly work: WorkHandlers,
    @Inject(TAX_ISSUER) private readonly issuer: TaxIssuer | null,
  ) {}

  onModuleInit(): void {
    this.work.performs(this);
  }

  async perform(effect: Effect): Promise<EffectOutcome> {
    if (!this.issuer) return { state: 'done', result: { skipped: 'no issuer is configured' } };
    const document = await this.documents.one(effect.subject);
    if (!document) return { state: 'manual', result: { because: 'there is no such document' } };

    const { documentId, series, number, net, vat, total, issuedAt } = document;
    crashPoint('before-document-registered');
    const folio = await this.issuer.register({
      documentId,
      kind: series === 'receipt' ? 'boleta' : 'credit-note',
      number,
      net,
      vat,
      total,
      issuedAt,
    });
    crashPoint('after-document-registered');
    await this.db.query(
      'insert into tax.folios (document_id, folio, issuer) values ($1, $2, $3) on conflict (document_id) do nothing',
      [documentId, folio, this.issuer.name],
    );
    return { state: 'done', result: { folio } };
  }

  async resolve(effect: Effect): Promise<EffectOutcome> {
    if (effect.attempt > 20) return { state: 'manual', result: { because: 'the issuer did not answer for a day' } };
    try {
      return await this.perform(effect);
    } catch {
      return { state: 'unknown', retryInMs: Math.min(3_600_000, 15_000 * 2 ** effect.attempt) };
    }
  }
}
