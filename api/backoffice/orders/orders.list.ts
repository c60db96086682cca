import { Injectable } from '@nestjs/common';
import { PeopleDirectory } from '../../contexts/access/index.js';
import type { AcceptedTerms, OrderDiscount, OrderLine } from '../../contexts/ordering/order.events.js';
import { ORDERED_PLAN, type PlanOrdered } from '../../contexts/ordering/index.js';
import { Database } from '../../platform/database/database.js';
import { Conditions, id, ids, moment, text, wordsOf, type ListQuery } from '../../platform/http/list-query.js';
import type { OrderLineOfList } from './orders.dto.js';

/** What the list of orders may be asked. */
export const ORDERS_LIST = {
  filters: {
    id: ids,
    q: text,
    status: wordsOf('placed', 'paid', 'refunded', 'closed'),
    personId: id,
    placedAt_gte: moment,
    placedAt_lte: moment,
    paidAt_gte: moment,
    paidAt_lte: moment,
  },
  sorts: ['placedAt', 'total', 'status', 'paidAt', 'number'],
} as const;

type OrdersQuery = ListQuery<typeof ORDERS_LIST.filters, (typeof ORDERS_LIST.sorts)[number]>;

/** An order with what only its own page shows. */
export interface OrderOfList extends OrderLineOfList {
  personEmail: string | null;
  net: number;
  vat: number;
  soldLines: OrderLine[];
  plan: PlanOrdered | null;
  discount: OrderDiscount | null;
  terms: AcceptedTerms | null;
}

type Row = Omit<OrderOfList, 'personName' | 'personEmail' | 'gameTitles'>;

// An order itself only knows placed and paid; how its latest attempt ended tells the rest.
const STATUS = `case when p.state = 'refunded' or exists (select from ordering.refunds b where b.order_id = o.order_id and b.whole) then 'refunded' when o.status = 'paid' then 'paid' when p.state in ('declined', 'closed') then 'closed' else 'placed' end`;
const FROM = 'from ordering.orders o left join payments.payments p on p.payment_id = o.payment_id';
const COLUMNS = `o.order_id as id, o.number, ${STATUS} as status, o.person_id as "personId", o.total, o.net, o.vat, o.lines as "soldLines", ${ORDERED_PLAN}, o.discount, o.terms,
  o.placed_at as "placedAt", o.paid_at as "paidAt",
  (select count(*) from payments.payments a where a.order_id = o.order_id) as attempts`;
const SORTS: Record<OrdersQuery['sort'], string> = {
  placedAt: 'o.placed_at',
  paidAt: 'o.paid_at',
  total: 'o.total',
  status: STATUS,
  number: 'o.number',
};

/** The orders as the console lists them. */
@Injectable()
export class OrdersList {
  constructor(
    private readonly db: Database,
    private readonly people: PeopleDirectory,
  ) {}

  async list(listQuery: OrdersQuery): Promise<{ rows: OrderOfList[]; total: number }> {
    const conditions = await this.conditionsOf(listQuery.filter);
    const counting = this.db.query<{ total: number }>(`select count(*) as total ${FROM} ${conditions.where}`, [
      ...conditions.values,
    ]);
    const direction = listQuery.descending ? 'desc nulls last' : 'asc nulls first';
    const rows = await this.db.query<Row>(
      `select ${COLUMNS} ${FROM} ${conditions.where} order by ${orderBy(SORTS[listQuery.sort], listQuery.descending, direction)} limit ${conditions.value(listQuery.limit)} offset ${conditions.value(listQuery.offset)}`,
      conditions.values,
    );
    const [count] = await counting;
    return { rows: await this.named(rows), total: count?.total ?? 0 };
  }

  async one(orderId: string): Promise<OrderOfList | null> {
    const rows = await this.db.query<Row>(`select ${COLUMNS} ${FROM} where o.order_id = $1`, [orderId]);
    return (await this.named(rows))[0] ?? null;
  }

  private async conditionsOf(filter: OrdersQuery['filter']): Promise<Conditions> {
    const conditions = new Conditions();
    if (filter.id) conditions.and(`o.order_id = any(${conditions.value(filter.id)}::uuid[])`);
    if (filter.personId) conditions.and(`o.person_id = ${conditions.value(filter.personId)}`);
    if (filter.status) conditions.and(`${STATUS} = any(${conditions.value(filter.status)}::text[])`);
    if (filter.placedAt_gte) conditions.from('o.placed_at', filter.placedAt_gte);
    if (filter.placedAt_lte) conditions.until('o.placed_at', filter.placedAt_lte);
    if (filter.paidAt_gte ?? filter.paidAt_lte) conditions.and(`o.status = 'paid'`);
    if (filter.paidAt_gte) conditions.from('o.paid_at', filter.paidAt_gte);
    if (filter.paidAt_lte) conditions.until('o.paid_at', filter.paidAt_lte);
    if (filter.q) {
      const buyers = conditions.value(await this.people.search(filter.q));
      const words = conditions.value(filter.q);
      conditions.and(
        `position(upper(${words}::text) in o.number) > 0 or o.person_id = any(${buyers}::uuid[]) or o.order_id::text = lower(${words}::text)`,
      );
    }
    return conditions;
  }

  private async named(rows: readonly Row[]): Promise<OrderOfList[]> {
    const people = await this.people.contacts([...new Set(rows.map((row) => row.personId))]);
    const byId = new Map(people.map((person) => [person.id, person]));
    return rows.map((row) => {
      const person = byId.get(row.personId);
      return {
        ...row,
        personName: person?.username ?? null,
        personEmail: person?.email ?? null,
        gameTitles: row.plan ? [row.plan.title.es] : row.soldLines.map((line) => line.title.es),
      };
    });
  }
}

function orderBy(column: string, descending: boolean, direction: string): string {
  // The plain order is the one an index holds; only a column with gaps needs to say where they go.
  const plain = column !== 'o.paid_at';
  return `${column} ${plain ? (descending ? 'desc' : 'asc') : direction}, o.order_id`;
}
