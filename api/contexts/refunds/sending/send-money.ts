import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hours, millisecondsBetween, minutes, seconds, type Instant } from '../../../kernel/instant.js';
import type { Pesos } from '../../../kernel/money.js';
import { Refusal } from '../../../kernel/refusal.js';
import { BankBudgets } from '../../../platform/bank/bank-budgets.js';
import { BusinessClock } from '../../../platform/clock.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../../platform/event-store/effects.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import {
  AttemptBank,
  isBanksWord,
  knownSince,
  lastCheck,
  refundQuiet,
  type AttemptState,
} from '../../payments/index.js';

const RETRY_MS = seconds(5);
const POSTPONED_BY_MS = minutes(1);
/** The end of another refund wakes the one that waits; asking is for a wake-up that was lost. */
const WAIT_AT_MOST = hours(1);

/** Money on its way back. */
export interface Returning {
  status: 'due' | 'started' | 'unknown' | 'done' | 'with-staff';
  payment: AttemptState;
  amount: Pesos;
  /** What the bank holds of the payment once this is done. */
  expectedBalance: Pesos;
  /** When the bank was asked for it last. */
  startedAt: Instant | null;
  /** How often the bank was asked for it since the shop, or staff, last set out to. */
  sent: number;
  /** It failed before, and staff let it be tried once more. */
  wasRetried: boolean;
}

/** What the bank's balance proves; `postponed`: the bank was not asked, because its budget is used up for now. */
type Proof =
  | { is: 'done'; how: 'reversed' | 'nullified' }
  | { is: 'impossible'; balance: number }
  | { is: 'not-done' | 'forgotten' | 'no-answer' | 'postponed' };

@Injectable()
export class BankTools {
  constructor(
    readonly bank: AttemptBank,
    readonly budgets: BankBudgets,
    readonly clock: BusinessClock,
    readonly work: WorkHandlers,
  ) {}
}

/** Gives money back: writes the intention down, asks the bank once, and after a lost answer compares balances before another try. */
export abstract class SendMoney implements OnModuleInit, EffectPerformer {
  abstract readonly kind: string;
  /** How often the bank may be asked before its refusal is for staff. */
  protected abstract readonly mostSent: number;

  protected constructor(protected readonly tools: BankTools) {}

  protected abstract read(subject: string): Promise<Returning>;
  /** @returns null where it was begun before. @throws Refusal `refund-in-progress` while another refund of the payment is on its way. */
  protected abstract begin(effect: Effect): Promise<Returning | null>;
  protected abstract doubt(effect: Effect, why: string): Promise<void>;
  protected abstract complete(effect: Effect, how: 'reversed' | 'nullified'): Promise<void>;
  protected abstract fail(effect: Effect, why: string): Promise<void>;
  /** The bank can prove no more. */
  protected abstract leaveToStaff(effect: Effect, why: string): Promise<void>;

  onModuleInit(): void {
    this.tools.work.performs(this);
  }

