import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { AttemptBank, attemptDecider, isByCard, PaymentsQueries, type AttemptState, type PaymentRow } from '../../contexts/payments/index.js';
import type { RecordReturnByHand, RetryReturn } from '../../contexts/payments/payment.commands.js';
import type { Approval } from '../../contexts/payments/payment.events.js';
import { fold } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { CONFIG } from '../../platform/tokens.js';
import { settled, settledStreams } from '../card-payments/card-purchase.js';
import { paymentStream, Purchase } from '../checkout/checkout.streams.js';
import { PurchaseRunner } from '../checkout/index.js';

/** How the bank's portal shows a payment that it took. */
export interface PortalEntry {
  authorizationCode: string;
  paymentType: 'credit' | 'debit' | 'prepaid';
  cardLast4: string;
}

const TYPE_CODE = { credit: 'VN', debit: 'VD', prepaid: 'VP' } as const;

/** What the shop's people decide about payments of which no machine can know more; nobody about their own. */
@Injectable()
export class PaymentDecisions {
  private readonly level: Config['transbank']['responseLevel'];

  constructor(
    private readonly purchases: PurchaseRunner,
    private readonly runner: CommandRunner,
    private readonly payments: PaymentsQueries,
    private readonly bank: AttemptBank,
    @Inject(CONFIG) config: Config,
  ) {
    this.level = config.transbank.responseLevel;
  }

  /**
   * Somebody looked at the bank's portal: what follows is what would have followed the bank's own word.
   * @param entry of the money that was taken; null where nothing was. @throws Refusal payment-unknown, payment-own, payment-not-doubtful, payment-ended-not-taken.
   */
  async settle(paymentId: string, entry: PortalEntry | null, reason: string, by: CommandContext): Promise<void> {
    const row = await this.known(paymentId, by);
    const streams = settledStreams(row, await this.purchases.read(row));
    await this.purchases.run(streams, by, (history) => {
      const seen = entry ? { seen: 'authorized' as const, approval: approvalOf(new Purchase(row, history).payment, entry) } : null;
      return settled(row, seen, this.level, history, by.now, [{ type: 'SettleByHand', taken: entry !== null, reason, now: by.now }]);
    });
  }

  /** Asks the bank once more for unwanted money that it did not give back. @throws Refusal payment-unknown, payment-own, return-not-failed. */
  async retryReturn(paymentId: string, reason: string, by: CommandContext): Promise<void> {
    await this.tell(paymentId, { type: 'RetryReturn', reason, now: by.now }, by);
  }

  /**
   * Unwanted money has gone back although the bank had refused. A transfer is no transfer where the bank says that it gave it back: then that is recorded.
   * @throws Refusal payment-unknown, payment-own, return-not-failed.
   */
  async recordReturn(paymentId: string, how: 'nullified' | 'transferred', reason: string, by: CommandContext): Promise<void> {
    const seen = how === 'transferred' ? await this.returnedByBank(paymentId, by) : null;
    await this.tell(paymentId, { type: 'RecordReturnByHand', how: seen ?? how, reason, now: by.now }, by);
  }

  private async returnedByBank(paymentId: string, by: CommandContext): Promise<'reversed' | 'nullified' | null> {
    await this.known(paymentId, by);
    const stream = paymentStream(paymentId);
    const payment = fold(attemptDecider, (await this.runner.read([stream])).get(stream) ?? []);
    if (payment.status !== 'RefundFailed') return null;
    const seen = await this.bank.status(payment);
    return seen?.seen === 'money-returned' ? seen.how : null;
  }

  private async tell(paymentId: string, command: RetryReturn | RecordReturnByHand, by: CommandContext): Promise<void> {
    await this.known(paymentId, by);
    const stream = paymentStream(paymentId);
    await this.runner.run([stream], by, (history) => ({ facts: { [stream]: attemptDecider.decide(command, fold(attemptDecider, history.get(stream) ?? [])) } }));
  }

  private async known(paymentId: string, by: CommandContext): Promise<PaymentRow> {
    const [row] = await this.payments.payments([paymentId]);
    if (!row) throw new Refusal('payment-unknown');
    if (row.playerId === by.actor.id) throw new Refusal('payment-own');
    return row;
  }
}

/** The portal's entry as the bank would have told it; the minute of the payment is the one it was asked for in. */
function approvalOf(state: AttemptState, { authorizationCode, paymentType, cardLast4 }: PortalEntry): Approval {
  if (!('plan' in state)) throw new Refusal('payment-unknown');
  const { amount, buyOrder, plannedAt } = state.plan;
  const ofItsKind = isByCard(state) ? { sessionId: '', childBuyOrder: state.plan.childBuyOrder, storeCode: state.plan.storeCode } : { sessionId: 'sessionId' in state.plan ? state.plan.sessionId : '' };
  return {
    ...ofItsKind, amount, buyOrder, authorizationCode, transactionAt: plannedAt, paymentTypeCode: TYPE_CODE[paymentType], responseCode: 0, installments: 0, installmentAmount: null, cardLast4, vci: null,
  };
}
