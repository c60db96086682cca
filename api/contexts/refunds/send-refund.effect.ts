import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isBanksWord, knownSince, lastAsk, refundQuiet, type RefundReply } from '../payments/index.js';
import { RefundsQueries } from './index.js';
import { hours, millisecondsBetween, minutes, seconds } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import { BusinessClock } from '../../platform/clock.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../platform/event-store/effects.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { RefundBank, type Verdict } from './refund-bank.js';
import type { RefundCase } from './refund-case.js';
import { RefundCases } from './refund-cases.js';
import { SEND_REFUND } from './refunding.rules.js';

const ASK_AGAIN_MS = seconds(5);
const POSTPONED_BY_MS = minutes(1);
/** Who waits for another refund is woken when that one ends; the question is for a wake-up that was lost. */
const WAIT_AT_MOST = hours(1);
const DONE: EffectOutcome = { state: 'done' };

/** Gives approved money back: writes the intention down, asks the bank once, and after a lost answer compares balances before another try. */
@Injectable()
export class SendRefundPerformer implements OnModuleInit, EffectPerformer {
  readonly kind = SEND_REFUND;

  constructor(
    private readonly cases: RefundCases,
    private readonly refunds: RefundsQueries,
    private readonly bank: RefundBank,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.performs(this);
  }

  async perform(effect: Effect): Promise<EffectOutcome> {
    let begun: RefundCase | null;
    try {
      begun = await this.cases.begin(effect, effect.subject);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'refund-in-progress') return waiting(effect);
      return this.failed(effect, error.code);
    }
    return begun ? this.send(effect, begun) : this.resolve(effect);
  }

  /** Asks the bank what it still holds; sends again only what it proves not to have done. */
  async resolve(effect: Effect): Promise<EffectOutcome> {
    const row = await this.refunds.refund(effect.subject);
    if (row?.state === 'approved') return this.perform(effect);
    if (row?.state === 'completed') return DONE;
    if (row?.state !== 'started' && row?.state !== 'unknown')
      return { state: 'manual', result: { because: `the refund is ${row?.state ?? 'unknown'}` } };
    if (row.state === 'started') await this.cases.doubt(effect, effect.subject, 'the answer was lost', false);

    const known = await this.cases.read(row);
    const verdict = await this.bank.verdict(known);
    if (verdict.is === 'not-done' && this.isQuiet(row.startedAt)) return this.perform(effect);
    if (verdict.is === 'forgotten' && this.isForgotten(known))
      return this.leftToPerson(effect, 'the bank tells nothing of it any more');
    return this.concluded(effect, verdict);
  }

  private async send(effect: Effect, begun: RefundCase): Promise<EffectOutcome> {
    if (begun.wasRetried) {
      const verdict = await this.bank.verdict(begun);
      if (verdict.is !== 'not-done' && verdict.is !== 'forgotten')
        return this.concluded(
          effect,
          verdict,
          verdict.is === 'postponed' ? 'the bank is left alone for now' : 'the bank was asked before another try',
        );
    }
    const reply = await this.bank.giveBack(begun, effect.subject);
    if (reply.is === 'returned') return this.completed(effect, reply.how);
    if (reply.is === 'refused') return this.refused(effect, begun, reply);
    await this.cases.doubt(effect, effect.subject, reply.why, false);
    return this.resolve(effect);
  }

  /** A no is believed when the bank's balance agrees with it, or when only the bank's own words are left. */
  private async refused(
    effect: Effect,
    begun: RefundCase,
    { message }: Extract<RefundReply, { is: 'refused' }>,
  ): Promise<EffectOutcome> {
    const verdict = await this.bank.verdict(begun);
    const isFinal =
      verdict.is === 'not-done' || (verdict.is === 'forgotten' && this.isForgotten(begun) && isBanksWord(message));
    return isFinal ? this.failed(effect, message) : this.concluded(effect, verdict, message);
  }

  /** What a look at the balance leaves: done, a contradiction for a person, or a doubt to be asked about again. */
  private async concluded(effect: Effect, verdict: Verdict, doubt?: string): Promise<EffectOutcome> {
    if (verdict.is === 'done') return this.completed(effect, verdict.how);
    if (doubt) await this.cases.doubt(effect, effect.subject, doubt, false);
    if (verdict.is === 'impossible') return this.leftToPerson(effect, `the bank holds ${verdict.balance}`);
    return {
      state: 'unknown',
      askAgainInMs: verdict.is === 'postponed' ? POSTPONED_BY_MS : ASK_AGAIN_MS * 2 ** Math.min(effect.attempt, 8),
    };
  }

  private async completed(effect: Effect, how: 'reversed' | 'nullified'): Promise<EffectOutcome> {
    await this.cases.complete(effect, effect.subject, how);
    return { state: 'done', result: { how } };
  }

  private async failed(effect: Effect, why: string): Promise<EffectOutcome> {
    await this.cases.fail(effect, effect.subject, why);
    return { state: 'manual', result: { why } };
  }

  private async leftToPerson(effect: Effect, why: string): Promise<EffectOutcome> {
    await this.cases.doubt(effect, effect.subject, why, true);
    return { state: 'manual', result: { why } };
  }

  private isQuiet(startedAt: Date | null): boolean {
    return startedAt !== null && Date.parse(this.clock.now()) - startedAt.getTime() >= refundQuiet;
  }

  /** The bank tells the status for seven days. */
  private isForgotten(known: RefundCase): boolean {
    return millisecondsBetween(knownSince(known.payment) ?? this.clock.now(), this.clock.now()) >= lastAsk;
  }
}

function waiting({ attempt }: Effect): EffectOutcome {
  return {
    state: 'unknown',
    askAgainInMs: Math.min(WAIT_AT_MOST, ASK_AGAIN_MS * 2 ** Math.min(attempt, 10)),
    result: { because: 'another refund of the payment is in progress' },
  };
}
