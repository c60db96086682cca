import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../kernel/decider.js';
import type { Effect } from '../../../platform/event-store/effects.js';
import type { RefundApproved } from '../refund.events.js';
import { RefundRunner, SEND_REFUND, type RefundedPurchase } from '../refund-runner.js';
import { BankTools, SendMoney, type Returning } from './send-money.js';

/** Money goes back once no approval is missing, and again when staff let it be tried again. */
export function wheneverRefundMayGo(event: Fact): { kind: string; subject: string } | null {
  const { needsSecondApproval, refundId } = event.data as RefundApproved['data'];
  const mayGo =
    (event.type === 'RefundApproved' && !needsSecondApproval) ||
    event.type === 'RefundApprovedAgain' ||
    event.type === 'RefundRetried';
  return mayGo ? { kind: SEND_REFUND, subject: refundId } : null;
}

/** Gives the money of an approved request back. */
@Injectable()
export class SendRefundEffect extends SendMoney {
  readonly kind = SEND_REFUND;
  /** The person waits for the refund: staff look at the first no. */
  protected readonly mostSent = 1;

  constructor(
    private readonly refunds: RefundRunner,
    tools: BankTools,
  ) {
    super(tools);
  }

  protected async read(refundId: string): Promise<Returning> {
    return returning(await this.refunds.read(refundId));
  }

  protected async begin(effect: Effect): Promise<Returning | null> {
    const { isNew, found } = await this.refunds.advance(effect, 'begin', 'system', (refund, now) => refund.begin(now));
    return isNew ? returning(found) : null;
  }

  protected async doubt(effect: Effect, why: string): Promise<void> {
    await this.refunds.advance(effect, 'doubt', 'system', (refund, now) => refund.doubt(why, false, now));
  }

  protected async complete(effect: Effect, how: 'reversed' | 'nullified'): Promise<void> {
    await this.refunds.advance(effect, 'complete', 'bank', (refund, now) => refund.complete(how, now));
  }

  protected async fail(effect: Effect, why: string): Promise<void> {
    await this.refunds.advance(effect, 'fail', 'bank', (refund, now) => refund.fail(why, now));
  }

  protected async leaveToStaff(effect: Effect, why: string): Promise<void> {
    await this.refunds.advance(effect, 'person', 'system', (refund, now) => refund.doubt(why, true, now));
  }
}

const STATUS: Partial<Record<RefundedPurchase['refund']['status'], Returning['status']>> = {
  Approved: 'due',
  Started: 'started',
  Unknown: 'unknown',
  Completed: 'done',
};

function returning({ refund, payment, facts }: RefundedPurchase): Returning {
  const inFlight = 'refunds' in payment ? payment.refunds.inFlight : null;
  const started = facts.filter((fact) => fact.type === 'RefundStarted');
  return {
    status: STATUS[refund.status] ?? 'with-staff',
    payment,
    amount: refund.request.amount,
    expectedBalance: inFlight?.expectedBalance ?? 0,
    startedAt: started.at(-1)?.data.startedAt ?? null,
    sent: started.length,
    wasRetried: facts.some(({ type }) => type === 'RefundRetried'),
  };
}
