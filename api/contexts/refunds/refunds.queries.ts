import { Injectable } from '@nestjs/common';
import type { CivilDate } from '../../kernel/calendar.js';
import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import { Database } from '../../platform/database/database.js';
import { poll } from '../../platform/patience.js';
import type { RefundCompleted, RefundBasis, RefundIds, RefundLine } from './refund.events.js';

export const REFUND_STATES = [
  'requested',
  'awaiting-second-approval',
  'approved',
  'started',
  'unknown',
  'needs-person',
  'failed',
  'completed',
  'denied',
] as const;
type RefundStateWord = (typeof REFUND_STATES)[number];
/** Nothing more happens to these by themselves. */
const RESTING: readonly RefundStateWord[] = [
  'requested',
  'awaiting-second-approval',
  'needs-person',
  'failed',
  'completed',
  'denied',
];

/** A refund. Amounts in whole pesos. */
export interface RefundRow extends RefundIds {
  basis: RefundBasis;
  lines: RefundLine[];
  amount: number;
  state: RefundStateWord;
  /** The promised day of an answer. */
  answerBy: CivilDate | null;
  automatic: boolean;
  needsSecondApproval: boolean;
  /** Why staff approved it. */
  reason: string | null;
  approvedBy: string | null;
  approvedAgainBy: string | null;
  deniedBecause: string | null;
  how: RefundCompleted['data']['how'] | null;
  /** Whether with it the whole order went back. */
  whole: boolean | null;
  /** What the bank or the network said, where it failed or is unknown. */
  why: string | null;
  requestedAt: Date;
  approvedAt: Date | null;
  startedAt: Date | null;
  decidedAt: Date | null;
}

export const REFUND_COLUMNS = `r.refund_id as "refundId", r.order_id as "orderId", r.payment_id as "paymentId", r.person_id as "personId", r.basis, r.lines, r.amount,
  r.state, r.answer_by::text as "answerBy", r.automatic, r.needs_second_approval as "needsSecondApproval", r.reason, r.approved_by as "approvedBy", r.approved_again_by as "approvedAgainBy",
  r.denied_because as "deniedBecause", r.how, r.whole, r.why, r.requested_at as "requestedAt", r.approved_at as "approvedAt", r.started_at as "startedAt",
  r.decided_at as "decidedAt"`;

/**
 * In SQL, whether the written confirmation of a purchase left the shop: the effect of its mail is the proof.
 * One on its way counts for a day, inside which both terms of the law hold anyway. @param order its id, as an expression
 */
export const confirmed = (order: string): string =>
  `exists (select from es.all_effects e where e.subject = ${order}::text and e.kind = 'mail:receipt' and (e.state = 'done' and e.result->>'skipped' is null
    or e.state in ('planned', 'started', 'unknown') and e.planned_at > now() - interval '1 day'))`;

@Injectable()
export class RefundsQueries {
  constructor(private readonly db: Database) {}

  async refund(refundId: string): Promise<RefundRow | null> {
    const [row] = await this.db.query<RefundRow>(
      `select ${REFUND_COLUMNS} from refunds.refunds r where r.refund_id = $1`,
      [refundId],
    );
    return row ?? null;
  }

  /** @throws Refusal `refund-unknown`. */
  async known(refundId: string): Promise<RefundRow> {
    const row = await this.refund(refundId);
    if (!row) throw new Refusal('refund-unknown');
    return row;
  }

  /** The refund once nothing more happens to it by itself, or as it is after so long. */
  restingWithin(refundId: string, milliseconds: number): Promise<RefundRow> {
    return poll(
      () => this.known(refundId),
      ({ state }) => RESTING.includes(state),
      milliseconds,
      200,
    );
  }

  /** Oldest first. */
  async ofOrders(orderIds: readonly string[]): Promise<RefundRow[]> {
    return this.db.query<RefundRow>(
      `select ${REFUND_COLUMNS} from refunds.refunds r where r.order_id = any($1) order by r.requested_at, r.refund_id`,
      [orderIds],
    );
  }

  /** What this member of staff approved in this period, except what was denied since. */
  async approvedBy(staffId: string, from: Instant, until: Instant): Promise<{ refundId: string; amount: number }[]> {
    return this.db.query(
      `select r.refund_id as "refundId", r.amount from refunds.refunds r where r.approved_by = $1 and r.approved_at >= $2 and r.approved_at < $3 and r.state <> 'denied'`,
      [staffId, from, until],
    );
  }

  /** Newest first. */
  async ofPerson(personId: string): Promise<RefundRow[]> {
    return this.db.query<RefundRow>(
      `select ${REFUND_COLUMNS} from refunds.refunds r where r.person_id = $1 order by r.requested_at desc, r.refund_id limit 200`,
      [personId],
    );
  }

  async wasConfirmed(orderId: string): Promise<boolean> {
    const [row] = await this.db.query<{ confirmed: boolean }>(`select ${confirmed('$1')} as confirmed`, [orderId]);
    return row?.confirmed ?? false;
  }
}

/** As its person sees it: a second approval is still a request, and what failed or is unknown is simply not done yet. */
export function refundWord(state: RefundStateWord): 'requested' | 'approved' | 'delayed' | 'completed' | 'denied' {
  switch (state) {
    case 'requested':
    case 'awaiting-second-approval':
      return 'requested';
    case 'approved':
    case 'started':
      return 'approved';
    case 'unknown':
    case 'needs-person':
    case 'failed':
      return 'delayed';
    default:
      return state;
  }
}
