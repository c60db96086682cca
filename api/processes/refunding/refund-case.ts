import { playForgottenAt, shelfDecider, type ShelfState } from '../../contexts/library/index.js';
import { orderDecider, type OrderState } from '../../contexts/ordering/index.js';
import type { OrderEvent } from '../../contexts/ordering/order.events.js';
import { attemptDecider, type AttemptState } from '../../contexts/payments/index.js';
import type { RefundCommand } from '../../contexts/refunds/refund.commands.js';
import type { RefundCompleted } from '../../contexts/refunds/refund.events.js';
import { refundDecider, type AskedRefund, type RefundState, type RefundWishRow } from '../../contexts/refunds/index.js';
import { decideSubscription, isRunning, subscriptionOf, subscriptionStream } from '../../contexts/subscriptions/index.js';
import { fold, type Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Decision, History } from '../../platform/event-store/command-runner.js';
import { joined } from '../checkout/checkout.streams.js';

/** Whose streams giving money back moves. */
export type CaseIds = Pick<RefundWishRow, 'refundId' | 'orderId' | 'paymentId' | 'playerId'>;

export const refundStream = (refundId: string): string => `refund-${refundId}`;

/** A payment whose money may go back in parts, and where the bank knows it. */
export type ApprovedPayment = Extract<AttemptState, { status: 'Approved' }>;

/** The streams of a refund, folded. */
export class RefundCase {
  readonly refund: RefundState;
  readonly order: OrderState;
  private readonly paymentState: AttemptState;
  private readonly shelf: ShelfState;

  /** @param history with the order's facts, which tell whether a plan is concerned. */
  static streamsOf({ refundId, paymentId, orderId, playerId }: CaseIds, history: History): string[] {
    const order = fold(orderDecider, history.get(`order-${orderId}`) ?? []);
    const plan = 'plan' in order && order.plan ? [subscriptionStream(order.plan.subscriptionId)] : [];
    return [refundStream(refundId), `payment-${paymentId}`, `order-${orderId}`, `shelf-${playerId}`, ...plan];
  }

  constructor(private readonly ids: CaseIds, private readonly history: History) {
    this.refund = fold(refundDecider, this.eventsOf(refundStream(ids.refundId)));
    this.paymentState = fold(attemptDecider, this.eventsOf(`payment-${ids.paymentId}`));
    this.order = fold(orderDecider, this.eventsOf(`order-${ids.orderId}`));
    this.shelf = fold(shelfDecider, this.eventsOf(`shelf-${ids.playerId}`));
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
    return this.eventsOf(refundStream(this.ids.refundId)).some((event) => event.type === 'RefundRetried');
  }

  /** Before the bank is asked: the payment and the refund know it together. @throws Refusal when another refund of the payment is in flight. */
  begin(now: Instant): Decision {
    const { refundId, amount } = this.asked.wish;
    const refund = this.tell({ type: 'BeginRefund', now });
    if (refund.length === 0) return { facts: {} };
    return this.decision({ refund, payment: attemptDecider.decide({ type: 'StartPartRefund', refundId, amount, now }, this.paymentState) });
  }

  /** The bank gave it back, or it was transferred by hand: money, order and shelf change together. */
  complete(how: RefundCompleted['data']['how'], now: Instant): Decision {
    const { refundId, paymentId, lines } = this.asked.wish;
    if (this.asked.status === 'Completed') return { facts: {} };
    const order = orderDecider.decide({ type: 'RecordOrderRefunded', refundId, paymentId, lines, how, now }, this.order);
    const whole = order.some((fact) => fact.type === 'OrderRefunded' && fact.data.whole);
    const payment = how === 'transferred' ? [] : attemptDecider.decide({ type: 'RecordPartRefund', refundId, outcome: { is: 'returned', how }, now }, this.paymentState);
    const shelf = this.leaving(order).flatMap((gameId) => shelfDecider.decide({ type: 'EndEntitlement', playerId: this.ids.playerId, gameId, orderId: this.ids.orderId, refundId, now }, this.shelf));
    const forgetting = shelf.flatMap((fact) => (fact.type === 'EntitlementEnded' ? [playForgottenAt(fact.data.playerId, fact.data.gameId, fact.data.playDataKeptUntil)] : []));
    const own = { ...this.decision({ refund: this.tell({ type: 'CompleteRefund', how, whole, now }), payment, order, shelf }), changes: forgetting };
    return whole ? joined(own, this.endOfPlan(now)) : own;
  }

  /** The bank's answer was lost; with `needsPerson` it cannot be asked any more. */
  doubt(why: string, needsPerson: boolean, now: Instant): Decision {
    const { refundId } = this.asked.wish;
    const payment = attemptDecider.decide({ type: 'RecordPartRefund', refundId, outcome: { is: 'unknown', why }, now }, this.paymentState);
    return this.decision({ refund: this.tell({ type: 'RecordRefundUnknown', why, needsPerson, now }), payment });
  }

  /** The bank said no, or it was never asked: nothing went back. */
  fail(why: string, now: Instant): Decision {
    const { refundId } = this.asked.wish;
    const payment = this.paymentState.status === 'Approved' ? attemptDecider.decide({ type: 'RecordPartRefund', refundId, outcome: { is: 'failed', why }, now }, this.paymentState) : [];
    return this.decision({ refund: this.tell({ type: 'FailRefund', why, now }), payment });
  }

  tell(command: RefundCommand): Fact[] {
    return refundDecider.decide(command, this.refund);
  }

  decision(facts: Partial<Record<'refund' | 'payment' | 'order' | 'shelf', readonly Fact[]>>): Decision {
    const { refundId, paymentId, orderId, playerId } = this.ids;
    return {
      facts: {
        [refundStream(refundId)]: facts.refund ?? [],
        [`payment-${paymentId}`]: facts.payment ?? [],
        [`order-${orderId}`]: facts.order ?? [],
        [`shelf-${playerId}`]: facts.shelf ?? [],
      },
    };
  }

  /** The money of the running period went back, and the plan with it; that of an earlier one changes nothing. */
  private endOfPlan(now: Instant): Decision {
    const plan = 'plan' in this.order ? this.order.plan : null;
    const state = plan && subscriptionOf(plan.subscriptionId, this.history);
    if (!plan || !state || !isRunning(state) || state.nextPeriod !== plan.period + 1) return { facts: {} };
    return decideSubscription(plan.subscriptionId, this.history, [{ type: 'EndSubscription', because: 'refunded', now }]);
  }

  /** Games of which nothing is paid any more once this happened. */
  private leaving(facts: readonly OrderEvent[]): string[] {
    const after = facts.reduce((state, fact) => orderDecider.evolve(state, fact), this.order);
    if (after.status !== 'Paid') return [];
    return this.asked.wish.lines.flatMap(({ gameId }) => {
      const paid = after.lines.find((line) => line.gameId === gameId)?.price;
      return gameId !== null && after.refunded.byGame.get(gameId) === paid ? [gameId] : [];
    });
  }

  private eventsOf(stream: string): readonly Fact[] {
    return this.history.get(stream) ?? [];
  }
}
