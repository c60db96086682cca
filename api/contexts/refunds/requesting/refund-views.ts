import { Injectable } from '@nestjs/common';
import { civilDateOf } from '../../../kernel/calendar.js';
import type { Bilingual } from '../../../kernel/language.js';
import type { OrderRow } from '../../ordering/index.js';
import { PlanAfterRefund } from '../plan-after-refund.js';
import { RefundNotes } from '../refund-notes.js';
import { RefundsQueries, refundWord, type RefundRow } from '../refunds.queries.js';
import { wholeBack } from './line-choice.rules.js';
import { RefundReads } from './refundable.js';
import type { RefundOption, RefundOptionsReply, RefundReply } from './refunds.dto.js';
import { answerDay, rightOfAll, type LineRights } from './rights.rules.js';

type Titled = Pick<OrderRow, 'lines' | 'plan' | 'number'>;

/** What a line of an order is called. */
export function titleOf(order: Titled, gameId: string | null): Bilingual {
  if (gameId === null) return order.plan?.title ?? { es: 'Plan', en: 'Plan' };
  return order.lines.find((line) => line.gameId === gameId)?.title ?? { es: 'Juego', en: 'Game' };
}

/** Refunds as the people see them whose money it is. */
@Injectable()
export class RefundViews {
  constructor(
    private readonly reads: RefundReads,
    private readonly refunds: RefundsQueries,
    private readonly notes: RefundNotes,
    private readonly plans: PlanAfterRefund,
  ) {}

  /** What of an order may go back now, and how; null for the order of another person. */
  async options(orderId: string, personId: string): Promise<RefundOptionsReply | null> {
    const found = await this.reads.refundable(orderId);
    if (!found || found.order.personId !== personId) return null;
    const { order, lines, wholeOnly, refunds } = found;
    const [words, freePeriods] = await Promise.all([
      this.notes.wordsOf(refunds.map(({ refundId }) => refundId)),
      this.plans.freePeriods(order),
    ]);
    const now = this.reads.now();
    const back = wholeBack(order, refunds);
    return {
      orderId,
      orderNumber: order.number,
      paidAt: order.paidAt,
      wholeOnly,
      today: civilDateOf(now),
      answerBy: answerDay(now),
      lines: lines.map((line) => optionOf(line, order)),
      refunds: refunds.map((refund) => replyOf(refund, order, back, words.get(refund.refundId) ?? null)),
      freePeriods,
    };
  }

  async of(refundId: string): Promise<RefundReply> {
    const { refund, order, refunds } = await this.reads.refund(refundId);
    const words = await this.notes.wordsOf([refundId]);
    return replyOf(refund, order, wholeBack(order, refunds), words.get(refundId) ?? null);
  }

  /** Newest first. */
  async ofPerson(personId: string): Promise<RefundReply[]> {
    return Promise.all((await this.refunds.ofPerson(personId)).map(({ refundId }) => this.of(refundId)));
  }
}

function optionOf(line: LineRights, order: Titled): RefundOption {
  const basis = line.not ? null : (rightOfAll([line]) ?? 'request');
  return { ...line, title: titleOf(order, line.gameId), basis };
}

function replyOf(
  refund: RefundRow,
  order: Titled,
  back: ReadonlySet<string | null>,
  words: string | null,
): RefundReply {
  const { refundId, orderId, amount, basis, answerBy, how, deniedBecause, requestedAt, decidedAt } = refund;
  const state = refundWord(refund.state);
  return {
    refundId,
    orderId,
    orderNumber: order.number,
    lines: refund.lines.map((line) => ({ ...line, title: titleOf(order, line.gameId), whole: back.has(line.gameId) })),
    amount,
    basis,
    state,
    answerBy,
    how,
    deniedBecause,
    words,
    requestedAt,
    approvedAt: state === 'requested' ? null : refund.approvedAt,
    decidedAt,
  };
}
