import type { Decider } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import { cardPaymentDecider, matchesCard, nextAskOfCard, type CardPaymentState } from './card-payment.decider.js';
import type { AttemptCommand, CardPaymentCommand, PaymentCommand } from './payment.commands.js';
import { isInDoubt, matches, nextAsk, paymentDecider, type PaymentState } from './payment.decider.js';
import type { Approval, AttemptEvent, PaymentEvent } from './payment.events.js';

export type AttemptState = PaymentState | CardPaymentState;
export type CardAttempt = Exclude<CardPaymentState, { status: 'None' }>;

/** Whether this attempt asks a saved card for the money, without a form. */
export function isByCard(state: AttemptState): state is CardAttempt {
  return 'plan' in state && 'cardId' in state.plan;
}

/** States in which money may be moving: nobody else may start to take it. */
export function mayHaveMoved(state: AttemptState): boolean {
  return isByCard(state)
    ? ['Planned', 'Authorizing', 'Unknown', 'Manual', 'RefundUnknown'].includes(state.status)
    : isInDoubt(state as PaymentState);
}

/** Whether an approval is of the attempt that was planned. */
export function isApprovalOf(approval: Approval, state: AttemptState): boolean {
  if (isByCard(state)) return matchesCard(approval, state.plan);
  return 'plan' in state && 'sessionId' in state.plan && matches(approval, state.plan);
}

export function nextAskOf(state: AttemptState, now: Instant): Instant | null {
  return isByCard(state) ? nextAskOfCard(state, now) : nextAsk(state as PaymentState, now);
}

function decide(command: AttemptCommand, state: AttemptState): AttemptEvent[] {
  const isOfCard = command.type === 'PlanCardPayment' || isByCard(state);
  return isOfCard
    ? cardPaymentDecider.decide(command as CardPaymentCommand, state as CardPaymentState)
    : paymentDecider.decide(command as PaymentCommand, state as PaymentState);
}

function evolve(state: AttemptState, event: AttemptEvent): AttemptState {
  const isOfCard = event.type === 'CardPaymentPlanned' || isByCard(state);
  return isOfCard
    ? cardPaymentDecider.evolve(state as CardPaymentState, event)
    : paymentDecider.evolve(state as PaymentState, event as PaymentEvent);
}

/** Any attempt to take money, through the bank's form or by a saved card: each kind follows its own rules. */
export const attemptDecider: Decider<AttemptCommand, AttemptState, AttemptEvent> = {
  initialState: { status: 'None' },
  decide,
  evolve,
};
