import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Conditions, text, type ListQuery } from '../../../platform/http/list-query.js';
import { Problem } from '../../../platform/http/problem.js';
import type { StatementItem } from './statements.dto.js';

export const STATEMENTS_LIST = {
  filters: { month: text, developerId: text },
  sorts: ['month', 'earned', 'paid'],
} as const;

type StatementsQuery = ListQuery<typeof STATEMENTS_LIST.filters, (typeof STATEMENTS_LIST.sorts)[number]>;

const ITEM = `s.number as id, s.number, s.developer_id as "developerId", coalesce(d.name, s.developer_id) as "developerName", s.month, s.by_source as "bySource",
  s.earned, s.carried_in as "carriedIn", s.gross, s.tax_kind as "taxKind", s.rate, s.withheld, s.paid, s.carried_out as "carriedOut", s.lines,
  s.lines_hash as "linesHash", s.previous_hash as "previousHash", s.hash, s.issued_at as "issuedAt"
  from earnings.statements s left join catalog.developers d on d.id::text = s.developer_id`;

/** Statements of all studios, as staff see them. */
@Injectable()
export class StatementsList {
  constructor(private readonly db: Database) {}

  async list(query: StatementsQuery): Promise<{ rows: StatementItem[]; total: number }> {
    const conditions = new Conditions();
    const { month, developerId } = query.filter;
    if (month) conditions.and(`s.month = ${conditions.value(month)}`);
    if (developerId) conditions.and(`s.developer_id = ${conditions.value(developerId)}`);
    const [count] = await this.db.query<{ total: number }>(
      `select count(*)::int as total from earnings.statements s ${conditions.where}`,
      [...conditions.values],
    );
    const rows = await this.db.query<StatementItem>(
      `select ${ITEM} ${conditions.where} order by s.${query.sort} ${query.descending ? 'desc' : 'asc'}, s.number
        limit ${conditions.value(query.limit)} offset ${conditions.value(query.offset)}`,
      conditions.values,
    );
    return { rows, total: count?.total ?? 0 };
  }

  /** @throws Problem 404 statement-unknown. */
  async one(number: string): Promise<StatementItem> {
    const [row] = await this.db.query<StatementItem>(`select ${ITEM} where s.number = $1`, [number]);
    if (!row) throw new Problem(404, 'statement-unknown');
    return row;
  }
}
