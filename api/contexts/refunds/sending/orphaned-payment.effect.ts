import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../kernel/decider.js';
import type { Instant } from '../../../kernel/instant.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { Effect } from '../../../platform/event-store/effects.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { paymentStream, type AttemptState } from '../../payments/index.js';
import type { AttemptEvent } from '../../payments/payment.events.js';
import { BankTools, SendMoney, type Returning } from './send-money.js';

type RefundOutcome = Extract<Parameters<typeof paymentStream.decide>[2], { type: 'RecordRefund' }>['outcome'];

const SEND_ORPHANED = 'refunds:send-orphaned';

/** What the shop may not keep goes back by itself, and again when staff let it be tried again. */
export function wheneverPaymentIsOrphaned({ type, data }: Fact): { kind: string; subject: string } | null {
  const mayGo = type === 'PaymentOrphaned' || type === 'PaymentReturnRetried';
  return mayGo ? { kind: SEND_ORPHANED, subject: (data as { paymentId: string }).paymentId } : null;
}

/** Gives an orphaned payment back, whole: the payment itself is the request, and its stream says what became of it. */
@Injectable()
export class OrphanedPaymentEffect extends SendMoney {
  readonly kind = SEND_ORPHANED;
  /** A bank that is merely away proves nothing, and no person is waiting. */
  protected readonly mostSent = 5;

  constructor(
    private readonly runner: CommandRunner,
    tools: BankTools,
  ) {
    super(tools);
  }

  protected async read(paymentId: string): Promise<Returning> {
    const history = await this.runner.read([paymentStream.of(paymentId)]);
    return returning(paymentStream.state(history, paymentId), paymentStream.facts(history, paymentId));
  }

  protected async begin(effect: Effect): Promise<Returning | null> {
    const { isNew, found } = await this.advance(effect, 'begin', { type: 'StartRefund', now: this.tools.clock.now() });
    return isNew ? found : null;
  }

  protected doubt(effect: Effect, why: string): Promise<void> {
    return this.record(effect, { is: 'unknown', why });
  }

  protected complete(effect: Effect, how: 'reversed' | 'nullified'): Promise<void> {
    return this.record(effect, { is: 'returned', how });
  }

  protected fail(effect: Effect, why: string): Promise<void> {
    return this.record(effect, { is: 'failed', why });
  }

  protected leaveToStaff(effect: Effect, why: string): Promise<void> {
    return this.fail(effect, why);
  }

  private async record(effect: Effect, outcome: RefundOutcome): Promise<void> {
    await this.advance(effect, outcome.is, { type: 'RecordRefund', outcome, now: this.tools.clock.now() });
  }

  private async advance(
    { subject, effectId, correlation }: Effect,
    step: string,
    command: Extract<Parameters<typeof paymentStream.decide>[2], { now: Instant }>,
  ): Promise<{ isNew: boolean; found: Returning }> {
    const known = await this.runner.read([paymentStream.of(subject)]);
    const context = {
      commandId: derivedId(effectId, step, paymentStream.facts(known, subject).length),
      actor: { kind: 'system', id: 'orphaned-payments' },
      correlation,
      causation: effectId,
      now: command.now,
    } as const;
    const { history, events, replayed } = await this.runner.execute(paymentStream, subject, command, {
      ...context,
      known,
    });
    const found = returning(paymentStream.state(history, subject), paymentStream.facts(history, subject));
    return { isNew: !replayed && events.length > 0, found };
  }
}

const STATUS: Partial<Record<AttemptState['status'], Returning['status']>> = {
  Orphaned: 'due',
  Refunding: 'started',
  RefundUnknown: 'unknown',
  Refunded: 'done',
};

function returning(payment: AttemptState, facts: readonly AttemptEvent[]): Returning {
  const begun = facts.findLastIndex(({ type }) => type === 'PaymentOrphaned' || type === 'PaymentReturnRetried');
  const started = facts.slice(begun + 1).filter((fact) => fact.type === 'PaymentRefundStarted');
  return {
    status: STATUS[payment.status] ?? 'with-staff',
    payment,
    amount: 'plan' in payment ? payment.plan.amount : 0,
    expectedBalance: 0,
    startedAt: started.at(-1)?.data.startedAt ?? null,
    sent: started.length,
    wasRetried: facts[begun]?.type === 'PaymentReturnRetried',
  };
}
