import type { StepWord } from './order-history.rules.js';

/** One step of an order. */
class OrderStepReply {
  step: StepWord;
  /** ISO 8601 in UTC. */
  at: string;
  /** Whole pesos, if the step has an amount. */
  amount: number | null;
}

export class OrderHistoryReply {
  /** Oldest first. */
  steps: OrderStepReply[];
}
