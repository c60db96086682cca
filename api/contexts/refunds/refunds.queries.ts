import { Injectable } from '@nestjs/common';
import type { CivilDate } from '../../kernel/calendar.js';
import type { Instant } from '../../kernel/instant.js';
import { Database } from '../../platform/database/database.js';
import type { RefundCompleted, RefundGround, RefundLine } from './refund.events.js';

export const REFUND_STATES = [
  'requested',
  'awaiting-second',
  'approved',
  'started',
  'unknown',
  'needs-person',
  'failed',
  'completed',
  'denied',
] as const;
type RefundStateWord = (typeof REFUND_STATES)[number];

/** A wish for money back as it stands. Amounts in whole pesos. */
export interface RefundWishRow {
  refundId: string;
  orderId: string;
  paymentId: string;
  playerId: string;
  ground: RefundGround;
  lines: RefundLine[];
  amount: number;
  state: RefundStateWord;
  /** Until when an answer was promised. */
  answerBy: CivilDate | null;
  automatic: boolean;
  needsSecond: boolean;
  /** Why the shop approved it; null where it was automatic. */
  reason: string | null;
  approvedBy: string | null;
  secondedBy: string | null;
  deniedBecause: string | null;
  how: RefundCompleted['data']['how'] | null;
  /** Whether with it the whole order went back. */
  whole: boolean | null;
  /** What the bank or the network said, where it failed or is not known. */
  why: string | null;
  requestedAt: Date;
  approvedAt: Date | null;
  startedAt: Date | null;
  decidedAt: Date | null;
}

export const REFUND_COLUMNS = `r.refund_id as "refundId", r.order_id as "orderId", r.payment_id as "paymentId", r.player_id as "playerId", r.ground, r.lines, r.amount,
  r.state, r.answer_by::text as "answerBy", r.automatic, r.needs_second as "needsSecond", r.reason, r.approved_by as "approvedBy", r.seconded_by as "secondedBy",
  r.denied_because as "deniedBecause", r.how, r.whole, r.why, r.requested_at as "requestedAt", r.approved_at as "approvedAt", r.started_at as "startedAt",
  r.decided_at as "decidedAt"`;

@Injectable()
export class RefundsQueries {
  constructor(private readonly db: Database) {}

  async refund(refundId: string): Promise<RefundWishRow | null> {
    const [row] = await this.db.query<RefundWishRow>(
      `select ${REFUND_COLUMNS} from refunds.refunds r where r.refund_id = $1`,
      [refundId],
    );
    return row ?? null;
  }

  /** All wishes for these orders, oldest first. */
  async ofOrders(orderIds: readonly string[]): Promise<RefundWishRow[]> {
    return this.db.query<RefundWishRow>(
      `select ${REFUND_COLUMNS} from refunds.refunds r where r.order_id = any($1) order by r.requested_at, r.refund_id`,
      [orderIds],
    );
  }

  /** Refunds that this member of staff approved in this period and that were not denied since. */
  async approvedBy(staffId: string, from: Instant, until: Instant): Promise<{ refundId: string; amount: number }[]> {
    return this.db.query(
      `select r.refund_id as "refundId", r.amount from refunds.refunds r where r.approved_by = $1 and r.approved_at >= $2 and r.approved_at < $3 and r.state <> 'denied'`,
      [staffId, from, until],
    );
  }

  /** Somebody's wishes, newest first. */
  async ofPlayer(playerId: string): Promise<RefundWishRow[]> {
    return this.db.query<RefundWishRow>(
      `select ${REFUND_COLUMNS} from refunds.refunds r where r.player_id = $1 order by r.requested_at desc, r.refund_id limit 200`,
      [playerId],
    );
  }
}
