import { Injectable } from '@nestjs/common';
import type { CivilDate } from '../../kernel/calendar.js';
import { BusinessClock } from '../../platform/clock.js';
import { Problem } from '../../platform/http/problem.js';
import { CardQueries } from '../cards/index.js';
import { endOfAccess, periodAt, periodsSince, PLANS } from './periods/period.rules.js';
import type { PlanReply, StatusWord, SubscriptionCardReply, SubscriptionReply } from './subscriptions.dto.js';
import { hasAccess, SubscriptionsQueries, type SubscriptionRow } from './subscriptions.queries.js';

function statusWordOf({ status, autoRenew }: SubscriptionRow): StatusWord {
  if (status === 'in-grace') return 'past_due';
  return status === 'active' && !autoRenew ? 'cancelled' : status;
}

/** What follows from an agreement's row at a moment: whether it gives access, until when, and when it is charged next. */
function outlook(
  row: SubscriptionRow,
  now: Date,
): { active: boolean; activeUntil: string | null; chargedOn: CivilDate | null } {
  const { status, accessUntil, endedAt, autoRenew, nextTryOn, chargeOn, chargingOrderId } = row;
  const active = hasAccess(row, now);
  if (status === 'ended') {
    const ends = [accessUntil, endedAt].flatMap((at) => (at ? [at.getTime()] : []));
    return { active, activeUntil: accessUntil ? new Date(Math.min(...ends)).toISOString() : null, chargedOn: null };
  }
  const covered = coveredWithFree(row);
  if (status !== 'active' || !covered)
    return { active, activeUntil: accessUntil?.toISOString() ?? null, chargedOn: chargingOrderId ? null : nextTryOn };
  return { active, activeUntil: endOfAccess(covered), chargedOn: autoRenew ? announced(covered, chargeOn) : null };
}

/** The day of the charge: a late announcement may have named a later one than the first day that is owed. */
function announced(owed: CivilDate, chargeOn: CivilDate | null): CivilDate {
  return chargeOn !== null && chargeOn > owed ? chargeOn : owed;
}

/** The first day that neither money nor a free period to come covers. */
function coveredWithFree({ planId, anchor, coveredUntil, freePeriodsLeft }: SubscriptionRow): CivilDate | null {
  if (!anchor || !coveredUntil) return null;
  return periodAt(planId, anchor, periodsSince(planId, anchor, coveredUntil) + freePeriodsLeft).from;
}

export const PLAN_REPLIES: PlanReply[] = Object.values(PLANS).map(({ planId, number, title, months, price, usd }) => ({
  plan_id: planId,
  number,
  title,
  months,
  price,
  currency: 'CLP',
  approximate_usd: usd,
}));

/** Subscriptions as their subscribers see them. */
@Injectable()
export class SubscriptionViews {
  constructor(
    private readonly subscriptions: SubscriptionsQueries,
    private readonly cards: CardQueries,
    private readonly clock: BusinessClock,
  ) {}

  async listOf(personId: string): Promise<SubscriptionReply[]> {
    const rows = await this.subscriptions.ofPerson(personId);
    return Promise.all(rows.map((row) => this.viewOf(row)));
  }

  /** @throws Error when it does not exist: the caller has just changed it. */
  async view(subscriptionId: string): Promise<SubscriptionReply> {
    const row = await this.subscriptions.subscription(subscriptionId);
    if (!row) throw new Error(`subscription ${subscriptionId} does not show right after it changed`);
    return this.viewOf(row);
  }

  /** One of this person's agreements. @throws Problem 404 subscription-unknown for another's, too. */
  async own(subscriptionId: string, personId: string): Promise<SubscriptionRow> {
    const row = await this.subscriptions.subscription(subscriptionId);
    if (!row || row.personId !== personId || row.hidden) throw new Problem(404, 'subscription-unknown');
    return row;
  }

  private async viewOf(row: SubscriptionRow): Promise<SubscriptionReply> {
    const { active, activeUntil, chargedOn } = outlook(row, new Date(this.clock.now()));
    const { number, title } = PLANS[row.planId];
    return {
      subscription_id: row.subscriptionId,
      user_id: row.personId,
      plan_id: row.planId,
      plan_number: number,
      title,
      status: statusWordOf(row),
      is_active: active ? 1 : 0,
      auto_renew: row.autoRenew ? 1 : 0,
      active_until: activeUntil,
      next_billing_date: chargedOn,
      next_amount: chargedOn ? row.price : null,
      price: row.price,
      currency: 'CLP',
      card: await this.cardOf(row),
      free_periods_left: row.freePeriodsLeft,
      grace_until: row.graceUntil,
      last_decline: row.lastDecline,
      next_try_on: row.nextTryOn,
      payment_pending: row.chargingOrderId !== null,
      ended_because: row.endedBecause,
      created_at: row.createdAt,
    };
  }

  private async cardOf({ personId, cardId }: SubscriptionRow): Promise<SubscriptionCardReply | null> {
    const card = cardId && (await this.cards.cardOf(personId, cardId));
    return card
      ? {
          payment_method_id: card.cardId,
          brand: card.brand,
          last4: card.last4,
          usable: !card.removedAt && !card.trouble,
        }
      : null;
  }
}

/** The status of a person's latest subscription, for staff. */
interface PlanStatus extends Pick<SubscriptionRow, 'subscriptionId' | 'planId' | 'autoRenew'> {
  status: StatusWord;
  active: boolean;
  activeUntil: string | null;
}

/** Reads the status of people's subscriptions for staff. */
@Injectable()
export class PlanStatusQueries {
  constructor(
    private readonly subscriptions: SubscriptionsQueries,
    private readonly clock: BusinessClock,
  ) {}

  /** Null where there is no subscription, or the person removed the last one. */
  async of(personId: string): Promise<PlanStatus | null> {
    const row = await this.subscriptions.latestOf(personId);
    if (!row || row.hidden) return null;
    const { active, activeUntil } = outlook(row, new Date(this.clock.now()));
    const { subscriptionId, planId, autoRenew } = row;
    return { subscriptionId, planId, autoRenew, status: statusWordOf(row), active, activeUntil };
  }
}
