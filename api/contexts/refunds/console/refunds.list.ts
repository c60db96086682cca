import { Injectable } from '@nestjs/common';
import { civilDateOf } from '../../../kernel/calendar.js';
import { isUuid } from '../../../kernel/ids.js';
import { days, later, type Instant } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import {
  Conditions,
  day,
  id,
  ids,
  moment,
  text,
  wordsOf,
  yesNo,
  type ListQuery,
} from '../../../platform/http/list-query.js';
import { Problem } from '../../../platform/http/problem.js';
import type { TimelineEntry } from '../../../platform/http/timeline.dto.js';
import { documentLine, Documents } from '../../documents/index.js';
import { PeopleDirectory } from '../../access/index.js';
import { RefundNotes } from '../refund-notes.js';
import type { RefundIds } from '../refund.events.js';
import { REFUND_COLUMNS, REFUND_STATES, type RefundRow } from '../refunds.queries.js';
import { RefundReads } from '../requesting/refundable.js';
import { titleOf } from '../requesting/refund-views.js';
import type { RefundListItem, RefundDetailReply } from './refunds.dto.js';

/** `waiting`: staff have to act, `waitingForMe`: the caller may; `overdue`: the promised day is over. */
export const REFUNDS_LIST = {
  filters: {
    id: ids,
    q: text,
    state: wordsOf(...REFUND_STATES),
    basis: wordsOf('goodwill', 'withdrawal', 'request', 'staff'),
    waiting: yesNo,
    waitingForMe: yesNo,
    overdue: yesNo,
    orderId: id,
    personId: id,
    requestedAt_gte: moment,
    requestedAt_lte: moment,
    answerBy_gte: day,
    answerBy_lte: day,
  },
  sorts: ['requestedAt', 'amount', 'state', 'answerBy', 'decidedAt'],
} as const;

type RefundsQuery = ListQuery<typeof REFUNDS_LIST.filters, (typeof REFUNDS_LIST.sorts)[number]>;

type Row = RefundRow & { orderNumber: string };

const WAITING = `r.state in ('requested', 'awaiting-second-approval', 'needs-person', 'failed')`;
/** The states in which an answer is promised. */
const UNANSWERED: readonly RefundRow['state'][] = ['requested', 'awaiting-second-approval'];
const WITHOUT_ANSWER = `r.state in ('${UNANSWERED.join(`', '`)}')`;
/** The bank takes a payment back for so long; after it only a transfer by hand is left. */
const TAKEN_BACK_FOR = days(90);
const FROM = 'from refunds.refunds r join ordering.orders o on o.order_id = r.order_id';
const SORTS: Record<RefundsQuery['sort'], string> = {
  requestedAt: 'r.requested_at',
  amount: 'r.amount',
  state: 'r.state',
  answerBy: 'r.answer_by',
  decidedAt: 'r.decided_at',
};

@Injectable()
export class RefundsList {
  constructor(
    private readonly db: Database,
    private readonly people: PeopleDirectory,
    private readonly clock: BusinessClock,
  ) {}

  async list(listQuery: RefundsQuery, callerId: string): Promise<{ rows: RefundListItem[]; total: number }> {
    const conditions = await this.conditionsOf(listQuery.filter, callerId);
    const counting = this.db.query<{ total: number }>(`select count(*) as total ${FROM} ${conditions.where}`, [
      ...conditions.values,
    ]);
    const rows = await this.db.query<Row>(
      `select ${REFUND_COLUMNS}, o.number as "orderNumber" ${FROM} ${conditions.where} order by ${SORTS[listQuery.sort]} ${listQuery.descending ? 'desc nulls last' : 'asc nulls last'}, r.refund_id
        limit ${conditions.value(listQuery.limit)} offset ${conditions.value(listQuery.offset)}`,
      conditions.values,
    );
    const [count] = await counting;
    return { rows: await this.named(rows), total: count?.total ?? 0 };
  }

  /** Oldest first. */
  async ofOrder(orderId: string): Promise<RefundListItem[]> {
    return this.named(
      await this.db.query<Row>(
        `select ${REFUND_COLUMNS}, o.number as "orderNumber" ${FROM} where r.order_id = $1 order by r.requested_at, r.refund_id`,
        [orderId],
      ),
    );
  }

  /** How many wait for staff, and how many of them beyond the promised day. */
  async open(): Promise<{ waiting: number; overdue: number }> {
    const [row] = await this.db.query<{ waiting: number; overdue: number }>(
      `select count(*) filter (where ${WAITING}) as waiting, count(*) filter (where ${WITHOUT_ANSWER} and r.answer_by < $1::date) as overdue
         from refunds.refunds r where r.state not in ('completed', 'denied')`,
      [this.today()],
    );
    return row ?? { waiting: 0, overdue: 0 };
  }

  async row(refundId: string): Promise<Row | null> {
    const text = `select ${REFUND_COLUMNS}, o.number as "orderNumber" ${FROM} where r.refund_id = $1`;
    return (await this.db.query<Row>(text, [refundId]))[0] ?? null;
  }

  async contact(personId: string) {
    return this.people.contact(personId);
  }

  async namesOf(people: readonly string[]): Promise<Map<string, string>> {
    return new Map((await this.people.contacts(people)).map((person) => [person.id, person.username]));
  }

  private async named(rows: readonly Row[]): Promise<RefundListItem[]> {
    const names = await this.namesOf(rows.map((row) => row.personId));
    return rows.map((row) => lineOf(row, names.get(row.personId) ?? null, this.today()));
  }

