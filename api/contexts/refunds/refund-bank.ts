import { Injectable } from '@nestjs/common';
import { AttemptBank, type RefundReply, type Standing } from '../payments/index.js';
import { BankBudgets } from '../../platform/bank/bank-budgets.js';
import type { RefundCase } from './refund-case.js';

/** What the bank's balance says about the refund in flight; `postponed`: the bank was not asked, because it is left alone for now. */
export type Verdict =
  | { is: 'done'; how: 'reversed' | 'nullified' }
  | { is: 'impossible'; balance: number }
  | { is: 'not-done' | 'forgotten' | 'no-answer' | 'postponed' };

/** The bank as a refund meets it: money is asked for once, inquiries stay within their budget. */
@Injectable()
export class RefundBank {
  constructor(
    private readonly bank: AttemptBank,
    private readonly budgets: BankBudgets,
  ) {}

  /** Asks for the money of the refund in flight. */
  async giveBack({ payment }: RefundCase, refundId: string): Promise<RefundReply> {
    const { inFlight } = payment.refunds;
    if (!inFlight) throw new Error(`refund ${refundId} was begun without the payment knowing it`);
    return this.bank.refund(payment, inFlight.amount, inFlight.expectedBalance);
  }

  /** Compares what the bank still holds with what it would hold before and after the refund. */
  async verdict(known: RefundCase): Promise<Verdict> {
    const asked = await this.budgets.spend(
      'inquiries',
      () => this.bank.standing(known.payment),
      ({ is }) => is === 'no-answer',
    );
    return asked.is === 'done' ? verdictOf(asked.result, known) : { is: 'postponed' };
  }
}

function verdictOf(standing: Standing, known: RefundCase): Verdict {
  const { inFlight } = known.payment.refunds;
  if (standing.is === 'refused') return { is: 'forgotten' };
  if (standing.is === 'no-answer' || !inFlight) return { is: 'no-answer' };
  if (standing.balance === inFlight.expectedBalance) return { is: 'done', how: standing.how };
  return standing.balance === inFlight.expectedBalance + inFlight.amount
    ? { is: 'not-done' }
    : { is: 'impossible', balance: standing.balance };
}
