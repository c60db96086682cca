import { Injectable } from '@nestjs/common';
import { PeopleDirectory } from '../../contexts/access/index.js';
import type { Approval, ClosedBecause } from '../../contexts/payments/payment.events.js';
import type { PaymentStateWord } from '../../contexts/payments/index.js';
import { Database } from '../../platform/database/database.js';
import { Conditions, id, ids, moment, text, wordsOf, yesNo, type ListQuery } from '../../platform/http/list-query.js';
import type { MoneyBack, PaymentLine } from './payments.dto.js';

const STATES = [
  'planned',
  'token-issued',
  'checking',
  'committing',
  'authorizing',
  'unknown',
  'approved',
  'declined',
  'closed',
  'needs-person',
  'orphaned',
  'refunding',
  'refund-unknown',
  'refunded',
  'refund-failed',
] as const satisfies readonly PaymentStateWord[];

/** What the list of payments may be asked. */
export const PAYMENTS_LIST = {
  filters: {
    id: ids,
    q: text,
    state: wordsOf(...STATES),
    inDoubt: yesNo,
    needsPerson: yesNo,
    orderId: id,
    plannedAt_gte: moment,
    plannedAt_lte: moment,
  },
  sorts: ['plannedAt', 'amount', 'state', 'buyOrder', 'decidedAt'],
} as const;

type PaymentsQuery = ListQuery<typeof PAYMENTS_LIST.filters, (typeof PAYMENTS_LIST.sorts)[number]>;

/** An attempt with what only its own page shows. */
interface PaymentOfList extends PaymentLine {
  personId: string;
  responseCode: number | null;
  closedBecause: ClosedBecause | null;
  refund: MoneyBack | null;
  declaredBy: string | null;
  awaitsSecond: boolean;
  approval: Approval | null;
}

/** No machine can settle these: staff must look. */
const NEEDS_PERSON = `p.state in ('needs-person', 'refund-failed')`;

// The order's number is worked out from its id when the order is placed; here it is only looked up.
const FROM = 'from payments.payments p join ordering.orders o on o.order_id = p.order_id';
const COLUMNS = `p.payment_id as id, p.order_id as "orderId", o.number as "orderNumber", p.buy_order as "buyOrder", p.state, p.in_doubt as "inDoubt", p.amount,
  p.approval->>'authorizationCode' as "authorizationCode", p.card_last4 as "cardLast4", p.planned_at as "plannedAt", p.decided_at as "decidedAt",
  case p.payment_type_code when 'VD' then 'debit' when 'VP' then 'prepaid' else case when p.payment_type_code is not null then 'credit' end end as "paymentType",
  (select d.due_at from es.due d where d.key = 'payment-' || p.payment_id) as "nextCheckAt",
  p.person_id as "personId", p.response_code as "responseCode", p.closed_because as "closedBecause", p.refund, p.approval,
  p.declared_by as "declaredBy", p.declared_by is not null and p.approval is null as "awaitsSecond"`;
const SORTS: Record<PaymentsQuery['sort'], string> = {
  plannedAt: 'p.planned_at',
  amount: 'p.amount',
  state: 'p.state',
  buyOrder: 'p.buy_order',
  decidedAt: 'p.decided_at',
};

/** The payments as the console lists them. */
@Injectable()
export class PaymentsList {
  constructor(
    private readonly db: Database,
    private readonly people: PeopleDirectory,
  ) {}

  async list(listQuery: PaymentsQuery): Promise<{ rows: PaymentOfList[]; total: number }> {
    const conditions = conditionsOf(listQuery.filter);
    const counting = this.db.query<{ total: number }>(`select count(*) as total ${FROM} ${conditions.where}`, [
      ...conditions.values,
    ]);
    const rows = await this.db.query<PaymentOfList>(
      `select ${COLUMNS} ${FROM} ${conditions.where} order by ${SORTS[listQuery.sort]} ${listQuery.descending ? 'desc' : 'asc'}, p.payment_id
        limit ${conditions.value(listQuery.limit)} offset ${conditions.value(listQuery.offset)}`,
      conditions.values,
    );
    const [count] = await counting;
    return { rows, total: count?.total ?? 0 };
  }

  async one(
    paymentId: string,
  ): Promise<(PaymentOfList & { personName: string | null; declaredByName: string | null }) | null> {
    const [row] = await this.db.query<PaymentOfList>(`select ${COLUMNS} ${FROM} where p.payment_id = $1`, [paymentId]);
    if (!row) return null;
    const [player, declarer] = await Promise.all([
      this.people.contact(row.personId),
      row.declaredBy === null ? null : this.people.contact(row.declaredBy),
    ]);
    return { ...row, personName: player?.username ?? null, declaredByName: declarer?.username ?? null };
  }

  /** The attempts to pay one order, oldest first. */
  async ofOrder(orderId: string): Promise<PaymentLine[]> {
    const rows = await this.db.query<PaymentOfList>(
      `select ${COLUMNS} ${FROM} where p.order_id = $1 order by p.planned_at, p.payment_id`,
      [orderId],
    );
    return rows.map(paymentLineOf);
  }

  /** How many payments are in doubt, and how many of them wait for a person. */
  async open(): Promise<{ inDoubt: number; needPerson: number }> {
    const [row] = await this.db.query<{ inDoubt: number; needPerson: number }>(
      `select count(*) as "inDoubt", count(*) filter (where ${NEEDS_PERSON}) as "needPerson" from payments.payments p where p.in_doubt`,
    );
    return row ?? { inDoubt: 0, needPerson: 0 };
  }
}

export function paymentLineOf(row: PaymentOfList): PaymentLine {
  const {
    id,
    orderId,
    orderNumber,
    buyOrder,
    state,
    inDoubt,
    amount,
    authorizationCode,
    cardLast4,
    paymentType,
    plannedAt,
    decidedAt,
    nextCheckAt,
  } = row;
  return {
    id,
    orderId,
    orderNumber,
    buyOrder,
    state,
    inDoubt,
    amount,
    authorizationCode,
    cardLast4,
    paymentType,
    plannedAt,
    decidedAt,
    nextCheckAt,
  };
}

function conditionsOf(filter: PaymentsQuery['filter']): Conditions {
  const conditions = new Conditions();
  if (filter.id) conditions.and(`p.payment_id = any(${conditions.value(filter.id)}::uuid[])`);
  if (filter.orderId) conditions.and(`p.order_id = ${conditions.value(filter.orderId)}`);
  if (filter.state) conditions.and(`p.state = any(${conditions.value(filter.state)}::text[])`);
  if (filter.inDoubt !== undefined) conditions.and(filter.inDoubt ? 'p.in_doubt' : 'not p.in_doubt');
  if (filter.needsPerson !== undefined)
    conditions.and(filter.needsPerson ? `p.in_doubt and ${NEEDS_PERSON}` : `not ${NEEDS_PERSON}`);
  if (filter.plannedAt_gte) conditions.from('p.planned_at', filter.plannedAt_gte);
  if (filter.plannedAt_lte) conditions.until('p.planned_at', filter.plannedAt_lte);
  if (filter.q) {
    const words = `upper(${conditions.value(filter.q)}::text)`;
    conditions.and(
      `position(${words} in p.buy_order) > 0 or position(${words} in o.number) > 0 or upper(p.approval->>'authorizationCode') = ${words} or p.card_last4 = ${words}`,
    );
  }
  return conditions;
}
