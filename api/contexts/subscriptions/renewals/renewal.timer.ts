import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { subscriptionStream, SUBSCRIPTION_RENEWAL, periodOrderId } from '../subscription.stream.js';
import type { SubscriptionState } from '../subscription.state.rules.js';
import type { SubscriptionCommand } from '../subscription.commands.js';
import { later, minutes, type Instant } from '../../../kernel/instant.js';
import { Database } from '../../../platform/database/database.js';
import { CommandRunner, type History } from '../../../platform/event-store/command-runner.js';
import { timer, type DueHandler } from '../../../platform/event-store/due.js';
import type { Actor } from '../../../platform/event-store/events.js';
import { setTimers } from '../../../platform/event-store/timers.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { NoteDifference } from '../../books/index.js';
import { UNREACHED } from '../../payments/index.js';
import type { DeclineClass } from '../subscription.events.js';
import { CardUnreadable } from '../../cards/index.js';
import { Refusal } from '../../../kernel/refusal.js';
import { BankBudgets } from '../../../platform/bank/bank-budgets.js';
import { PeriodCharges } from '../charging/period-charges.js';
import { type ChargeStep, isLate, nextStep } from './next-step.js';
import { BusinessClock } from '../../../platform/clock.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { LateWork } from './late-work.js';

const POSTPONED_BY = minutes(1);

const RENEWALS: Actor = { kind: 'system', id: 'renewals' };

/** An agreement as it was read. */
interface ReadSubscription {
  subscriptionId: string;
  state: SubscriptionState;
  history: History;
}

/** Reads agreements and tells them what time has brought. */
@Injectable()
export class RenewalSteps {
  constructor(
    private readonly runner: CommandRunner,
    private readonly db: Database,
  ) {}

  async read(subscriptionId: string): Promise<ReadSubscription> {
    const history = await this.runner.read([subscriptionStream.of(subscriptionId)]);
    return { subscriptionId, state: subscriptionStream.state(history, subscriptionId), history };
  }

  /** Appends what a command brings; the same command on the same facts is one. */
  async executeOn(
    { subscriptionId, history }: ReadSubscription,
    command: SubscriptionCommand,
    now: Instant,
    actor: Actor = RENEWALS,
  ): Promise<void> {
    const commandId = derivedId(
      'renewal-step',
      subscriptionId,
      command.type,
      subscriptionStream.facts(history, subscriptionId).length,
    );
    await this.runner.execute(subscriptionStream, subscriptionId, command, {
      commandId,
      actor,
      correlation: commandId,
      causation: commandId,
      now,
      known: history,
    });
  }

  /** Nothing is due: the timer goes to what is next. */
  async waits({ subscriptionId, state }: ReadSubscription, now: Instant): Promise<void> {
    await setTimers(this.db, subscriptionStream.timers(subscriptionId, state, now));
  }

  /** How often what is due now was tried, this time included. */
  async triesOf(subscriptionId: string): Promise<number> {
    const [due] = await this.db.query<{ attempts: number }>('select attempts from es.due where key = $1', [
      subscriptionStream.of(subscriptionId),
    ]);
    return due?.attempts ?? 1;
  }

  /** What is due stays due, a little later. */
  async postpone(subscriptionId: string, now: Instant): Promise<void> {
    await setTimers(this.db, [
      timer(subscriptionStream.of(subscriptionId), SUBSCRIPTION_RENEWAL, later(now, POSTPONED_BY)),
    ]);
  }
}

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
    private readonly commands: CommandBus,
  ) {}

  /** The bank's answer moves the timer to what is due next; while it is awaited, nothing is. A bank that does not answer is left alone, and the charge postponed before it is begun. */
  async charge(subscription: ReadSubscription, step: ChargeStep, now: Instant): Promise<void> {
    const { cardId } = step;
    if (cardId === null) return this.untried(subscription, cardId, 'hard', now);
    try {
      await this.ask(subscription, { ...step, cardId }, now);
    } catch (error) {
      if (error instanceof CardUnreadable) return this.unreadable(subscription, cardId, error, now);
      const decline = error instanceof Refusal ? UNTRIED[error.code] : undefined;
      if (!decline) throw error;
      await this.untried(subscription, cardId, decline, now);
    }
  }

  private async ask(
    { subscriptionId, history }: ReadSubscription,
    { personId, planId, cardId, period, attempt, from }: ChargeStep & { cardId: string },
    now: Instant,
  ): Promise<void> {
    const commandId = derivedId('renewal-charge', periodOrderId(subscriptionId, period, from), attempt);
    const charged = await this.budgets.spend(
      'charges',
      () =>
        this.periods.charge({
          target: { subscriptionId, planId, begins: false, before: [] },
          known: history,
          personId,
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
    subscription: ReadSubscription,
    cardId: string,
    error: CardUnreadable,
    now: Instant,
  ): Promise<void> {
    const { subscriptionId } = subscription;
    if ((await this.steps.triesOf(subscriptionId)) < UNREADABLE_TRIES) throw error;
    const correlation = derivedId('card-unreadable', subscriptionId, now);
    const difference = { kind: 'card-unreadable', subject: subscriptionId, expected: 'readable', found: 'unreadable' };
    await this.commands.execute(
      new NoteDifference(difference, { actor: RENEWALS, correlation, causation: correlation, now }),
    );
    await this.untried(subscription, cardId, 'soft', now);
  }

  private untried(
    subscription: ReadSubscription,
    cardId: string | null,
    decline: DeclineClass,
    now: Instant,
  ): Promise<void> {
    return this.steps.executeOn(
      subscription,
      { type: 'RecordPeriodChargeFailed', orderId: null, cardId, decline, responseCode: null, now },
      now,
    );
  }
}

/** Does what is due for an agreement: grants, announces, charges, tries again, ends. Twice, late or on two workers it comes to the same. */
@Injectable()
export class RenewalHandler implements OnModuleInit, DueHandler {
  readonly what = SUBSCRIPTION_RENEWAL;
  readonly takesMoney = true;

  constructor(
    private readonly steps: RenewalSteps,
    private readonly charges: RenewalCharges,
    private readonly late: LateWork,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  /** One step; its append sets the timer for what follows, be it at once. */
  async handle(key: string): Promise<void> {
    const subscriptionId = subscriptionStream.idOf(key);
    const now = this.clock.now();
    const subscription = await this.steps.read(subscriptionId);
    const step = nextStep(subscription.state, now);
    if (step.do === 'nothing') return this.steps.waits(subscription, now);

    if (isLate(step.dueAt, now)) await this.late.note({ subscriptionId, what: step.what, dueAt: step.dueAt }, now);
    if (step.do === 'charge') await this.charges.charge(subscription, step, now);
    else await this.steps.executeOn(subscription, step.command, now);
  }
}
