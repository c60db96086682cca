/** Something that was done for a subscription later than it was due. */
export class LateWorkLine {
  id: string;
  what: 'charge' | 'grant' | 'announce' | 'announce-end' | 'end' | 'skip';
  dueAt: Date;
  doneAt: Date;
  secondsLate: number;
  /** When it was reported in the log; null before. */
  reportedAt: Date | null;
  subscriptionId: string;
  planId: 'monthly' | 'yearly';
  personId: string;
  /** Null when the person was erased. */
  personName: string | null;
  /** The order that the charge paid; null without a charge or if declined. */
  orderId: string | null;
  orderNumber: string | null;
  /** Whole pesos. */
  amount: number | null;
}
