import { Injectable } from '@nestjs/common';
import { civilDateOf } from '../../kernel/calendar.js';
import type { Bilingual } from '../../kernel/language.js';
import { OrdersQueries, type OrderRow } from '../ordering/index.js';
import { answerDay, RefundLetters, RefundsQueries, rightOfAll, type LineRights, type RefundWishRow } from './index.js';
import { refundWord } from '../../processes/checkout/order-view.rules.js';
import { wholeBack } from './given-back.rules.js';
import { PlanAfterRefund } from './plan-after-refund.js';
import { RefundReads } from './refundable.js';
import type { RefundOption, RefundOptionsReply, RefundReply } from './refunds.dto.js';

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
    private readonly orders: OrdersQueries,
    private readonly letters: RefundLetters,
    private readonly plans: PlanAfterRefund,
  ) {}

  /** What of an order may go back now, and how; null for another's or an unknown order. */
  async options(orderId: string, playerId: string): Promise<RefundOptionsReply | null> {
    const found = await this.reads.refundable(orderId);
    if (!found || found.order.playerId !== playerId) return null;
    const { order, lines, wholeOnly, wishes } = found;
    const [words, freePeriods] = await Promise.all([
      this.letters.wordsOf(wishes.map((wish) => wish.refundId)),
      this.plans.freePeriods(order),
    ]);
    const now = this.reads.now();
    const back = wholeBack(order, wishes);
    return {
      orderId,
      orderNumber: order.number,
      paidAt: order.paidAt,
      wholeOnly,
      today: civilDateOf(now),
      answerBy: answerDay(now),
      lines: lines.map((line) => optionOf(line, order)),
      refunds: wishes.map((wish) => replyOf(wish, order, back, words.get(wish.refundId) ?? null)),
      freePeriods,
    };
  }

  async of(wish: RefundWishRow): Promise<RefundReply> {
    const [order, words, wishes] = await Promise.all([
      this.orders.order(wish.orderId),
      this.letters.wordsOf([wish.refundId]),
      this.refunds.ofOrders([wish.orderId]),
    ]);
    if (!order) throw new Error(`refund ${wish.refundId} has no order`);
    return replyOf(wish, order, wholeBack(order, wishes), words.get(wish.refundId) ?? null);
  }

  /** Somebody's refunds, newest first. */
  async ofPlayer(playerId: string): Promise<RefundReply[]> {
    return Promise.all((await this.refunds.ofPlayer(playerId)).map((wish) => this.of(wish)));
  }
}

function optionOf(line: LineRights, order: Titled): RefundOption {
  const { gameId, minutesPlayed, amount, not, withdrawal, goodwill } = line;
  return {
    gameId,
    title: titleOf(order, gameId),
    minutesPlayed,
    amount,
    not,
    withdrawal,
    goodwill,
    ground: not ? null : (rightOfAll([line]) ?? 'request'),
  };
}

function replyOf(
  wish: RefundWishRow,
  order: Titled,
  back: ReadonlySet<string | null>,
  words: string | null,
): RefundReply {
  const {
    refundId,
    orderId,
    lines,
    amount,
    ground,
    state,
    answerBy,
    how,
    deniedBecause,
    requestedAt,
    approvedAt,
    decidedAt,
  } = wish;
  return {
    refundId,
    orderId,
    orderNumber: order.number,
    lines: lines.map((line) => ({ ...line, title: titleOf(order, line.gameId), whole: back.has(line.gameId) })),
    amount,
    ground,
    state: refundWord(state),
    answerBy,
    how,
    deniedBecause,
    words,
    requestedAt,
    approvedAt: refundWord(state) === 'requested' ? null : approvedAt,
    decidedAt,
  };
}