  async perform(effect: Effect): Promise<EffectOutcome> {
    let begun: Returning | null;
    try {
      begun = await this.begin(effect);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'refund-in-progress') return waiting(effect);
      return this.failed(effect, error.code);
    }
    return begun ? this.send(effect, begun) : this.resolve(effect);
  }

  /** Asks the bank what it still holds; sends again only what it proves not to have done. */
  async resolve(effect: Effect): Promise<EffectOutcome> {
    const known = await this.read(effect.subject);
    if (known.status === 'due') return this.perform(effect);
    if (known.status === 'done') return { state: 'done' };
    if (known.status === 'with-staff') return { state: 'manual', result: { because: 'it is left to staff' } };
    if (known.status === 'started') await this.doubt(effect, 'the answer was lost');

    const proof = await this.prove(known);
    if (proof.is === 'not-done' && this.isQuiet(known)) return this.perform(effect);
    if (proof.is === 'forgotten' && this.isForgotten(known))
      return this.leftToStaff(effect, 'the bank tells nothing of it any more');
    return this.concluded(effect, proof);
  }

  private async send(effect: Effect, begun: Returning): Promise<EffectOutcome> {
    if (begun.wasRetried) {
      const proof = await this.prove(begun);
      if (proof.is !== 'not-done' && proof.is !== 'forgotten')
        return this.concluded(effect, proof, 'the bank was to be asked about the balance before another try');
    }
    const reply = await this.tools.bank.refund(begun.payment, begun.amount, begun.expectedBalance);
    if (reply.is === 'returned') return this.completed(effect, reply.how);
    if (reply.is === 'refused') return this.refused(effect, begun, reply.message);
    await this.doubt(effect, reply.why);
    return this.resolve(effect);
  }

  /** A no is believed when the bank's balance agrees with it, or when only the bank's own words are left. */
  private async refused(effect: Effect, begun: Returning, message: string): Promise<EffectOutcome> {
    const proof = await this.prove(begun);
    const isFinal =
      (proof.is === 'not-done' && begun.sent >= this.mostSent) ||
      (proof.is === 'forgotten' && this.isForgotten(begun) && isBanksWord(message));
    return isFinal ? this.failed(effect, message) : this.concluded(effect, proof, message);
  }

  /** What a look at the balance leaves: done, a contradiction for staff, or a doubt to be asked about again. */
  private async concluded(effect: Effect, proof: Proof, doubt?: string): Promise<EffectOutcome> {
    if (proof.is === 'done') return this.completed(effect, proof.how);
    if (doubt) await this.doubt(effect, doubt);
    if (proof.is === 'impossible') return this.leftToStaff(effect, `the bank holds ${proof.balance}`);
    const backOff = RETRY_MS * 2 ** Math.min(effect.attempt, 8);
    return { state: 'unknown', retryInMs: proof.is === 'postponed' ? POSTPONED_BY_MS : backOff };
  }

  /** Compares what the bank still holds with what it would hold before and after. */
  private async prove({ payment, amount, expectedBalance }: Returning): Promise<Proof> {
    const request = await this.tools.budgets.spend(
      'inquiries',
      () => this.tools.bank.balance(payment),
      ({ is }) => is === 'no-answer',
    );
    if (request.is === 'postponed') return { is: 'postponed' };
    const held = request.result;
    if (held.is === 'refused') return { is: 'forgotten' };
    if (held.is === 'no-answer') return { is: 'no-answer' };
    if (held.balance === expectedBalance) return { is: 'done', how: held.how };
    return held.balance === expectedBalance + amount ? { is: 'not-done' } : { is: 'impossible', balance: held.balance };
  }

  private async completed(effect: Effect, how: 'reversed' | 'nullified'): Promise<EffectOutcome> {
    await this.complete(effect, how);
    return { state: 'done', result: { how } };
  }

  private async failed(effect: Effect, why: string): Promise<EffectOutcome> {
    await this.fail(effect, why);
    return { state: 'manual', result: { why } };
  }

  private async leftToStaff(effect: Effect, why: string): Promise<EffectOutcome> {
    await this.leaveToStaff(effect, why);
    return { state: 'manual', result: { why } };
  }

  private isQuiet({ startedAt }: Returning): boolean {
    return startedAt !== null && millisecondsBetween(startedAt, this.tools.clock.now()) >= refundQuiet;
  }

  private isForgotten({ payment }: Returning): boolean {
    const now = this.tools.clock.now();
    return millisecondsBetween(knownSince(payment) ?? now, now) >= lastCheck;
  }
}

function waiting({ attempt }: Effect): EffectOutcome {
  return {
    state: 'unknown',
    retryInMs: Math.min(WAIT_AT_MOST, RETRY_MS * 2 ** Math.min(attempt, 10)),
    result: { because: 'another refund of the payment is in progress' },
  };
}
