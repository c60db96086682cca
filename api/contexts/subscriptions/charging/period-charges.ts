import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { orderStream } from '../../ordering/index.js';
import type { AcceptedTerms } from '../../ordering/order.events.js';
import { CardCharges, type CardChargeResult } from './charging.ports.js';
import { chargeableDays } from './charging.rules.js';
import { periodOrderId } from '../subscription.stream.js';
import { PLANS } from '../periods/period.rules.js';
import { type SubscriptionState } from '../subscription.state.rules.js';
import { civilDateOf } from '../../../kernel/calendar.js';
import { Refusal } from '../../../kernel/refusal.js';
import { vatRateOn } from '../../../kernel/vat.js';
import { CommandRunner, type History } from '../../../platform/event-store/command-runner.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import type { Actor } from '../../../platform/event-store/events.js';
import { together, type Decision } from '../../../platform/event-store/stream.js';
import { CONFIG } from '../../../platform/tokens.js';
import { decideTarget, streamsOfTarget, type TargetSubscription } from './find-subscription.js';

/** A period to be charged: of which agreement, to which card, on whose behalf. */
interface PeriodCharge {
  target: TargetSubscription;
  personId: string;
  cardId: string;
  /** It is the agreement's own card: where another one was chosen meanwhile, this one is not charged. */
  onlyIfAgreed?: true;
  /** What the person's page showed, in whole pesos; null without a page. */
  shownAmount?: number | null;
  /** What the subscriber ticked; null for a renewal. */
  terms: AcceptedTerms | null;
  actor: Actor;
  correlation: string;
  /** The agreement's facts, where the caller has just read them. */
  known?: History;
  /** The same id again is the same charge again: it is answered, not repeated. */
  commandId: string;
  now: string;
}

/** What became of it; the order carries the money. */
export interface ChargedPeriod extends CardChargeResult {
  orderId: string;
  subscriptionId: string;
}

/** A charge that a command made, and what that command had asked for. */
interface EarlierCharge extends ChargedPeriod {
  cardId: string;
  planId: string | null;
}

/** Charges the next period of an agreement to a saved card, through an order of its own. */
@Injectable()
export class PeriodCharges {
  constructor(
    private readonly runner: CommandRunner,
    private readonly cards: CardCharges,
    private readonly store: EventStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Order, charge and, where it is new, the agreement begin in one append; the bank's answer settles them in another.
   * @throws Refusal price-changed, payment-in-progress, period-not-due, no-try-due, auto-renew-off, too-many-tries-today, subscription-lapsed, subscription-ended, card-unusable.
   */
  async charge(request: PeriodCharge): Promise<ChargedPeriod> {
    const { target, personId, cardId, actor, correlation, commandId, now } = request;
    const streams = streamsOfTarget(target);
    const known = request.known ?? (await this.runner.read(streams));
    const expected = planned(decideTarget(target, known, [], now).state, now);
    refuseOther(request.shownAmount ?? null, expected.amount);
    const { orderId, amount } = expected;
    const about = { actor, correlation, commandId, now };
    const result = await this.cards.charge({
      orderId,
      personId,
      amount,
      cardId,
      ...about,
      streams,
      known,
      begin: (history) => this.begin(request, expected, history),
    });
    return { ...result, orderId, subscriptionId: target.subscriptionId };
  }

  /** The charge of the period that was expected, with its order. */
  private begin(request: PeriodCharge, expected: PlannedCharge, history: History): Decision {
    const { target, personId, cardId, terms, now } = request;
    const { orderId, period } = expected;
    if (request.onlyIfAgreed) refuseOutdated(cardId, decideTarget(target, history, [], now).state);
    const opened = decideTarget(target, history, [{ type: 'StartPeriodCharge', orderId, cardId, now }], now);
    const { state } = opened;
    // Another charge came first, of another period: this order is not its order.
    if (state.status === 'None' || state.charge?.period !== period) throw new Refusal('payment-in-progress');
    const { planId, price, language } = state;
    const { from, until } = state.charge;
    const order = {
      type: 'PlacePeriodOrder',
      orderId,
      personId,
      subscriptionId: target.subscriptionId,
      period,
      planId,
      from,
      until,
      title: PLANS[planId].title,
      price,
      language,
      terms,
      now,
      vatRate: vatRateOn(civilDateOf(now), this.config.vatRates),
    } as const;
    return together(opened, orderStream.decide(history, orderId, order, now));
  }

  /** What a command charged when it was first sent, as it stands now; null when it charged nothing. */
  async earlier(commandId: string): Promise<EarlierCharge | null> {
    const events = await this.store.eventsOfCommand({ commandId });
    const started = events.find(({ type }) => type === 'PeriodChargeStarted')?.data;
    const payment = events.find(({ type }) => type === 'CardPaymentPlanned')?.data;
    if (!started || !payment) return null;
    const sold = events.find(({ type }) => type === 'PeriodOrdered')?.data.planId;
    const result = await this.cards.resultOf(String(payment.paymentId));
    return (
      result && {
        ...result,
        orderId: String(started.orderId),
        subscriptionId: String(started.subscriptionId),
        cardId: String(started.cardId),
        planId: sold === undefined ? null : String(sold),
      }
    );
  }
}

/** A person who was shown another sum decides again. @throws Refusal price-changed. */
export function refuseOther(shown: number | null, due: number): void {
  if (shown !== null && shown !== due) throw new Refusal('price-changed', { total: due });
}

function refuseOutdated(cardId: string, state: SubscriptionState): void {
  if (state.status !== 'None' && state.cardId !== cardId) throw new Refusal('payment-in-progress');
}

interface PlannedCharge {
  orderId: string;
  period: number;
  amount: number;
}

/** The order that the next charge of an agreement is for. @throws Refusal as chargeableDays. */
function planned(state: SubscriptionState, now: string): PlannedCharge {
  if (state.status === 'None') throw new Refusal('subscription-unknown');
  if (state.charge) throw new Refusal('payment-in-progress');
  const { from } = chargeableDays(state, now);
  return {
    orderId: periodOrderId(state.subscriptionId, state.nextPeriod, from),
    period: state.nextPeriod,
    amount: state.price,
  };
}
