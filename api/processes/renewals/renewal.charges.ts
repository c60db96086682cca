import { Injectable } from '@nestjs/common';
import { periodOrderId } from '../../contexts/subscriptions/index.js';
import type { DeclineClass } from '../../contexts/subscriptions/subscription.events.js';
import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { PeriodCharges } from '../billing/index.js';
import type { ChargeStep } from './next-step.js';
import { RENEWALS, RenewalSteps, type ReadAgreement } from './renewal.steps.js';

/** Why no bank is asked: there is no card that works, or its brand allows no try for now. */
const UNTRIED: Record<string, DeclineClass> = { 'card-unusable': 'hard', 'card-unknown': 'hard', 'card-tried-too-often': 'soft' };

/** Charges a period when it is due. The ids follow from subscription, period and try, so a repetition is the same charge. */
@Injectable()
export class RenewalCharges {
  constructor(private readonly periods: PeriodCharges, private readonly steps: RenewalSteps) {}

  /** The bank's answer moves the timer to what is due next; while it is awaited, nothing is. */
  async charge(agreement: ReadAgreement, step: ChargeStep, now: Instant): Promise<void> {
    const { cardId } = step;
    if (cardId === null) return this.untried(agreement, cardId, 'hard', now);
    try {
      await this.ask(agreement, { ...step, cardId }, now);
    } catch (error) {
      const decline = error instanceof Refusal ? UNTRIED[error.code] : undefined;
      if (!decline) throw error;
      await this.untried(agreement, cardId, decline, now);
    }
  }

  private async ask({ subscriptionId, history }: ReadAgreement, { playerId, planId, cardId, period, attempt, from }: ChargeStep & { cardId: string }, now: Instant): Promise<void> {
    const commandId = derivedId('renewal-charge', periodOrderId(subscriptionId, period, from), attempt);
    await this.periods.charge({
      opening: { subscriptionId, planId, begins: false, before: [] }, known: history, playerId, cardId, onlyIfAgreed: true, terms: null, actor: RENEWALS, correlation: commandId, commandId, now,
    });
  }

  private untried(agreement: ReadAgreement, cardId: string | null, decline: DeclineClass, now: Instant): Promise<void> {
    return this.steps.tell(agreement, { type: 'RecordPeriodChargeFailed', orderId: null, cardId, decline, responseCode: null, now }, now);
  }
}
