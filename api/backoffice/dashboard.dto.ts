import { FeedLag } from '../platform/observability/health.dto.js';

/** Sales of one civil day in Santiago. */
export class SalesDay {
  day: string;
  orders: number;
  /** Whole pesos that were paid that day, whatever went back later. */
  total: number;
  /** Whole pesos that went back that day, of sales of any day. */
  refunded: number;
}

/** Something the shop gave up doing to the outside world. */
export class GivenUp {
  id: string;
  kind: string;
  subject: string;
  state: string;
  at: Date;
}

/** An order that is paid and whose games or period its person does not have. */
export class UndeliveredOrder {
  id: string;
  number: string;
  /** Whole pesos. */
  total: number;
  paidAt: Date;
}

/** A plan whose renewal the bank declined. */
export class FailingRenewal {
  id: string;
  personId: string;
  /** Null when the person was erased. */
  personName: string | null;
  planId: 'monthly' | 'yearly';
  /** Whole pesos. */
  amount: number;
  decline: 'hard' | 'soft';
  /** The day of the next try; null where no card is tried again. */
  nextTryOn: string | null;
  graceUntil: string | null;
}

export class DashboardReply {
  today: { orders: number; total: number; refunded: number };
  /** The last 30 days, today included, oldest first. */
  days: SalesDay[];
  /** Payments of which nobody knows yet whether the money moved. */
  inDoubt: number;
  /** Those among them that only a person can settle. */
  needPerson: number;
  /** Refunds that wait for somebody of the shop. */
  refundsWaiting: number;
  /** Those among them whose promised day of answer is over. */
  refundsOverdue: number;
  /** Effects given up, and jobs the queue counts as failed. */
  failedJobs: number;
  /** False when the queue could not be asked: then `failedJobs` counts the ledger alone. */
  queueAnswers: boolean;
  /** The latest effects given up. */
  failures: GivenUp[];
  /** Orders paid within 90 days and not delivered. */
  undelivered: number;
  /** The latest of them. */
  undeliveredOrders: UndeliveredOrder[];
  /** Plans whose renewal the bank declined, and that have not ended. */
  failingRenewals: number;
  /** Those among them that are tried again first. */
  renewals: FailingRenewal[];
  /** Workers that stopped charging until they are restarted, because more charges ran than fell due. */
  workersBraked: number;
  feeds: FeedLag[];
}
