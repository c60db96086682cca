import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Fact } from '../../kernel/decider.js';
import { millisecondsBetween, type Instant } from '../../kernel/instant.js';
import type { PaymentCommand } from '../payments/payment.commands.js';
import type { PaymentRefundStarted, PaymentRefundUnknown } from '../payments/payment.events.js';
import {
  knownSince,
  lastAsk,
  PaymentProvider,
  paymentStream,
  refundQuiet,
  type PaymentState,
} from '../payments/index.js';
import { BankBudgets } from '../../platform/bank/bank-budgets.js';
import { BusinessClock } from '../../platform/clock.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../platform/event-store/effects.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { afterStatus } from './orphaned-payment.rules.js';

const ASK_AGAIN_MS = 5_000;
const POSTPONED_BY_MS = 60_000;

interface Told {
  state: PaymentState;
  /** Whether this very step set out to ask the bank for the money. */
  begun: boolean;
  /** When the bank was asked for the money last. */
  startedAt: Instant | null;
  /** What the bank said then, if anything. */
  why: string;
  /** How often the bank was asked for the money since the shop, or a person, last set out to give it back. */
  sent: number;
}

/** Gives back, in full, money that the bank took although nobody wants it. One refund, and no second before the first is known. */
@Injectable()
export class ReturnMoneyPerformer implements OnModuleInit, EffectPerformer {
  readonly kind = 'payments:return-money';

  constructor(
    private readonly runner: CommandRunner,
    private readonly bank: PaymentProvider,
    private readonly budgets: BankBudgets,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.performs(this);
  }

  async perform(effect: Effect): Promise<EffectOutcome> {
    const { state, begun } = await this.tell(effect, 'start', { type: 'StartRefund', now: this.clock.now() });
    if (state.status === 'Refunded') return { state: 'done' };
    if (state.status !== 'Refunding') return { state: 'manual', result: { because: `the payment is ${state.status}` } };
    if (!begun) return this.resolve(effect);

    const reply = await this.bank.refund(state, state.plan.amount);
    if (reply.is === 'returned') return this.returned(effect, reply.how);
    return this.resolve(effect, reply.is === 'refused' ? reply.message : reply.why);
  }

  /** Asks the bank what became of the refund; sends it again only when the bank proves that it did not happen. */
  async resolve(effect: Effect, doubt = 'the answer was lost'): Promise<EffectOutcome> {
    const { state, sent, startedAt, why } = await this.tell(effect, `unknown-${effect.attempt}`, {
      type: 'RecordRefund',
      outcome: { is: 'unknown', why: doubt },
      now: this.clock.now(),
    });
    if (state.status === 'Refunded') return { state: 'done' };
    // A worker that died early has asked the bank for nothing yet: there is no doubt to ask about.
    if (state.status === 'Orphaned') return this.perform(effect);
    const since = knownSince(state);
    const asked = await this.budgets.spend(
      'inquiries',
      () => this.bank.status(state),
      (told) => told && told.seen === 'no-answer',
    );
    if (asked.is === 'postponed') return { state: 'unknown', askAgainInMs: POSTPONED_BY_MS, result: { why } };
    const seen = asked.result;
    if (!seen || !since || !startedAt || state.status === 'None')
      return { state: 'manual', result: { because: `the payment is ${state.status}` } };
    const now = this.clock.now();
    // The bank tells for seven days; afterwards a person looks, and nothing is sent blindly.
    const step = afterStatus({
      seen,
      isTold: millisecondsBetween(since, now) < lastAsk,
      quietInMs: refundQuiet - millisecondsBetween(startedAt, now),
      sent,
    });
    switch (step.is) {
      case 'returned':
        return this.returned(effect, step.how);
      case 'left-to-person':
        return this.failed(effect, 'message' in seen ? `${why}; ${seen.message}` : `${why}; ${seen.seen}`);
      case 'ask-again':
        return {
          state: 'unknown',
          askAgainInMs: step.inMs ?? ASK_AGAIN_MS * 2 ** Math.min(effect.attempt, 8),
          result: { why },
        };
      case 'send-again':
        return this.sendAgain(effect);
    }
    return step satisfies never;
  }

  private async sendAgain(effect: Effect): Promise<EffectOutcome> {
    const { state, begun } = await this.tell(effect, `again-${effect.attempt}`, {
      type: 'StartRefund',
      now: this.clock.now(),
    });
    if (state.status !== 'Refunding' || !begun) return { state: 'unknown', askAgainInMs: ASK_AGAIN_MS };
    const reply = await this.bank.refund(state, state.plan.amount);
    if (reply.is === 'returned') return this.returned(effect, reply.how);
    const why = reply.is === 'refused' ? reply.message : reply.why;
    await this.tell(effect, `unanswered-${effect.attempt}`, {
      type: 'RecordRefund',
      outcome: { is: 'unknown', why },
      now: this.clock.now(),
    });
    return { state: 'unknown', askAgainInMs: ASK_AGAIN_MS, result: { why } };
  }

  private async returned(effect: Effect, how: 'reversed' | 'nullified'): Promise<EffectOutcome> {
    await this.tell(effect, 'returned', {
      type: 'RecordRefund',
      outcome: { is: 'returned', how },
      now: this.clock.now(),
    });
    return { state: 'done', result: { how } };
  }

  private async failed(effect: Effect, why: string): Promise<EffectOutcome> {
    await this.tell(effect, 'failed', { type: 'RecordRefund', outcome: { is: 'failed', why }, now: this.clock.now() });
    return { state: 'manual', result: { why } };
  }

  private async tell(effect: Effect, step: string, command: PaymentCommand): Promise<Told> {
    const { history, events, replayed } = await this.runner.execute(paymentStream, effect.subject, command, {
      commandId: derivedId(effect.effectId, step),
      actor: { kind: 'system', id: 'return-money' },
      correlation: effect.correlation,
      causation: effect.effectId,
      now: this.clock.now(),
    });
    const facts = paymentStream.facts(history, effect.subject);
    return {
      state: paymentStream.state(history, effect.subject),
      begun: !replayed && events.some(isStart),
      startedAt: facts.findLast(isStart)?.data.startedAt ?? null,
      why: facts.findLast(isDoubt)?.data.why ?? '',
      sent: sentSince(facts),
    };
  }
}

function sentSince(facts: readonly Fact[]): number {
  const begun = facts.findLastIndex(({ type }) => type === 'PaymentUnwanted' || type === 'PaymentReturnRetried');
  return facts.slice(begun + 1).filter(isStart).length;
}

function isStart<Any extends Fact>(fact: Any): fact is Any & PaymentRefundStarted {
  return fact.type === 'PaymentRefundStarted';
}

function isDoubt<Any extends Fact>(fact: Any): fact is Any & PaymentRefundUnknown {
  return fact.type === 'PaymentRefundUnknown';
}
