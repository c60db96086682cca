import { Injectable } from '@nestjs/common';
import { INCIDENT_COLUMNS, type IncidentRow } from '../contexts/books/index.js';
import { Database } from '../platform/database/database.js';
import { Conditions, ids, moment, text, wordsOf, type ListQuery } from '../platform/http/list-query.js';

/** What the list of incidents may be asked. */
export const INCIDENTS_LIST = {
  filters: { id: ids, status: wordsOf('open', 'resolved'), kind: text, subject: text, openedAt_gte: moment, openedAt_lte: moment },
  sorts: ['openedAt', 'kind', 'status', 'resolvedAt'],
} as const;

export type IncidentsAsked = ListQuery<typeof INCIDENTS_LIST.filters, (typeof INCIDENTS_LIST.sorts)[number]>;

const SORTS: Record<IncidentsAsked['sort'], string> = { openedAt: 'i.opened_at', kind: 'i.kind', status: 'i.status', resolvedAt: 'i.resolved_at' };

/** The incidents as the console lists them. */
@Injectable()
export class IncidentsBoard {
  constructor(private readonly db: Database) {}

  async list({ filter, sort, descending, limit, offset }: IncidentsAsked): Promise<{ rows: IncidentRow[]; total: number }> {
    const conditions = new Conditions();
    if (filter.id) conditions.and(`i.incident_id = any(${conditions.value(filter.id)}::uuid[])`);
    if (filter.status) conditions.and(`i.status = any(${conditions.value(filter.status)}::text[])`);
    if (filter.kind) conditions.and(`i.kind = ${conditions.value(filter.kind)}`);
    if (filter.subject) conditions.and(`i.subject = ${conditions.value(filter.subject)}`);
    if (filter.openedAt_gte) conditions.from('i.opened_at', filter.openedAt_gte);
    if (filter.openedAt_lte) conditions.until('i.opened_at', filter.openedAt_lte);
    const [count] = await this.db.query<{ total: number }>(`select count(*) as total from incidents.incidents i ${conditions.where}`, [...conditions.values]);
    const rows = await this.db.query<IncidentRow>(
      `select ${INCIDENT_COLUMNS} from incidents.incidents i ${conditions.where}
        order by ${SORTS[sort]} ${descending ? 'desc nulls last' : 'asc nulls first'}, i.incident_id limit ${conditions.value(limit)} offset ${conditions.value(offset)}`, conditions.values);
    return { rows, total: count?.total ?? 0 };
  }
}
