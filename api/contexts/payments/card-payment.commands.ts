import type { Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';
import type { ApprovePayment, Observation, RecordRefund, RejectApproval, StartRefund } from './payment.commands.js';

/** What the bank says of a charge to a saved card. */
export type CardObservation =
  | Extract<Observation, { seen: 'authorized' | 'declined' | 'money-returned' | 'refused' | 'no-answer' }>
  /** The bank knows no such charge; it may still be on its way there. */
  | { seen: 'not-found' }
  /** The charge was refused at the door: no money moved. */
  | { seen: 'turned-away'; message: string }
  /** The bank broke down over this charge, which it also does over a card that it no longer knows. */
  | { seen: 'broke-down' };

/** Plans a charge and claims its only call to the bank. */
export type PlanCardPayment = {
  type: 'PlanCardPayment'; paymentId: string; orderId: string; playerId: string; amount: Pesos; cardId: string; buyOrder: string; childBuyOrder: string; storeCode: string; now: Instant;
};
export type RecordCardObservation = { type: 'RecordCardObservation'; observation: Exclude<CardObservation, { seen: 'authorized' }>; now: Instant };

export type CardPaymentCommand = PlanCardPayment | RecordCardObservation | ApprovePayment | RejectApproval | StartRefund | RecordRefund;
