import type { Decider } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import type { ChargeCommand } from './payment.commands.js';
import type { ChargeEvent } from './payment.events.js';

export interface ChargeState {
  /** The attempt whose form is the current one. */
  attempt: string | null;
  /** The attempt that may take the money, has taken it, or is in doubt. */
  claimedBy: string | null;
}

function decide(command: ChargeCommand, state: ChargeState): ChargeEvent[] {
  const named = { orderId: command.orderId, paymentId: command.paymentId };
  switch (command.type) {
    case 'StartAttempt':
      if (state.attempt === command.paymentId) return [];
      if (state.claimedBy) throw new Refusal('payment-in-progress');

      return [{ type: 'AttemptStarted', data: { ...named, supersedes: state.attempt } }];
    case 'ClaimCapture':
      if (state.claimedBy === command.paymentId) return [];
      if (state.claimedBy) throw new Refusal('payment-in-progress');

      return [{ type: 'CaptureClaimed', data: named }];
    case 'ReleaseCapture':
      if (state.claimedBy !== command.paymentId) return [];

      return [{ type: 'CaptureReleased', data: named }];
  }
  return command satisfies never;
}

function evolve(state: ChargeState, event: ChargeEvent): ChargeState {
  switch (event.type) {
    case 'AttemptStarted':
      return { ...state, attempt: event.data.paymentId };
    case 'CaptureClaimed':
      return { ...state, claimedBy: event.data.paymentId };
    case 'CaptureReleased':
      return { ...state, claimedBy: null };
  }
  return event satisfies never;
}

/** At most one payment takes the money of an order. */
export const chargeDecider: Decider<ChargeCommand, ChargeState, ChargeEvent> = {
  initialState: { attempt: null, claimedBy: null },
  decide,
  evolve,
};
