import { Injectable } from '@nestjs/common';
import { isOver, isRunning, subscriptionOf, subscriptionStream, type SubscriptionRow } from '../../contexts/subscriptions/index.js';
import type { AcceptedTerms } from '../../contexts/ordering/order.events.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { Problem } from '../../platform/http/problem.js';
import { BillingTools } from './billing-tools.js';
import { ChangeSubscriptionHandler } from './change-subscription.handler.js';
import { PeriodCharges, type ChargedPeriod } from './period-charges.js';
import { SubscriberCards } from './subscriber-cards.js';

/** Who wants an agreement to go on. */
export interface RenewWish {
  row: SubscriptionRow;
  emailVerified: boolean;
  /** Whether the person may pay for something. */
  mayBuy: boolean;
  /** The card to charge; null: the agreement's own, else the person's default. */
  cardId: string | null;
  terms: AcceptedTerms | null;
  key: string | null;
  correlation: string;
}

/** Lets an agreement go on: for nothing inside the time that is paid for, for a new period after it. */
@Injectable()
export class RenewSubscriptionHandler {
  constructor(
    private readonly runner: CommandRunner,
    private readonly changes: ChangeSubscriptionHandler,
    private readonly charges: PeriodCharges,
    private readonly cards: SubscriberCards,
    private readonly tools: BillingTools,
  ) {}

  /**
   * @returns the charge, or null where nothing had to be paid.
   * @throws Problem 403 email-not-verified, guardian-needed, 404 card-unknown; Refusal card-needed, and what a charge refuses.
   */
  async renew(wish: RenewWish): Promise<ChargedPeriod | null> {
    const { row, correlation, key } = wish;
    const { subscriptionId, playerId, planId } = row;
    const context = this.tools.asked(playerId, correlation, key ? derivedId('renew', subscriptionId, 'key', key) : undefined);
    const { now, actor, commandId } = context;
    const state = subscriptionOf(subscriptionId, await this.runner.read([subscriptionStream(subscriptionId)]));
    if (isRunning(state) && !isOver(state, now)) {
      await this.changes.resume(row, wish.cardId, correlation);
      return null;
    }
    if (!wish.emailVerified) throw new Problem(403, 'email-not-verified');
    if (!wish.mayBuy) throw new Problem(403, 'guardian-needed');
    const cardId = wish.cardId ? await this.cards.named(playerId, wish.cardId) : await this.cards.working(playerId, row.cardId);
    // Cancelled and over, only nobody has written it down yet.
    const ends = isRunning(state) ? [{ subscriptionId, commands: [{ type: 'EndSubscription', because: 'cancelled', now } as const] }] : [];
    return this.charges.charge({ opening: { subscriptionId, planId, begins: false, before: ends }, playerId, cardId, terms: wish.terms, actor, correlation, commandId, now });
  }
}
