/** What an incident is about. */
export type IncidentSubject = 'order' | 'payment' | 'refund' | 'buy-order' | 'position' | 'books' | 'plan' | 'timer';

/** A difference between what should be and what is, in a list. */
export class IncidentLine {
  id: string;
  /** The check that found it, such as `paid-without-access`. */
  kind: string;
  subjectKind: IncidentSubject;
  /** Id of the subject; `books` for the books as a whole. */
  subject: string;
  /**
   * The subject's number for people: of an order, a payment at the bank, a refund's order or a subscription's latest
   * order.
   */
  subjectName: string | null;
  /** The value expected by the check: pesos, a count or payment states. */
  expected: string;
  /** The value found, in the same unit. */
  found: string;
  status: 'open' | 'resolved';
  openedAt: Date;
  resolvedAt: Date | null;
}

export class IncidentPerson {
  id: string;
  name: string;
}

/** An incident with what became of it. */
export class IncidentReply extends IncidentLine {
  reason: string | null;
  /** Who resolved it; null while open, and if the difference disappeared. */
  resolvedBy: IncidentPerson | null;
  /** Staff who may resolve it. */
  assigned: IncidentPerson[];
}
