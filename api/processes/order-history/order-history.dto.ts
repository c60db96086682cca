import type { StepWord } from './order-history.rules.js';

/** One step of an order. */
class OrderStepReply {
  step: StepWord;
  /** The instant, ISO 8601 in UTC. */
  at: string;
  /** Whole pesos, where the step moves or names a sum. */
  amount: number | null;
}

export class OrderHistoryReply {
  /** Oldest first. */
  steps: OrderStepReply[];
}
