import { supersede, type PurchaseStream } from '../../contexts/codes/index.js';
import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import { isByCard, mayHaveMoved, paymentStream, type PaymentProvider } from '../../contexts/payments/index.js';
import type { Observation, PlanCardPayment, SettleByHand } from '../../contexts/payments/payment.commands.js';
import type { PaymentEvent } from '../../contexts/payments/payment.events.js';
import { subscriptionStream } from '../../contexts/subscriptions/index.js';
import { cardStream } from '../../contexts/cards/index.js';
import { together, type Histories, type Decision } from '../../platform/event-store/stream.js';
import { onObserved } from '../checkout/checkout.process.js';
import { Purchase, streamsOf, type PurchaseIds } from '../checkout/checkout.streams.js';
import { onCardChosen, onPeriodSettled, type Verdict } from './card-payments.process.js';

/** The streams that an answer of the bank may move: those of the purchase, the person's cards, and those of the order's code and plan. */
export function settledStreams(ids: PurchaseIds, history: Histories): PurchaseStream[] {
  const { order } = new Purchase(ids, history);
  const code = 'discount' in order && order.discount ? [{ codeId: order.discount.codeId, personId: ids.personId }] : [];
  const plan = 'plan' in order && order.plan ? [subscriptionStream.of(order.plan.subscriptionId)] : [];
  return [...streamsOf(ids), cardStream.of(ids.personId), ...code, ...plan];
}

/** Claims an order's money for a saved card. @throws Refusal card-unknown, card-unusable, order-unknown, order-already-paid, payment-in-progress, already-owned. */
export function planned(ids: PurchaseIds, plan: Omit<PlanCardPayment, 'type'>, history: Histories): Decision {
  const card = cardStream.state(history, ids.personId).cards.get(plan.cardId);
  if (!card) throw new Refusal('card-unknown');
  if (card.trouble) throw new Refusal('card-unusable');
  const purchase = new Purchase(ids, history);
  if (purchase.order.status === 'None' || purchase.order.personId !== ids.personId) throw new Refusal('order-unknown');
  // The same period was ordered for another plan at the same instant.
  if (purchase.order.total !== plan.amount) throw new Refusal('payment-in-progress');

  return together(
    withoutForm(purchase.charge.attempt, plan.now, history),
    purchase.decide(onCardChosen(purchase.checkoutState(), plan), plan.now),
  );
}

/** An open form elsewhere pays this order no more; money that may be moving keeps everybody else away. */
function withoutForm(attempt: string | null, now: Instant, history: Histories): Decision {
  if (attempt === null) return { facts: {} };
  const state = paymentStream.state(history, attempt);
  if (mayHaveMoved(state)) throw new Refusal('payment-in-progress');
  return isByCard(state) ? { facts: {} } : supersede(history, attempt, now);
}

/** What became of a charge. */
interface Outcome {
  /** The bank's word; null where only `byHand` speaks: a person who saw at the bank's portal that nothing was taken. */
  seen: Observation | null;
  byHand?: readonly SettleByHand[];
  /** Whether staff took one of the games down, as read just now. */
  someGameTakenDown?: boolean;
  now: Instant;
}

/** The bank's word on a charge, with all that follows from it for order, library, plan and card. */
export function settled(
  ids: PurchaseIds,
  { seen, byHand = [], someGameTakenDown = false, now }: Outcome,
  provider: Pick<PaymentProvider, 'declineOf'>,
  history: Histories,
): Required<Decision> {
  const purchase = new Purchase(ids, history);
  const approval = seen?.seen === 'authorized' ? seen.approval : undefined;
  const at = {
    ...purchase.checkoutState(approval),
    someGameTakenDown,
    periodIsOver: approval !== undefined && refusesPeriod(purchase, history, now),
  };
  const commands = seen ? onObserved(seen, at, now) : {};
  const decision = purchase.decide({ ...commands, payment: [...byHand, ...(commands.payment ?? [])] }, now);
  const facts = (decision.facts[paymentStream.of(ids.paymentId)] ?? []) as PaymentEvent[];
  const verdict = verdictOf(facts, provider);
  return together(
    decision,
    ofPlan(purchase, onPeriodSettled(facts, verdict, at, now), history, now),
    ofCard(purchase, verdict, history, now),
  );
}

function refusesPeriod({ order }: Purchase, history: Histories, now: Instant): boolean {
  if (!('plan' in order) || !order.plan) return false;
  try {
    subscriptionStream.decide(
      history,
      order.plan.subscriptionId,
      { type: 'RecordPeriodPaid', orderId: order.orderId, now },
      now,
    );
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

function ofPlan(
  { order }: Purchase,
  command: ReturnType<typeof onPeriodSettled>,
  history: Histories,
  now: Instant,
): Decision {
  return command && 'plan' in order && order.plan
    ? subscriptionStream.decide(history, order.plan.subscriptionId, command, now)
    : { facts: {} };
}

function ofCard(
  { ids: { personId }, payment }: Purchase,
  verdict: Verdict | null,
  history: Histories,
  now: Instant,
): Decision {
  if (!verdict?.trouble || !isByCard(payment)) return { facts: {} };
  return cardStream.decide(
    history,
    personId,
    { type: 'FindUnusable', cardId: payment.plan.cardId, because: verdict.trouble, now },
    now,
  );
}

/** Only what the bank says of a card counts against it; a lost answer does not. */
function verdictOf(facts: readonly PaymentEvent[], provider: Pick<PaymentProvider, 'declineOf'>): Verdict | null {
  const declined = facts.find((fact) => fact.type === 'PaymentDeclined');
  if (!declined) return null;

  const { responseCode } = declined.data;
  const { kind, trouble } = provider.declineOf(responseCode);
  return { decline: kind === 'hard' ? 'hard' : 'soft', responseCode, trouble };
}