  private today(): string {
    return civilDateOf(this.clock.now());
  }

  private async conditionsOf(filter: RefundsQuery['filter'], callerId: string): Promise<Conditions> {
    const conditions = new Conditions();
    if (filter.id) conditions.and(`r.refund_id = any(${conditions.value(filter.id)}::uuid[])`);
    if (filter.orderId) conditions.and(`r.order_id = ${conditions.value(filter.orderId)}`);
    if (filter.personId) conditions.and(`r.person_id = ${conditions.value(filter.personId)}`);
    if (filter.state) conditions.and(`r.state = any(${conditions.value(filter.state)}::text[])`);
    if (filter.basis) conditions.and(`r.basis = any(${conditions.value(filter.basis)}::text[])`);
    if (filter.waiting !== undefined) conditions.and(filter.waiting ? WAITING : `not ${WAITING}`);
    if (filter.waitingForMe !== undefined) {
      const caller = conditions.value(callerId);
      const mine = `(${WAITING} and r.person_id <> ${caller}::uuid and (r.state <> 'awaiting-second-approval' or r.approved_by is distinct from ${caller}::uuid))`;
      conditions.and(filter.waitingForMe ? mine : `not ${mine}`);
    }
    if (filter.overdue !== undefined) {
      const late = `(${WITHOUT_ANSWER} and coalesce(r.answer_by < ${conditions.value(this.today())}::date, false))`;
      conditions.and(filter.overdue ? late : `not ${late}`);
    }
    if (filter.answerBy_gte) conditions.and(`r.answer_by >= ${conditions.value(filter.answerBy_gte)}::date`);
    if (filter.answerBy_lte) conditions.and(`r.answer_by <= ${conditions.value(filter.answerBy_lte)}::date`);
    if (filter.requestedAt_gte) conditions.from('r.requested_at', filter.requestedAt_gte);
    if (filter.requestedAt_lte) conditions.until('r.requested_at', filter.requestedAt_lte);
    if (filter.q) {
      const owners = conditions.value(await this.people.search(filter.q));
      conditions.and(
        `position(upper(${conditions.value(filter.q)}::text) in o.number) > 0 or r.person_id = any(${owners}::uuid[])`,
      );
    }
    return conditions;
  }
}

/** The console joins it from the streams of several contexts. */
export abstract class RefundTimeline {
  abstract ofRefund(refundId: string, ids: RefundIds): Promise<TimelineEntry[]>;
}

@Injectable()
export class RefundDetails {
  constructor(
    private readonly refunds: RefundsList,
    private readonly reads: RefundReads,
    private readonly notes: RefundNotes,
    private readonly documents: Documents,
    private readonly timeline: RefundTimeline,
  ) {}

  /** @throws Problem 404 refund-unknown. */
  async of(refundId: string): Promise<RefundDetailReply> {
    const row = isUuid(refundId) ? await this.refunds.row(refundId) : null;
    if (!row) throw new Problem(404, 'refund-unknown');
    const { personId, orderId, approvedBy, approvedAgainBy, reason, deniedBecause, why, how, approvedAt, startedAt } =
      row;
    const [{ order }, notes, words, contact, documents, timeline] = await Promise.all([
      this.reads.refund(refundId),
      this.notes.notesOf(refundId),
      this.notes.wordsOf([refundId]),
      this.refunds.contact(personId),
      this.documents.ofOrders([orderId]),
      this.timeline.ofRefund(refundId, row),
    ]);
    const names = await this.refunds.namesOf(
      [...notes.map(({ authorId }) => authorId), approvedBy, approvedAgainBy].filter((one) => one !== null),
    );
    const named = (who: string | null) => (who === null ? null : { id: who, name: names.get(who) ?? null });
    const now = this.reads.now();
    return {
      ...lineOf(row, contact?.username ?? null, civilDateOf(now)),
      personEmail: contact?.email ?? null,
      lines: row.lines.map((line) => ({ ...line, title: titleOf(order, line.gameId) })),
      words: words.get(refundId) ?? null,
      notes: notes.map((note) => ({ ...note, authorName: names.get(note.authorId) ?? null })),
      reason,
      approvedBy: named(approvedBy),
      approvedAgainBy: named(approvedAgainBy),
      deniedBecause,
      why,
      how,
      approvedAt,
      startedAt,
      documents: documents.filter((document) => document.refundId === refundId).map(documentLine),
      ...takenBack(order.paidAt, now),
      timeline,
    };
  }
}

function lineOf(row: Row, personName: string | null, today: string): RefundListItem {
  const overdue = UNANSWERED.includes(row.state) && row.answerBy !== null && row.answerBy < today;
  const { refundId, orderId, orderNumber, paymentId, personId, amount, basis, state, answerBy } = row;
  const { automatic, needsSecondApproval, requestedAt, decidedAt } = row;
  return {
    id: refundId,
    orderId,
    orderNumber,
    paymentId,
    personId,
    personName,
    amount,
    basis,
    state,
    answerBy,
    overdue,
    automatic,
    needsSecondApproval,
    requestedAt,
    decidedAt,
  };
}

/** Until when the bank takes the payment of that moment back, and whether it still does. */
function takenBack(paidAt: Date | null, now: Instant): { bankTakesBackUntil: Date | null; bankTakesBack: boolean } {
  const until = paidAt && later(paidAt.toISOString(), TAKEN_BACK_FOR);
  return { bankTakesBackUntil: until === null ? null : new Date(until), bankTakesBack: until === null || now <= until };
}
