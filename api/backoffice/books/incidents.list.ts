import { Injectable } from '@nestjs/common';
import { PeopleDirectory } from '../../contexts/access/index.js';
import { INCIDENT_COLUMNS, Incidents, type IncidentRow } from '../../contexts/books/index.js';
import { isUuid } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import { Conditions, ids, moment, text, wordsOf, type ListQuery } from '../../platform/http/list-query.js';
import { Problem } from '../../platform/http/problem.js';
import type { IncidentLine, IncidentReply, IncidentSubject } from './incidents.dto.js';

/** What the list of incidents may be asked. */
export const INCIDENTS_LIST = {
  filters: {
    id: ids,
    status: wordsOf('open', 'resolved'),
    kind: text,
    subject: text,
    openedAt_gte: moment,
    openedAt_lte: moment,
  },
  sorts: ['openedAt', 'kind', 'status', 'resolvedAt'],
} as const;

type IncidentsQuery = ListQuery<typeof INCIDENTS_LIST.filters, (typeof INCIDENTS_LIST.sorts)[number]>;

const SORTS: Record<IncidentsQuery['sort'], string> = {
  openedAt: 'i.opened_at',
  kind: 'i.kind',
  status: 'i.status',
  resolvedAt: 'i.resolved_at',
};

const ABOUT_THE_BOOKS = ['trial-balance', 'pending-balance'];
const ABOUT_REFUNDS = ['refund-not-in-books', 'credit-note-missing'];
const ABOUT_PAYMENTS = [
  'money-without-order',
  'refund-failed',
  'payment-unknown',
  'settlement-missing',
  'settlement-amount',
  'settlement-code',
  'settlement-refund',
  'settlement-twice',
];
const ABOUT_PLANS = ['plan-without-timer', 'card-unreadable'];
/** The bank's names of what the shop does not know. */
const ABOUT_FOREIGN_ORDERS = ['settlement-not-ours'];
/** What people call orders, payments, refunds and plans: these by their latest order. */
const NAMES = `
  select o.order_id::text as id, o.number as name from ordering.orders o where o.order_id = any($1::uuid[])
  union all select p.payment_id::text, p.buy_order from payments.payments p where p.payment_id = any($1::uuid[])
  union all select r.refund_id::text, o.number from ordering.refunds r join ordering.orders o using (order_id) where r.refund_id = any($1::uuid[])
  union all select s.subscription_id::text, o.number from subscriptions.subscriptions s join ordering.orders o on o.order_id = s.last_order_id where s.subscription_id = any($1::uuid[])`;
/** Who bought, paid or subscribed what an incident is about. */
const PEOPLE = `
  select person_id as id from ordering.orders where order_id = $1 union select person_id from payments.payments where payment_id = $1
  union select o.person_id from ordering.refunds r join ordering.orders o using (order_id) where r.refund_id = $1
  union select person_id from subscriptions.subscriptions where subscription_id = $1`;

/** The incidents as the console lists them. */
@Injectable()
export class IncidentsList {
  constructor(
    private readonly db: Database,
    private readonly incidents: Incidents,
    private readonly people: PeopleDirectory,
  ) {}

  async list({
    filter,
    sort,
    descending,
    limit,
    offset,
  }: IncidentsQuery): Promise<{ rows: IncidentLine[]; total: number }> {
    const conditions = new Conditions();
    if (filter.id) conditions.and(`i.incident_id = any(${conditions.value(filter.id)}::uuid[])`);
    if (filter.status) conditions.and(`i.status = any(${conditions.value(filter.status)}::text[])`);
    if (filter.kind) conditions.and(`i.kind = ${conditions.value(filter.kind)}`);
    if (filter.subject) conditions.and(`i.subject = ${conditions.value(filter.subject)}`);
    if (filter.openedAt_gte) conditions.from('i.opened_at', filter.openedAt_gte);
    if (filter.openedAt_lte) conditions.until('i.opened_at', filter.openedAt_lte);
    const [count] = await this.db.query<{ total: number }>(
      `select count(*) as total from incidents.incidents i ${conditions.where}`,
      [...conditions.values],
    );
    const rows = await this.db.query<IncidentRow>(
      `select ${INCIDENT_COLUMNS} from incidents.incidents i ${conditions.where}
        order by ${SORTS[sort]} ${descending ? 'desc nulls last' : 'asc nulls first'}, i.incident_id limit ${conditions.value(limit)} offset ${conditions.value(offset)}`,
      conditions.values,
    );
    const names = await this.names(rows);
    return { rows: rows.map((row) => lineOf(row, names)), total: count?.total ?? 0 };
  }

  /** @throws Problem 404. */
  async one(id: string): Promise<Omit<IncidentReply, 'assigned'>> {
    const incident = isUuid(id) ? await this.incidents.one(id) : null;
    if (!incident) throw new Problem(404, 'incident-unknown');

    const { reason, resolvedBy } = incident;
    const [names, solvers] = await Promise.all([
      this.names([incident]),
      this.people.contacts(isUuid(resolvedBy) ? [resolvedBy] : []),
    ]);
    const [solver] = solvers.map(({ id: personId, username }) => ({ id: personId, name: username }));
    return { ...lineOf(incident, names), reason, resolvedBy: solver ?? null };
  }

  /** The people whose order, payment, refund or plan this is; none where it is about the books or a place of the log. */
  async peopleBehind(subject: string): Promise<string[]> {
    return isUuid(subject) ? (await this.db.query<{ id: string }>(PEOPLE, [subject])).map(({ id }) => id) : [];
  }

  private async names(incidents: readonly IncidentRow[]): Promise<ReadonlyMap<string, string>> {
    const subjects = incidents.map(({ subject }) => subject).filter(isUuid);
    const named = await this.db.query<{ id: string; name: string }>(NAMES, [subjects]);
    return new Map(named.map(({ id, name }) => [id, name]));
  }
}

function lineOf(
  { id, kind, subject, expected, found, status, openedAt, resolvedAt }: IncidentRow,
  names: ReadonlyMap<string, string>,
): IncidentLine {
  return {
    id,
    kind,
    subjectKind: subjectOf(kind),
    subject,
    subjectName: names.get(subject) ?? null,
    expected,
    found,
    status,
    openedAt,
    resolvedAt,
  };
}

function subjectOf(kind: string): IncidentSubject {
  if (ABOUT_THE_BOOKS.includes(kind)) return 'books';
  if (kind === 'unbalanced-fact') return 'position';
  if (ABOUT_PLANS.includes(kind)) return 'plan';
  if (kind === 'timer-failing') return 'timer';
  if (ABOUT_REFUNDS.includes(kind)) return 'refund';
  if (ABOUT_FOREIGN_ORDERS.includes(kind)) return 'buy-order';
  return ABOUT_PAYMENTS.includes(kind) ? 'payment' : 'order';
}
