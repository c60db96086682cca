import { FeedLag } from '../../platform/health/health.dto.js';

/** Sales of one civil day in Santiago. */
export class SalesDay {
  day: string;
  orders: number;
  /** Whole pesos paid that day, refunded or not. */
  total: number;
  /** Whole pesos refunded that day, of sales of any day. */
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
  /** Day of the next retry; null if there is none. */
  nextTryOn: string | null;
  graceUntil: string | null;
}

export class DashboardReply {
  today: { orders: number; total: number; refunded: number };
  /** The last 30 days, today included, oldest first. */
  days: SalesDay[];
  /** Payments whose outcome is unknown. */
  inDoubt: number;
  /** Those among them that need a person. */
  needPerson: number;
  /** Refunds that wait for staff. */
  refundsWaiting: number;
  /** Those among them past the promised day. */
  refundsOverdue: number;
  /** Effects given up, and jobs that failed in the queue. */
  failedJobs: number;
  /** If false, the queue did not reply and `failedJobs` counts the effects alone. */
  queueAnswers: boolean;
  /** The latest effects given up. */
  failures: GivenUp[];
  /** Orders paid within 90 days and not delivered. */
  undelivered: number;
  /** The latest of them. */
  undeliveredOrders: UndeliveredOrder[];
  /** Subscriptions whose renewal was declined and that have not ended. */
  failingRenewals: number;
  /** Those among them with the next retries. */
  renewals: FailingRenewal[];
  /** Workers that stopped charging until a restart, because more charges ran than were due. */
  workersBraked: number;
  feeds: FeedLag[];
}
