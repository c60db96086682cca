import { playForgottenAt, shelfDecider, type ShelfState } from '../../contexts/library/index.js';
import { orderDecider, type OrderState } from '../../contexts/ordering/index.js';
import type { OrderEvent } from '../../contexts/ordering/order.events.js';
import { paymentDecider, type PaymentState } from '../../contexts/payments/index.js';
import type { RefundCommand } from '../../contexts/refunds/refund.commands.js';
import type { RefundCompleted } from '../../contexts/refunds/refund.events.js';
import { refundDecider, type AskedRefund, type RefundState, type RefundWishRow } from '../../contexts/refunds/index.js';
import { fold, type Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Decision, History } from '../../platform/event-store/command-runner.js';

/** Whose streams giving money back moves. */
export type CaseIds = Pick<RefundWishRow, 'refundId' | 'orderId' | 'paymentId' | 'playerId'>;

export const refundStream = (refundId: string): string => `refund-${refundId}`;

/** A payment whose money may go back in parts, and where the bank knows it. */
export type ApprovedPayment = Extract<PaymentState, { status: 'Approved' }>;

/** The streams of a refund, folded. */
export class RefundCase {
  readonly refund: RefundState;
  readonly order: OrderState;
  private readonly paymentState: PaymentState;
  private readonly shelf: ShelfState;

  static streamsOf({ refundId, paymentId, orderId, playerId }: CaseIds): string[] {
    return [refundStream(refundId), `payment-${paymentId}`, `order-${orderId}`, `shelf-${playerId}`];
  }

  constructor(private readonly ids: CaseIds, private readonly history: History) {
    this.refund = fold(refundDecider, this.eventsOf(refundStream(ids.refundId)));
    this.paymentState = fold(paymentDecider, this.eventsOf(`payment-${ids.paymentId}`));
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
    return this.decision({ refund, payment: paymentDecider.decide({ type: 'StartPartRefund', refundId, amount, now }, this.paymentState) });
  }

  /** The bank gave it back, or it was transferred by hand: money, order and shelf change together. */
  complete(how: RefundCompleted['data']['how'], now: Instant): Decision {
    const { refundId, paymentId, lines } = this.asked.wish;
    if (this.asked.status === 'Completed') return { facts: {} };
    const order = orderDecider.decide({ type: 'RecordOrderRefunded', refundId, paymentId, lines, how, now }, this.order);
    const whole = order.some((fact) => fact.type === 'OrderRefunded' && fact.data.whole);
    const payment = how === 'transferred' ? [] : paymentDecider.decide({ type: 'RecordPartRefund', refundId, outcome: { is: 'returned', how }, now }, this.paymentState);
    const shelf = this.leaving(order).flatMap((gameId) => shelfDecider.decide({ type: 'EndEntitlement', playerId: this.ids.playerId, gameId, orderId: this.ids.orderId, refundId, now }, this.shelf));
    const forgetting = shelf.flatMap((fact) => (fact.type === 'EntitlementEnded' ? [playForgottenAt(fact.data.playerId, fact.data.gameId, fact.data.playDataKeptUntil)] : []));
    return { ...this.decision({ refund: this.tell({ type: 'CompleteRefund', how, whole, now }), payment, order, shelf }), changes: forgetting };
  }

  /** The bank's answer was lost; with `needsPerson` it cannot be asked any more. */
  doubt(why: string, needsPerson: boolean, now: Instant): Decision {
    const { refundId } = this.asked.wish;
    const payment = paymentDecider.decide({ type: 'RecordPartRefund', refundId, outcome: { is: 'unknown', why }, now }, this.paymentState);
    return this.decision({ refund: this.tell({ type: 'RecordRefundUnknown', why, needsPerson, now }), payment });
  }

  /** The bank said no, or it was never asked: nothing went back. */
  fail(why: string, now: Instant): Decision {
    const { refundId } = this.asked.wish;
    const payment = this.paymentState.status === 'Approved' ? paymentDecider.decide({ type: 'RecordPartRefund', refundId, outcome: { is: 'failed', why }, now }, this.paymentState) : [];
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
