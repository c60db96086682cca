import { Injectable } from '@nestjs/common';
import { Incidents } from '../../books/index.js';
import { UNREACHED } from '../../payments/index.js';
import { periodOrderId } from '../subscription.stream.js';
import type { DeclineClass } from '../subscription.events.js';
import { CardUnreadable } from '../../cards/index.js';
import type { Instant } from '../../../kernel/instant.js';
import { Refusal } from '../../../kernel/refusal.js';
import { BankBudgets } from '../../../platform/bank/bank-budgets.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { PeriodCharges } from '../charging/period-charges.js';
import type { ChargeStep } from './next-step.js';
import { RENEWALS, RenewalSteps, type ReadAgreement } from './renewal.steps.js';

/** Why no bank is asked: there is no card that works, or its brand allows no try for now. */
const UNTRIED: Record<string, DeclineClass> = {
  'card-unusable': 'hard',
  'card-unknown': 'hard',
  'card-tried-too-often': 'soft',
};

/** A lacking key is often back within the minute: so often the timer tries before the person is told. */
const UNREADABLE_TRIES = 5;

/** Charges a period when it is due. The ids follow from subscription, period and try, so a repetition is the same charge. */
@Injectable()
export class RenewalCharges {
  constructor(
    private readonly periods: PeriodCharges,
    private readonly steps: RenewalSteps,
    private readonly budgets: BankBudgets,
    private readonly incidents: Incidents,
  ) {}

  /** The bank's answer moves the timer to what is due next; while it is awaited, nothing is. A bank that does not answer is left alone, and the charge postponed before it is begun. */
  async charge(agreement: ReadAgreement, step: ChargeStep, now: Instant): Promise<void> {
    const { cardId } = step;
    if (cardId === null) return this.untried(agreement, cardId, 'hard', now);
    try {
      await this.ask(agreement, { ...step, cardId }, now);
    } catch (error) {
      if (error instanceof CardUnreadable) return this.unreadable(agreement, cardId, error, now);
      const decline = error instanceof Refusal ? UNTRIED[error.code] : undefined;
      if (!decline) throw error;
      await this.untried(agreement, cardId, decline, now);
    }
  }

  private async ask(
    { subscriptionId, history }: ReadAgreement,
    { playerId, planId, cardId, period, attempt, from }: ChargeStep & { cardId: string },
    now: Instant,
  ): Promise<void> {
    const commandId = derivedId('renewal-charge', periodOrderId(subscriptionId, period, from), attempt);
    const charged = await this.budgets.spend(
      'charges',
      () =>
        this.periods.charge({
          opening: { subscriptionId, planId, begins: false, before: [] },
          known: history,
          playerId,
          cardId,
          onlyIfAgreed: true,
          terms: null,
          actor: RENEWALS,
          correlation: commandId,
          commandId,
          now,
        }),
      ({ outcome, decline }) => outcome === 'unknown' || decline === UNREACHED,
    );
    if (charged.is === 'postponed') await this.steps.postpone(subscriptionId, now);
  }

  /** The card may yet pay, so grace begins and it is tried again; staff learn which plan waits for the key. @throws CardUnreadable on the first tries. */
  private async unreadable(
    agreement: ReadAgreement,
    cardId: string,
    error: CardUnreadable,
    now: Instant,
  ): Promise<void> {
    const { subscriptionId } = agreement;
    if ((await this.steps.triesOf(subscriptionId)) < UNREADABLE_TRIES) throw error;
    const correlation = derivedId('card-unreadable', subscriptionId, now);
    await this.incidents.found(
      { kind: 'card-unreadable', subject: subscriptionId, expected: 'readable', found: 'unreadable' },
      { actor: RENEWALS, correlation, causation: correlation, now },
    );
    await this.untried(agreement, cardId, 'soft', now);
  }

  private untried(agreement: ReadAgreement, cardId: string | null, decline: DeclineClass, now: Instant): Promise<void> {
    return this.steps.tell(
      agreement,
      { type: 'RecordPeriodChargeFailed', orderId: null, cardId, decline, responseCode: null, now },
      now,
    );
  }
}
