import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { orderDecider } from '../../contexts/ordering/index.js';
import { decideSubscription, periodOrderId, PLANS, subscriptionStream } from '../../contexts/subscriptions/index.js';
import { civilDateOf } from '../../kernel/calendar.js';
import { fold } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import { vatRateOn } from '../../kernel/vat.js';
import type { Decision, History } from '../../platform/event-store/command-runner.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { CONFIG } from '../../platform/tokens.js';
import { CardPayments } from '../card-payments/index.js';
import { joined, orderStream } from '../checkout/checkout.streams.js';
import type { ChargeStep } from './next-step.js';
import { RENEWALS, RenewalSteps, type ReadAgreement } from './renewal.steps.js';

/** Without one of these no bank is asked. */
const NO_CARD = ['card-unusable', 'card-unknown'];

/** Charges a period through an order of its own. The ids follow from subscription, period and try, so a repetition is the same charge. */
@Injectable()
export class RenewalCharges {
  constructor(private readonly cards: CardPayments, private readonly steps: RenewalSteps, @Inject(CONFIG) private readonly config: Config) {}

  /** @returns whether something may be due right after it; an answer that is awaited moves the timer itself. */
  async charge(agreement: ReadAgreement, step: ChargeStep, now: Instant): Promise<boolean> {
    const { cardId } = step;
    if (cardId === null) return this.withoutCard(agreement, now);
    try {
      const { outcome } = await this.ask(agreement.subscriptionId, { ...step, cardId }, now);
      return outcome !== 'unknown';
    } catch (error) {
      if (error instanceof Refusal && NO_CARD.includes(error.code)) return this.withoutCard(agreement, now);
      throw error;
    }
  }

  private ask(subscriptionId: string, step: ChargeStep & { cardId: string }, now: Instant): ReturnType<CardPayments['charge']> {
    const { playerId, cardId, amount, period, attempt, from } = step;
    const orderId = periodOrderId(subscriptionId, period, from);
    const commandId = derivedId('renewal-charge', orderId, attempt);
    return this.cards.charge({
      orderId, playerId, amount, cardId, actor: RENEWALS, correlation: commandId, commandId, now,
      streams: [subscriptionStream(subscriptionId)],
      begin: (history) => begun(subscriptionId, orderId, step, history, { now, vatRate: vatRateOn(civilDateOf(now), this.config.vatRates) }),
    });
  }

  private async withoutCard(agreement: ReadAgreement, now: Instant): Promise<boolean> {
    await this.steps.tell(agreement, { type: 'RecordPeriodChargeFailed', orderId: null, decline: 'hard', responseCode: null, now }, now);
    return true;
  }
}

/** The order of the period, and that its charge has begun; both stand in the append that claims the money. */
function begun(subscriptionId: string, orderId: string, { playerId, cardId, amount, planId, language, period, from, until }: ChargeStep & { cardId: string }, history: History, at: { now: Instant; vatRate: number }): Decision {
  const order = fold(orderDecider, history.get(orderStream(orderId)) ?? []);
  const placed = orderDecider.decide(
    { type: 'PlacePeriodOrder', orderId, playerId, subscriptionId, period, planId, from, until, title: PLANS[planId].title, price: amount, language, terms: null, ...at }, order);
  return joined({ facts: { [orderStream(orderId)]: placed } }, decideSubscription(subscriptionId, history, [{ type: 'StartPeriodCharge', orderId, cardId, now: at.now }]));
}
