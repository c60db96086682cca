import { Injectable } from '@nestjs/common';
import { PeopleDirectory } from '../contexts/identity/index.js';
import { OrdersQueries } from '../contexts/ordering/index.js';
import { REFUND_COLUMNS, REFUND_STATES, RefundLetters, type RefundWishRow } from '../contexts/refunds/index.js';
import { Database } from '../platform/database/database.js';
import { Conditions, id, ids, moment, text, wordsOf, yesNo, type ListQuery } from '../platform/http/list-query.js';
import { titleOf } from '../processes/refunding/index.js';
import type { RefundLineOfList, RefundStoryReply } from './refunds.dto.js';

/** What the list of refunds may be asked. `waiting`: somebody of the shop has to do something. */
export const REFUNDS_LIST = {
  filters: {
    id: ids, q: text, state: wordsOf(...REFUND_STATES), ground: wordsOf('goodwill', 'withdrawal', 'request', 'staff'), waiting: yesNo, orderId: id, playerId: id,
    requestedAt_gte: moment, requestedAt_lte: moment,
  },
  sorts: ['requestedAt', 'amount', 'state', 'answerBy', 'decidedAt'],
} as const;

export type RefundsAsked = ListQuery<typeof REFUNDS_LIST.filters, (typeof REFUNDS_LIST.sorts)[number]>;

type Row = RefundWishRow & { orderNumber: string };

const WAITING = `r.state in ('requested', 'awaiting-second', 'needs-person', 'failed')`;
const FROM = 'from refunds.refunds r join ordering.orders o on o.order_id = r.order_id';
const SORTS: Record<RefundsAsked['sort'], string> = { requestedAt: 'r.requested_at', amount: 'r.amount', state: 'r.state', answerBy: 'r.answer_by', decidedAt: 'r.decided_at' };

/** The refunds as the console lists them. */
@Injectable()
export class RefundsBoard {
  constructor(
    private readonly db: Database,
    private readonly people: PeopleDirectory,
    private readonly orders: OrdersQueries,
    private readonly letters: RefundLetters,
  ) {}

  async list(asked: RefundsAsked): Promise<{ rows: RefundLineOfList[]; total: number }> {
    const conditions = await this.conditionsOf(asked.filter);
    const counting = this.db.query<{ total: number }>(`select count(*) as total ${FROM} ${conditions.where}`, [...conditions.values]);
    const rows = await this.db.query<Row>(
      `select ${REFUND_COLUMNS}, o.number as "orderNumber" ${FROM} ${conditions.where} order by ${SORTS[asked.sort]} ${asked.descending ? 'desc nulls last' : 'asc nulls last'}, r.refund_id
        limit ${conditions.value(asked.limit)} offset ${conditions.value(asked.offset)}`,
      conditions.values);
    const [count] = await counting;
    const names = await this.namesOf(rows.map((row) => row.playerId));
    return { rows: rows.map((row) => lineOf(row, names.get(row.playerId) ?? null)), total: count?.total ?? 0 };
  }

  /** All but its timeline; null when there is none. */
  async one(refundId: string): Promise<Omit<RefundStoryReply, 'timeline'> | null> {
    const [row] = await this.db.query<Row>(`select ${REFUND_COLUMNS}, o.number as "orderNumber" ${FROM} where r.refund_id = $1`, [refundId]);
    const order = row && (await this.orders.order(row.orderId));
    if (!row || !order) return null;
    const [notes, words, contact] = await Promise.all([this.letters.notesOf(refundId), this.letters.wordsOf([refundId]), this.people.contact(row.playerId)]);
    const names = await this.namesOf([...notes.map((note) => note.authorId), ...[row.approvedBy, row.secondedBy].filter((one) => one !== null)]);
    const named = (who: string | null) => (who === null ? null : { id: who, name: names.get(who) ?? null });
    const { reason, deniedBecause, why, how, approvedAt, startedAt } = row;
    return {
      ...lineOf(row, contact?.username ?? null), playerEmail: contact?.email ?? null, lines: row.lines.map((line) => ({ ...line, title: titleOf(order, line.gameId) })),
      words: words.get(refundId) ?? null, notes: notes.map((note) => ({ ...note, authorName: names.get(note.authorId) ?? null })),
      reason, approvedBy: named(row.approvedBy), secondedBy: named(row.secondedBy), deniedBecause, why, how, approvedAt, startedAt,
    };
  }

  private async conditionsOf(filter: RefundsAsked['filter']): Promise<Conditions> {
    const conditions = new Conditions();
    if (filter.id) conditions.and(`r.refund_id = any(${conditions.value(filter.id)}::uuid[])`);
    if (filter.orderId) conditions.and(`r.order_id = ${conditions.value(filter.orderId)}`);
    if (filter.playerId) conditions.and(`r.player_id = ${conditions.value(filter.playerId)}`);
    if (filter.state) conditions.and(`r.state = any(${conditions.value(filter.state)}::text[])`);
    if (filter.ground) conditions.and(`r.ground = any(${conditions.value(filter.ground)}::text[])`);
    if (filter.waiting !== undefined) conditions.and(filter.waiting ? WAITING : `not ${WAITING}`);
    if (filter.requestedAt_gte) conditions.from('r.requested_at', filter.requestedAt_gte);
    if (filter.requestedAt_lte) conditions.until('r.requested_at', filter.requestedAt_lte);
    if (filter.q) {
      const owners = conditions.value(await this.people.search(filter.q));
      conditions.and(`position(upper(${conditions.value(filter.q)}::text) in o.number) > 0 or r.player_id = any(${owners}::uuid[])`);
    }
    return conditions;
  }

  private async namesOf(people: readonly string[]): Promise<Map<string, string>> {
    return new Map((await this.people.contacts(people)).map((person) => [person.id, person.username]));
  }
}

function lineOf(row: Row, playerName: string | null): RefundLineOfList {
  const { refundId, orderId, orderNumber, paymentId, playerId, amount, ground, state, answerBy, automatic, needsSecond, requestedAt, decidedAt } = row;
  return { id: refundId, orderId, orderNumber, paymentId, playerId, playerName, amount, ground, state, answerBy, automatic, needsSecond, requestedAt, decidedAt };
}
