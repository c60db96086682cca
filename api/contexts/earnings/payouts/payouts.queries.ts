import { Injectable } from '@nestjs/common';
import type { CivilDate } from '../../../kernel/calendar.js';
import { Database } from '../../../platform/database/database.js';
import type { PayoutFailure } from '../payout.events.js';
import type { GrossAndTax } from './requests/payable.rules.js';
import type { TaxDocumentKind } from '../rules/withholding.rules.js';

export const PAYOUT_STATES = ['requested', 'approved', 'released', 'paid', 'failed'] as const;
export type PayoutWord = (typeof PAYOUT_STATES)[number];

export interface PayoutRow {
  payoutId: string;
  developerId: string;
  state: PayoutWord;
  amount: number;
  taxDocumentKind: TaxDocumentKind | null;
  withheld: number;
  paid: number;
  promisedFor: CivilDate;
  requestedBy: string;
  requestedAt: Date;
  approvedBy: string | null;
  approvedAt: Date | null;
  releasedBy: string | null;
  releasedAt: Date | null;
  /** The file for the bank that it is in, or was in when it ended. */
  bankFileId: string | null;
  reference: string | null;
  paidAt: Date | null;
  why: PayoutFailure | null;
  wasPaid: boolean | null;
  failedAt: Date | null;
}

export interface StudioRow {
  noReleaseBefore: Date | null;
  taxDocumentId: string | null;
  taxDocumentKind: TaxDocumentKind | null;
  taxDocumentNumber: string | null;
  taxDocumentExpiresOn: CivilDate | null;
}

export const PAYOUT_COLUMNS = `payout_id as "payoutId", developer_id as "developerId", state, amount, tax_document_kind as "taxDocumentKind", withheld, paid,
  promised_for::text as "promisedFor", requested_by as "requestedBy", requested_at as "requestedAt", approved_by as "approvedBy", approved_at as "approvedAt",
  released_by as "releasedBy", released_at as "releasedAt", bank_file_id as "bankFileId", reference, paid_at as "paidAt", why, was_paid as "wasPaid", failed_at as "failedAt"`;
const IS_OPEN = `state in ('requested', 'approved', 'released')`;
const NOTHING: StudioRow = {
  noReleaseBefore: null,
  taxDocumentId: null,
  taxDocumentKind: null,
  taxDocumentNumber: null,
  taxDocumentExpiresOn: null,
};

@Injectable()
export class PayoutsQueries {
  constructor(private readonly db: Database) {}

  async one(payoutId: string): Promise<PayoutRow | null> {
    const [row] = await this.db.query<PayoutRow>(`select ${PAYOUT_COLUMNS} from payouts.payouts where payout_id = $1`, [
      payoutId,
    ]);
    return row ?? null;
  }

  /** Newest first. */
  ofStudio(developerId: string): Promise<PayoutRow[]> {
    return this.db.query<PayoutRow>(
      `select ${PAYOUT_COLUMNS} from payouts.payouts where developer_id = $1 order by requested_at desc, payout_id`,
      [developerId],
    );
  }

  /** What its pay-outs claim that did not fail. */
  async takenBy(developerId: string): Promise<GrossAndTax> {
    const [row] = await this.db.query<GrossAndTax>(
      `select coalesce(sum(amount), 0)::bigint as gross, coalesce(sum(withheld), 0)::bigint as withheld from payouts.payouts where developer_id = $1 and state <> 'failed'`,
      [developerId],
    );
    return row ?? { gross: 0, withheld: 0 };
  }

  /** How many open pay-outs are transferred before this one, itself included; null once it is over. */
  async queuePlace({ payoutId, requestedAt, state }: PayoutRow): Promise<number | null> {
    if (state === 'paid' || state === 'failed') return null;
    const [row] = await this.db.query<{ place: number }>(
      `select count(*)::int as place from payouts.payouts where ${IS_OPEN} and (requested_at, payout_id) <= ($1, $2::uuid)`,
      [requestedAt, payoutId],
    );
    return row?.place ?? 1;
  }

  /** Under which reference a pay-out is in its file; null for one that is in none. */
  async placeInFile(payoutId: string): Promise<{ id: string; number: number; reference: string } | null> {
    const [place] = await this.db.query<{ id: string; number: number; reference: string }>(
      `select f.file_id as id, f.number, i.reference from payouts.payouts p
         join payouts.bank_files f on f.file_id = p.bank_file_id
         join payouts.bank_file_payouts i on i.file_id = p.bank_file_id and i.payout_id = p.payout_id
        where p.payout_id = $1`,
      [payoutId],
    );
    return place ?? null;
  }

  async studio(developerId: string): Promise<StudioRow> {
    const [row] = await this.db.query<StudioRow>(
      `select s.no_release_before as "noReleaseBefore", s.tax_document_id as "taxDocumentId", s.tax_document_kind as "taxDocumentKind", p.number as "taxDocumentNumber",
              s.tax_document_expires_on::text as "taxDocumentExpiresOn"
         from payouts.studios s left join payouts.tax_documents p using (tax_document_id) where s.developer_id = $1`,
      [developerId],
    );
    return row ?? NOTHING;
  }
}
