import { fold, type Decider, type Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import { shelfDecider, type ShelfState } from '../../contexts/library/index.js';
import { orderDecider, type OrderState } from '../../contexts/ordering/index.js';
import { attemptDecider, chargeDecider, isApprovalOf, isByCard, nextAskOf, type AttemptState, type ChargeState } from '../../contexts/payments/index.js';
import type { Approval, AttemptEvent } from '../../contexts/payments/payment.events.js';
import type { Decision } from '../../platform/event-store/command-runner.js';
import { timer } from '../../platform/event-store/due.js';
import type { RowChange } from '../../platform/event-store/row-changes.js';
import { wheneverEnded, type CheckoutCommands, type Situation } from './checkout.process.js';

/** Whose streams a purchase moves. */
export interface PurchaseIds {
  paymentId: string;
  orderId: string;
  playerId: string;
}

export const paymentStream = (id: string): string => `payment-${id}`;
export const chargeStream = (orderId: string): string => `charge-${orderId}`;
export const orderStream = (orderId: string): string => `order-${orderId}`;
export const shelfStream = (playerId: string): string => `shelf-${playerId}`;

export const PAYMENT_CHECK = 'payments.check';
export const CARD_PAYMENT_CHECK = 'card-payments.check';

export function streamsOf({ paymentId, orderId, playerId }: PurchaseIds): string[] {
  return [paymentStream(paymentId), chargeStream(orderId), orderStream(orderId), shelfStream(playerId)];
}

/** Several decisions as one, each stream's facts in their order. */
export function joined(...decisions: readonly Decision[]): Required<Decision> {
  const facts: Record<string, readonly Fact[]> = {};
  for (const decision of decisions) for (const [stream, list] of Object.entries(decision.facts)) facts[stream] = [...(facts[stream] ?? []), ...list];
  return { facts, changes: decisions.flatMap(({ changes = [] }) => changes) };
}

/** When the bank is asked next about this attempt, and by whom. */
export function checkTimer(paymentId: string, state: AttemptState, now: Instant): RowChange {
  return timer(paymentStream(paymentId), isByCard(state) ? CARD_PAYMENT_CHECK : PAYMENT_CHECK, nextAskOf(state, now));
}

/** The four streams of a purchase, folded. */
export class Purchase {
  readonly payment: AttemptState;
  readonly charge: ChargeState;
  readonly order: OrderState;
  readonly shelf: ShelfState;

  constructor(
    private readonly ids: PurchaseIds,
    private readonly history: ReadonlyMap<string, readonly Fact[]>,
  ) {
    this.payment = fold(attemptDecider, this.eventsOf(paymentStream(ids.paymentId)));
    this.charge = fold(chargeDecider, this.eventsOf(chargeStream(ids.orderId)));
    this.order = fold(orderDecider, this.eventsOf(orderStream(ids.orderId)));
    this.shelf = fold(shelfDecider, this.eventsOf(shelfStream(ids.playerId)));
  }

  situation(approval?: Approval): Situation {
    const { paymentId, orderId, playerId } = this.ids;
    const gameIds = 'lines' in this.order ? this.order.lines.map((line) => line.gameId) : [];
    return {
      paymentId, orderId, playerId, gameIds,
      paidBy: this.order.status === 'Paid' ? this.order.paymentId : undefined,
      claimedBy: this.charge.claimedBy,
      currentAttempt: this.charge.attempt,
      someGameOwned: gameIds.some((game) => this.shelf.owned.has(game)),
      someGameBeingBought: gameIds.some((game) => (this.shelf.reserved.get(game) ?? paymentId) !== paymentId),
      periodIsOver: false,
      approvalMatches: !approval || isApprovalOf(approval, this.payment),
      approvalJudged: 'approval' in this.payment,
    };
  }

  /** Decides all commands, and moves the payment's timer to where its new state wants it. */
  decide(commands: CheckoutCommands, now: Instant): Decision {
    const payment = decided(attemptDecider, this.payment, commands.payment ?? []);
    const ended = wheneverEnded(payment.facts as AttemptEvent[], this.situation());
    const charge = decided(chargeDecider, this.charge, [...(commands.charge ?? []), ...(ended.charge ?? [])]);
    const order = decided(orderDecider, this.order, commands.order ?? []);
    const shelf = decided(shelfDecider, this.shelf, [...(commands.shelf ?? []), ...(ended.shelf ?? [])]);
    const { paymentId, orderId, playerId } = this.ids;
    return {
      facts: {
        [paymentStream(paymentId)]: payment.facts,
        [chargeStream(orderId)]: charge.facts,
        [orderStream(orderId)]: order.facts,
        [shelfStream(playerId)]: shelf.facts,
      },
      changes: [checkTimer(paymentId, payment.state, now)],
    };
  }

  private eventsOf(stream: string): readonly Fact[] {
    return this.history.get(stream) ?? [];
  }
}

function decided<Command, State, Event extends Fact>(decider: Decider<Command, State, Event>, initial: State, commands: readonly Command[]): { facts: Event[]; state: State } {
  let state = initial;
  const facts: Event[] = [];
  for (const command of commands) {
    const next = decider.decide(command, state);
    facts.push(...next);
    state = next.reduce((before, event) => decider.evolve(before, event), state);
  }
  return { facts, state };
}
