/** What an incident is about. */
export type IncidentSubject = 'order' | 'payment' | 'refund' | 'buy-order' | 'position' | 'books' | 'plan' | 'timer';

/** A difference between what should be and what is, in a list. */
export class IncidentLine {
  id: string;
  /** Which question found it, such as `paid-without-access`. */
  kind: string;
  subjectKind: IncidentSubject;
  /** The id of what it is about; `books` when it is about all. */
  subject: string;
  /** What people call it: an order's number, a payment's number at the bank, the number of a refund's order, that of a plan's latest order. */
  subjectName: string | null;
  /** What should be: pesos, a count or the states of a payment, as the kind has it. */
  expected: string;
  /** What is, in the same unit. */
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
  /** Who resolved it; null while it is open, and when the difference was gone by itself. */
  resolvedBy: IncidentPerson | null;
  /** Who may deal with it. */
  assigned: IncidentPerson[];
}
