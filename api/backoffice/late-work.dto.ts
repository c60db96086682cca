/** Something that was done for a subscription later than it was due. */
export class LateWorkLine {
  id: string;
  what: 'charge' | 'grant' | 'announce' | 'announce-end' | 'end' | 'skip';
  dueAt: Date;
  doneAt: Date;
  secondsLate: number;
  /** When the report in the log told it; null as long as it has not. */
  reportedAt: Date | null;
  subscriptionId: string;
  planId: 'monthly' | 'yearly';
  playerId: string;
  /** Null when the person was erased. */
  playerName: string | null;
  /** The order that a charge paid; null when nothing was charged or the bank said no. */
  orderId: string | null;
  orderNumber: string | null;
  /** Whole pesos. */
  amount: number | null;
}
