import { playForgottenAt, shelfStream } from '../library/index.js';
import { orderStream, type OrderState } from '../ordering/index.js';
import { paymentStream, type AttemptState } from '../payments/index.js';
import type { AttemptCommand } from '../payments/payment.commands.js';
import type { RefundCommand } from './refund.commands.js';
import type { RefundCompleted, RefundEvent } from './refund.events.js';
import { refundStream, type AskedRefund, type RefundState, type RefundWishRow } from './index.js';
import { isRunning, subscriptionStream } from '../subscriptions/index.js';
import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import { together, type Decided, type Histories, type Decision } from '../../platform/event-store/stream.js';

/** Whose streams giving money back moves. */
export type CaseIds = Pick<RefundWishRow, 'refundId' | 'orderId' | 'paymentId' | 'playerId'>;

/** A payment whose money may go back in parts, and where the bank knows it. */
type ApprovedPayment = Extract<AttemptState, { status: 'Approved' }>;

/** The streams of a refund, folded. */
export class RefundCase {
  readonly refund: RefundState;
  readonly order: OrderState;
  private readonly paymentState: AttemptState;

  /** @param history with the order's facts, which tell whether a plan is concerned. */
  static streamsOf({ refundId, paymentId, orderId, playerId }: CaseIds, history: Histories): string[] {
    const order = orderStream.state(history, orderId);
    const plan = 'plan' in order && order.plan ? [subscriptionStream.of(order.plan.subscriptionId)] : [];
    return [
      refundStream.of(refundId),
      paymentStream.of(paymentId),
      orderStream.of(orderId),
      shelfStream.of(playerId),
      ...plan,
    ];
  }

  constructor(
    private readonly ids: CaseIds,
    private readonly history: Histories,
  ) {
    this.refund = refundStream.state(history, ids.refundId);
    this.paymentState = paymentStream.state(history, ids.paymentId);
    this.order = orderStream.state(history, ids.orderId);
  }

  get asked(): AskedRefund {
    if (this.refund.status === 'None') throw new Refusal('refund-unknown');
    return this.refund;
  }

  /** @throws Refusal `order-not-paid` for a payment whose money the shop does not have. */
  get payment(): ApprovedPayment {
    if (this.paymentState.status !== 'Approved') throw new Refusal('order-not-paid');
    return this.paymentState;
  }

  /** It failed before, and somebody lets it be tried once more. */
  get wasRetried(): boolean {
    return refundStream.facts(this.history, this.ids.refundId).some((event) => event.type === 'RefundRetried');
  }

  /** Before the bank is asked: the payment and the refund know it together. @throws Refusal when another refund of the payment is in flight. */
  begin(now: Instant): Decision {
    const { refundId, amount } = this.asked.wish;
    const begun = this.decide({ type: 'BeginRefund', now });
    if (begun.events.length === 0) return { facts: {} };
    return together(begun, this.ofPayment({ type: 'StartPartRefund', refundId, amount, now }));
  }

  /** The bank gave it back, or it was transferred by hand: money, order and shelf change together. */
  complete(how: RefundCompleted['data']['how'], now: Instant): Decision {
    const { refundId, paymentId, lines } = this.asked.wish;
    if (this.asked.status === 'Completed') return { facts: {} };
    const { orderId, playerId } = this.ids;
    const order = orderStream.decide(
      this.history,
      orderId,
      { type: 'RecordOrderRefunded', refundId, paymentId, lines, how, now },
      now,
    );
    const whole = order.events.some((fact) => fact.type === 'OrderRefunded' && fact.data.whole);
    const payment =
      how === 'transferred'
        ? { facts: {} }
        : this.ofPayment({ type: 'RecordPartRefund', refundId, outcome: { is: 'returned', how }, now });
    const leaving = this.leaving(order.state).map(
      (gameId) => ({ type: 'EndEntitlement', playerId, gameId, orderId, refundId, now }) as const,
    );
    const shelf = shelfStream.decide(this.history, playerId, leaving, now);
    const changes = shelf.events.flatMap((fact) =>
      fact.type === 'EntitlementEnded'
        ? [playForgottenAt(fact.data.playerId, fact.data.gameId, fact.data.playDataKeptUntil)]
        : [],
    );
    return together(
      this.decide({ type: 'CompleteRefund', how, whole, now }),
      payment,
      order,
      shelf,
      { facts: {}, changes },
      whole ? this.endOfPlan(now) : { facts: {} },
    );
  }

  /** The bank's answer was lost; with `needsPerson` it cannot be asked any more. */
  doubt(why: string, needsPerson: boolean, now: Instant): Decision {
    const { refundId } = this.asked.wish;
    return together(
      this.decide({ type: 'RecordRefundUnknown', why, needsPerson, now }),
      this.ofPayment({ type: 'RecordPartRefund', refundId, outcome: { is: 'unknown', why }, now }),
    );
  }

  /** The bank said no, or it was never asked: nothing went back. */
  fail(why: string, now: Instant): Decision {
    const { refundId } = this.asked.wish;
    const payment =
      this.paymentState.status === 'Approved'
        ? this.ofPayment({ type: 'RecordPartRefund', refundId, outcome: { is: 'failed', why }, now })
        : { facts: {} };
    return together(this.decide({ type: 'FailRefund', why, now }), payment);
  }

  decide(command: RefundCommand): Decided<RefundState, RefundEvent> {
    return refundStream.decide(this.history, this.ids.refundId, command, command.now);
  }

  private ofPayment(command: AttemptCommand): Decision {
    return paymentStream.decide(this.history, this.ids.paymentId, command, command.now);
  }

  /** The money of the running period went back, and the plan with it; that of an earlier one changes nothing. */
  private endOfPlan(now: Instant): Decision {
    const plan = 'plan' in this.order ? this.order.plan : null;
    const state = plan && subscriptionStream.state(this.history, plan.subscriptionId);
    if (!plan || !state || !isRunning(state) || state.nextPeriod !== plan.period + 1) return { facts: {} };
    return subscriptionStream.decide(
      this.history,
      plan.subscriptionId,
      { type: 'EndSubscription', because: 'refunded', now },
      now,
    );
  }

  /** Games of which nothing is paid any more once this happened. */
  private leaving(after: OrderState): string[] {
    if (after.status !== 'Paid') return [];
    return this.asked.wish.lines.flatMap(({ gameId }) => {
      const paid = after.lines.find((line) => line.gameId === gameId)?.price;
      return gameId !== null && after.refunded.byGame.get(gameId) === paid ? [gameId] : [];
    });
  }
}
