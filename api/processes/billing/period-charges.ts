import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { orderDecider } from '../../contexts/ordering/index.js';
import type { AcceptedTerms } from '../../contexts/ordering/order.events.js';
import { chargeableDays, periodOrderId, PLANS, type SubscriptionState } from '../../contexts/subscriptions/index.js';
import { civilDateOf } from '../../kernel/calendar.js';
import { fold } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import { vatRateOn } from '../../kernel/vat.js';
import { CommandRunner, type Decision, type History } from '../../platform/event-store/command-runner.js';
import type { Actor } from '../../platform/event-store/events.js';
import { CONFIG } from '../../platform/tokens.js';
import { CardPayments, type CardChargeResult } from '../card-payments/index.js';
import { decideOpening, streamsOfOpening, type Opening } from './agreements.js';

/** A period to be charged: of which agreement, to which card, on whose behalf. */
export interface PeriodCharge {
  opening: Opening;
  playerId: string;
  cardId: string;
  /** What the subscriber ticked; null for a renewal. */
  terms: AcceptedTerms | null;
  actor: Actor;
  correlation: string;
  /** The same id again is the same charge again: it is answered, not repeated. */
  commandId: string;
  now: string;
}

/** What became of it; the order carries the money. */
export interface ChargedPeriod extends CardChargeResult {
  orderId: string;
  subscriptionId: string;
}

/** Charges the next period of an agreement to a saved card, through an order of its own. */
@Injectable()
export class PeriodCharges {
  constructor(
    private readonly runner: CommandRunner,
    private readonly cards: CardPayments,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Order, charge and, where it is new, the agreement begin in one append; the bank's answer settles them in another.
   * @throws Refusal payment-in-progress, period-not-due, no-try-due, auto-renew-off, too-many-tries-today, subscription-lapsed, subscription-ended, card-unusable.
   */
  async charge(asked: PeriodCharge): Promise<ChargedPeriod> {
    const { opening, playerId, cardId, actor, correlation, commandId, now } = asked;
    const streams = streamsOfOpening(opening);
    const expected = planned(decideOpening(opening, await this.runner.read(streams), []).state, now);
    const orderStream = `order-${expected.orderId}`;
    const begin = (history: History): Decision => {
      const { subscriptionId } = opening;
      const { facts, changes, state } = decideOpening(opening, history, [{ type: 'StartPeriodCharge', orderId: expected.orderId, cardId, now }]);
      // Another charge came first, of another period: this order is not its order.
      if (state.status === 'None' || state.charge?.period !== expected.period) throw new Refusal('payment-in-progress');
      const { planId, price, language } = state;
      const { from, until } = state.charge;
      const order = orderDecider.decide({
        type: 'PlacePeriodOrder', orderId: expected.orderId, playerId, subscriptionId, period: expected.period, planId, from, until, title: PLANS[planId].title, price, language, terms: asked.terms, now,
        vatRate: vatRateOn(civilDateOf(now), this.config.vatRates),
      }, fold(orderDecider, history.get(orderStream) ?? []));
      return { facts: { ...facts, [orderStream]: order }, changes };
    };
    const { orderId, amount } = expected;
    const result = await this.cards.charge({ orderId, playerId, amount, cardId, actor, correlation, commandId, now, streams: [...streams, orderStream], begin });
    return { ...result, orderId, subscriptionId: opening.subscriptionId };
  }
}

/** The order that the next charge of an agreement is for. @throws Refusal as chargeableDays. */
function planned(state: SubscriptionState, now: string): { orderId: string; period: number; amount: number } {
  if (state.status === 'None') throw new Refusal('subscription-unknown');
  if (state.charge) throw new Refusal('payment-in-progress');
  const { from } = chargeableDays(state, now);
  return { orderId: periodOrderId(state.subscriptionId, state.nextPeriod, from), period: state.nextPeriod, amount: state.price };
}
