import { Injectable, type OnModuleInit } from '@nestjs/common';
import { fold, type Fact } from '../../kernel/decider.js';
import { millisecondsBetween } from '../../kernel/instant.js';
import type { AttemptCommand } from '../../contexts/payments/payment.commands.js';
import { AttemptBank, attemptDecider, knownSince, lastAsk, type AttemptState } from '../../contexts/payments/index.js';
import { BusinessClock } from '../../platform/clock.js';
import { crashPoint } from '../../platform/crash-point.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../platform/event-store/effects.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { paymentStream } from './checkout.streams.js';

const ASK_AGAIN_MS = 5_000;
/** So often the bank may refuse before a person looks. */
const MOST_SENT = 5;

interface Told {
  state: AttemptState;
  /** How often the bank was asked for the money since the shop, or a person, last set out to give it back. */
  sent: number;
}

/** Gives back, in full, money that the bank took although nobody wants it. One refund, and no second before the first is known. */
@Injectable()
export class ReturnMoneyPerformer implements OnModuleInit, EffectPerformer {
  readonly kind = 'payments:return-money';

  constructor(
    private readonly runner: CommandRunner,
    private readonly bank: AttemptBank,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.performs(this);
  }

  async perform(effect: Effect): Promise<EffectOutcome> {
    const { state } = await this.tell(effect, 'start', { type: 'StartRefund', now: this.clock.now() });
    if (state.status === 'Refunded') return { state: 'done' };
    if (state.status !== 'Refunding') return { state: 'manual', result: { because: `the payment is ${state.status}` } };

    crashPoint('before-refund');
    const reply = await this.bank.refund(state, state.plan.amount);
    crashPoint('after-refund');
    if (reply.is === 'returned') return this.returned(effect, reply.how);
    return this.resolve(effect, reply.is === 'refused' ? reply.message : reply.why);
  }

  /** Asks the bank what became of the refund; sends it again only when the bank proves that it did not happen. */
  async resolve(effect: Effect, why = 'the answer was lost'): Promise<EffectOutcome> {
    const { state, sent } = await this.tell(effect, `unknown-${effect.attempt}`, { type: 'RecordRefund', outcome: { is: 'unknown', why }, now: this.clock.now() });
    if (state.status === 'Refunded') return { state: 'done' };
    const since = knownSince(state);
    crashPoint('before-refund-status');
    const seen = await this.bank.status(state);
    crashPoint('after-refund-status');
    if (!seen || !since || state.status === 'None') return { state: 'manual', result: { because: `the payment is ${state.status}` } };
    if (seen.seen === 'money-returned') return this.returned(effect, seen.how);
    // The bank tells for seven days; afterwards a person looks, and nothing is sent blindly.
    const isForgotten = seen.seen === 'refused' && millisecondsBetween(since, this.clock.now()) >= lastAsk;
    if (isForgotten) return this.failed(effect, `${why}; ${seen.message}`);
    if (seen.seen !== 'authorized') return { state: 'unknown', askAgainInMs: ASK_AGAIN_MS * 2 ** Math.min(effect.attempt, 8) };
    if (sent >= MOST_SENT) return this.failed(effect, why);
    await this.tell(effect, `again-${effect.attempt}`, { type: 'StartRefund', now: this.clock.now() });
    crashPoint('before-refund-again');
    const reply = await this.bank.refund(state, state.plan.amount);
    crashPoint('after-refund-again');
    if (reply.is === 'returned') return this.returned(effect, reply.how);
    return { state: 'unknown', askAgainInMs: ASK_AGAIN_MS, result: { why: reply.is === 'refused' ? reply.message : reply.why } };
  }

  private async returned(effect: Effect, how: 'reversed' | 'nullified'): Promise<EffectOutcome> {
    await this.tell(effect, 'returned', { type: 'RecordRefund', outcome: { is: 'returned', how }, now: this.clock.now() });
    return { state: 'done', result: { how } };
  }

  private async failed(effect: Effect, why: string): Promise<EffectOutcome> {
    await this.tell(effect, 'failed', { type: 'RecordRefund', outcome: { is: 'failed', why }, now: this.clock.now() });
    return { state: 'manual', result: { why } };
  }

  private async tell(effect: Effect, step: string, command: AttemptCommand): Promise<Told> {
    const stream = paymentStream(effect.subject);
    const told: Told = { state: { status: 'None' }, sent: 0 };
    crashPoint(`before-refund-recorded`);
    await this.runner.run(
      [stream],
      { commandId: derivedId(effect.effectId, step), actor: { kind: 'system', id: 'return-money' }, correlation: effect.correlation, causation: effect.effectId, now: this.clock.now() },
      (history) => {
        const past = history.get(stream) ?? [];
        const before = fold(attemptDecider, past);
        const facts = attemptDecider.decide(command, before);
        told.state = facts.reduce((so, fact) => attemptDecider.evolve(so, fact), before);
        told.sent = sentSince([...past, ...facts]);
        return { facts: { [stream]: facts } };
      },
    );
    crashPoint('after-refund-recorded');
    return told;
  }
}

function sentSince(facts: readonly Fact[]): number {
  const begun = facts.findLastIndex(({ type }) => type === 'PaymentUnwanted' || type === 'PaymentReturnRetried');
  return facts.slice(begun + 1).filter(({ type }) => type === 'PaymentRefundStarted').length;
}
