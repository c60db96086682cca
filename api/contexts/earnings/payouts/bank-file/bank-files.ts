import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { Conditions, ids, type ListQuery } from '../../../../platform/http/list-query.js';

export const BANK_FILES_LIST = { filters: { id: ids }, sorts: ['number'] } as const;
export type BankFilesQuery = ListQuery<typeof BANK_FILES_LIST.filters, (typeof BANK_FILES_LIST.sorts)[number]>;

export interface BankFileRow {
  fileId: string;
  number: number;
  count: number;
  sum: number;
  madeBy: string;
  madeAt: Date;
  withdrawnBy: string | null;
  withdrawnAt: Date | null;
  withdrawnBecause: string | null;
  /** How many of its pay-outs wait for the bank, were transferred, did not arrive. */
  waiting: number;
  paid: number;
  failed: number;
}

/** A pay-out that a file holds, or held until it was put back. */
export interface FiledPayout {
  payoutId: string;
  developerId: string;
  /** Of one that was put back, the file says no more: what became of it belongs to another file. */
  state: 'released' | 'paid' | 'failed' | 'put-back';
  paid: number;
  reference: string;
}

const FILES = `select f.file_id as "fileId", f.number, f.count, f.sum, f.made_by as "madeBy", f.made_at as "madeAt",
    f.withdrawn_by as "withdrawnBy", f.withdrawn_at as "withdrawnAt", f.withdrawn_because as "withdrawnBecause", c.waiting, c.paid, c.failed
  from payouts.bank_files f cross join lateral (
    select (count(*) filter (where p.state = 'released'))::int as waiting, (count(*) filter (where p.state = 'paid'))::int as paid,
           (count(*) filter (where p.state = 'failed'))::int as failed
      from payouts.bank_file_payouts i join payouts.payouts p using (payout_id)
     where i.file_id = f.file_id and p.bank_file_id = f.file_id) c`;

/** The files for the bank that were made. */
@Injectable()
export class BankFiles {
  constructor(private readonly db: Database) {}

  async list({ filter, descending, limit, offset }: BankFilesQuery): Promise<{ rows: BankFileRow[]; total: number }> {
    const conditions = new Conditions();
    if (filter.id) conditions.and(`f.file_id = any(${conditions.value(filter.id)}::uuid[])`);
    const [count] = await this.db.query<{ total: number }>(
      `select count(*)::int as total from payouts.bank_files f ${conditions.where}`,
      [...conditions.values],
    );
    const rows = await this.db.query<BankFileRow>(
      `${FILES} ${conditions.where} order by f.number ${descending ? 'desc' : 'asc'} limit ${conditions.value(limit)} offset ${conditions.value(offset)}`,
      conditions.values,
    );
    return { rows, total: count?.total ?? 0 };
  }

  async one(fileId: string): Promise<BankFileRow | null> {
    const page = { offset: 0, limit: 1, sort: 'number', descending: true } as const;
    const { rows } = await this.list({ ...page, filter: { id: [fileId] } });
    return rows[0] ?? null;
  }

  /** In the order of the file. */
  payoutsOf(fileId: string): Promise<FiledPayout[]> {
    return this.db.query<FiledPayout>(
      `select payout_id as "payoutId", p.developer_id as "developerId", p.paid, i.reference,
              case when p.bank_file_id = i.file_id then p.state else 'put-back' end as state
         from payouts.bank_file_payouts i join payouts.payouts p using (payout_id) where i.file_id = $1 order by i.reference`,
      [fileId],
    );
  }
}
