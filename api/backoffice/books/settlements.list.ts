import { Injectable } from '@nestjs/common';
import { PeopleDirectory } from '../../contexts/access/index.js';
import { Database } from '../../platform/database/database.js';
import { Conditions, holding, ids, moment, text, type ListQuery } from '../../platform/http/list-query.js';
import type { SettlementDifferenceReply, SettlementLine, SettlementReply } from './settlements.dto.js';

/** What the list of compared files may be asked. */
export const SETTLEMENTS_LIST = {
  filters: { id: ids, q: text, importedAt_gte: moment, importedAt_lte: moment },
  sorts: ['importedAt', 'from', 'rows', 'differing'],
} as const;

type SettlementsQuery = ListQuery<typeof SETTLEMENTS_LIST.filters, (typeof SETTLEMENTS_LIST.sorts)[number]>;

const COLUMNS = `s.import_id as id, s.file_name as "fileName", s.from_day as "from", s.through_day as through, s.movements as rows, s.matched,
  jsonb_array_length(s.differences) as differing, s.imported_at as "importedAt", s.imported_by as "importedById",
  exists (select from settlement.imports e where e.digest = s.digest and e.imported_at < s.imported_at) as "isRepeat"`;
const SORTS: Record<SettlementsQuery['sort'], string> = {
  importedAt: 's.imported_at',
  from: 's.from_day',
  rows: 's.movements',
  differing: 'jsonb_array_length(s.differences)',
};

/** What was found then, with what people call it and what became of it since. */
const DIFFERENCES = `
  select d.kind, d.subject, d.expected, d.found, i.incident_id as "incidentId", i.status as "incidentStatus",
         p.payment_id as "paymentId", p.buy_order as "buyOrder", o.order_id as "orderId", o.number as "orderNumber"
    from settlement.imports s cross join lateral rows from (jsonb_to_recordset(s.differences) as (kind text, subject text, expected text, found text)) with ordinality as d (kind, subject, expected, found, place)
    left join incidents.incidents i on i.kind = d.kind and i.subject = d.subject
    left join payments.payments p on d.kind <> 'settlement-not-ours' and p.payment_id::text = d.subject
    left join ordering.orders o on o.order_id = p.order_id
   where s.import_id = $1 order by d.place`;

type Unnamed = Omit<SettlementLine, 'importedByName'>;

/** The settlement files that were compared. */
@Injectable()
export class SettlementsList {
  constructor(
    private readonly db: Database,
    private readonly people: PeopleDirectory,
  ) {}

  async list({
    filter,
    sort,
    descending,
    limit,
    offset,
  }: SettlementsQuery): Promise<{ rows: SettlementLine[]; total: number }> {
    const conditions = new Conditions();
    if (filter.id) conditions.and(`s.import_id = any(${conditions.value(filter.id)}::uuid[])`);
    if (filter.q) conditions.and(holding(conditions.value(filter.q), 's.file_name'));
    if (filter.importedAt_gte) conditions.from('s.imported_at', filter.importedAt_gte);
    if (filter.importedAt_lte) conditions.until('s.imported_at', filter.importedAt_lte);
    const [count] = await this.db.query<{ total: number }>(
      `select count(*) as total from settlement.imports s ${conditions.where}`,
      [...conditions.values],
    );
    const rows = await this.db.query<Unnamed>(
      `select ${COLUMNS} from settlement.imports s ${conditions.where}
        order by ${SORTS[sort]} ${descending ? 'desc' : 'asc'}, s.import_id ${descending ? 'desc' : 'asc'} limit ${conditions.value(limit)} offset ${conditions.value(offset)}`,
      conditions.values,
    );
    return { rows: await this.named(rows), total: count?.total ?? 0 };
  }

  /** One comparison with everything that it found; null when there is none. */
  async one(id: string): Promise<SettlementReply | null> {
    const rows = await this.db.query<Unnamed>(`select ${COLUMNS} from settlement.imports s where s.import_id = $1`, [
      id,
    ]);
    const [line] = await this.named(rows);
    return line ? { ...line, differences: await this.db.query<SettlementDifferenceReply>(DIFFERENCES, [id]) } : null;
  }

  private async named(rows: readonly Unnamed[]): Promise<SettlementLine[]> {
    const people = await this.people.contacts(rows.map(({ importedById }) => importedById));
    const names = new Map(people.map(({ id, username }) => [id, username]));
    return rows.map((row) => ({ ...row, importedByName: names.get(row.importedById) ?? null }));
  }
}
