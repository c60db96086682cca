import { Injectable } from '@nestjs/common';
import type { CivilDate } from '../../kernel/calendar.js';
import { Database } from '../../platform/database/database.js';
import type { DeclineClass, PlanId, SubscriptionEnding } from './subscription.events.js';

/** An agreement as it stands. Prices in whole pesos. */
export interface SubscriptionRow {
  subscriptionId: string;
  personId: string;
  planId: PlanId;
  price: number;
  status: 'incomplete' | 'active' | 'in-grace' | 'ended';
  endedBecause: SubscriptionEnding | null;
  autoRenew: boolean;
  cardId: string | null;
  anchor: CivilDate | null;
  /** The first day that is neither paid nor granted yet. */
  coveredUntil: CivilDate | null;
  /** The last day with access though nothing is paid. */
  graceUntil: CivilDate | null;
  accessUntil: Date | null;
  /** When the card is tried again; null outside dunning, or when only another card helps. */
  nextTryOn: CivilDate | null;
  /** How the bank's last no is taken; null unless a renewal is owed. */
  lastDecline: DeclineClass | null;
  /** The day of the next charge as it was announced; null where it was not. */
  chargeOn: CivilDate | null;
  /** Periods that a code will still pay for. */
  freePeriodsLeft: number;
  /** Whether access goes on after `accessUntil`, by money or by a free period. */
  renews: boolean;
  /** An order whose charge has no answer yet. */
  chargingOrderId: string | null;
  lastOrderId: string | null;
  /** Whether the person removed it from the list. */
  hidden: boolean;
  supersededBy: string | null;
  lapsesAt: Date;
  createdAt: Date;
  endedAt: Date | null;
}

/** A period that is paid, or that a code paid. */
interface PaidPeriodRow {
  subscriptionId: string;
  period: number;
  from: CivilDate;
  until: CivilDate;
  orderId: string | null;
  amount: number;
  paidAt: Date;
}

const ROW = `s.subscription_id as "subscriptionId", s.person_id as "personId", s.plan_id as "planId", s.price, s.status, s.ended_because as "endedBecause",
  s.auto_renew as "autoRenew", s.card_id as "cardId", s.anchor::text, s.covered_until::text as "coveredUntil", s.grace_until::text as "graceUntil",
  s.access_until as "accessUntil", s.next_try_on::text as "nextTryOn",
  s.last_decline as "lastDecline", s.charge_on::text as "chargeOn", s.charging_order_id as "chargingOrderId", s.last_order_id as "lastOrderId",
  s.hidden, s.superseded_by as "supersededBy", s.lapses_at as "lapsesAt", s.created_at as "createdAt", s.ended_at as "endedAt",
  coalesce(a.free_periods_left, 0) as "freePeriodsLeft", coalesce(a.renews, false) as "renews"`;
const ROWS = `select ${ROW} from subscriptions.subscriptions s left join subscriptions.access a using (subscription_id)`;

@Injectable()
export class SubscriptionsQueries {
  constructor(private readonly db: Database) {}

  async subscription(subscriptionId: string): Promise<SubscriptionRow | null> {
    const [row] = await this.db.query<SubscriptionRow>(`${ROWS} where s.subscription_id = $1`, [subscriptionId]);
    return row ?? null;
  }

  /** A person's agreements, newest first, without those that the person removed from the list. */
  async ofPerson(personId: string): Promise<SubscriptionRow[]> {
    return this.db.query<SubscriptionRow>(
      `${ROWS} where s.person_id = $1 and not s.hidden order by s.created_at desc, s.superseded_by nulls first`,
      [personId],
    );
  }

  /** All subscriptions of a person, oldest first. */
  async allOf(personId: string): Promise<SubscriptionRow[]> {
    return this.db.query<SubscriptionRow>(
      `${ROWS} where s.person_id = $1 order by s.created_at, s.superseded_by nulls last`,
      [personId],
    );
  }

  /** The latest agreement of a person, removed from the list or not: every new one takes the place of the one before it. */
  async latestOf(personId: string): Promise<SubscriptionRow | null> {
    const [row] = await this.db.query<SubscriptionRow>(`${ROWS} where s.person_id = $1 and s.superseded_by is null`, [
      personId,
    ]);
    return row ?? null;
  }

  /** What was paid or granted of an agreement, oldest first. */
  async paidPeriods(subscriptionId: string): Promise<PaidPeriodRow[]> {
    return this.db.query<PaidPeriodRow>(
      `select subscription_id as "subscriptionId", period, lower(during)::text as "from", upper(during)::text as "until", order_id as "orderId", amount, paid_at as "paidAt"
         from subscriptions.paid_periods where subscription_id = $1 order by period`,
      [subscriptionId],
    );
  }
}

/** Whether a subscription gives access now. */
export function hasAccess({ status, renews, accessUntil }: SubscriptionRow, now: Date): boolean {
  return renews || ((status === 'active' || status === 'in-grace') && accessUntil !== null && now < accessUntil);
}
