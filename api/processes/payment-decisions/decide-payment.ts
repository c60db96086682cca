import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  contradicts,
  isByCard,
  knownSince,
  PaymentProvider,
  PaymentsQueries,
  paymentStream,
  statusKnownFor,
  type PaymentState,
  type PaymentRow,
} from '../../contexts/payments/index.js';
import type {
  Observation,
  PortalFigures,
  RecordReturnByHand,
  RetryReturn,
  SettleByHand,
} from '../../contexts/payments/payment.commands.js';
import type { Approval } from '../../contexts/payments/payment.events.js';
import { StaffLimit } from '../../contexts/refunds/index.js';
import { millisecondsBetween, type Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import type { History } from '../../platform/event-store/command-runner.js';
import type { Decision } from '../../platform/event-store/stream.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { settled, settledStreams } from '../card-payments/card-purchase.js';
import { Purchase } from '../checkout/checkout.streams.js';
import { PurchaseRunner } from '../checkout/index.js';

const TYPE_CODE = { credit: 'VN', debit: 'VD', prepaid: 'VP' } as const;

/** What staff may decide about a payment. */
export type PaymentDecision =
  /** By what they saw at the bank's portal; `figures` of the money that was taken, null where nothing was. */
  | { type: 'settle'; figures: PortalFigures | null }
  /** The bank is asked once more for orphaned money that it did not give back. */
  | { type: 'retry-return' }
  /** Orphaned money has gone back although the bank had refused. */
  | { type: 'record-return'; how: 'nullified' | 'transferred' };

/** Lets staff decide about a payment whose outcome the bank no longer tells; never about their own. */
export class DecidePayment extends Command<void> {
  /**
   * @throws Refusal payment-unknown, payment-own, payment-not-doubtful, payment-ended-not-taken,
   * payment-bank-says-otherwise, payment-same-person, payment-figures-differ, return-not-failed.
   */
  constructor(
    readonly paymentId: string,
    readonly decision: PaymentDecision,
    readonly reason: string,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(DecidePayment)
export class DecidePaymentHandler implements ICommandHandler<DecidePayment> {
  constructor(
    private readonly purchases: PurchaseRunner,
    private readonly payments: PaymentsQueries,
    private readonly bank: PaymentProvider,
    private readonly limit: StaffLimit,
  ) {}

  async execute({ paymentId, decision, reason, by }: DecidePayment): Promise<void> {
    if (decision.type === 'settle') return this.settle(paymentId, decision.figures, reason, by);
    const { now } = by;
    if (decision.type === 'retry-return') return this.append(paymentId, { type: 'RetryReturn', reason, now }, by);
    // A transfer is no transfer where the bank says that it gave the money back: then that is recorded.
    const seen = decision.how === 'transferred' ? await this.returnedByBank(paymentId, by) : null;
    await this.append(paymentId, { type: 'RecordReturnByHand', how: seen ?? decision.how, reason, now }, by);
  }

  /**
   * What follows is what would have followed the bank's own word. The bank is asked first; where it still tells, its word
   * decides. Above what one person may declare in a day it waits until a second one sees the same figures.
   */
  private async settle(
    paymentId: string,
    figures: PortalFigures | null,
    reason: string,
    by: CommandContext,
  ): Promise<void> {
    const row = await this.known(paymentId, by);
    const before = await this.purchases.read(row);
    const { payment } = new Purchase(row, before);
    const command: SettleByHand = {
      type: 'SettleByHand',
      taken: figures !== null,
      figures,
      reason,
      staffId: by.actor.id,
      decidedBefore: 0,
      secondAbove: Infinity,
      now: by.now,
    };
    // What cannot be decided at all is refused before the bank is asked.
    paymentStream.decide(before, paymentId, command, by.now);
    const seen = await this.bank.status(payment);
    if (seen && contradicts(seen, figures, isRecent(payment, by.now))) throw new Refusal('payment-bank-says-otherwise');

    await this.limit.withLock(by.actor.id, async () => {
      const measured = { ...command, ...(await this.limit.of(by.actor.id, paymentId, by.now)) };
      await this.purchases.run(settledStreams(row, before), by, (history) =>
        this.settled(row, seen, measured, history),
      );
    });
  }

  private settled(row: PaymentRow, seen: Observation | null, command: SettleByHand, history: History): Decision {
    const { now, figures } = command;
    const purchase = new Purchase(row, history);
    const { events } = paymentStream.decide(history, row.paymentId, command, now);
    // The bank's own word needs no second person.
    if (seen?.seen === 'authorized') return settled(row, { seen, now }, this.bank, history);
    if (events.some(({ type }) => type === 'PaymentDeclaredTaken')) return purchase.decide({ payment: [command] }, now);
    const proven: Observation | null = figures && {
      seen: 'authorized',
      approval: approvalOf(purchase.payment, figures),
    };
    return settled(row, { seen: proven, byHand: [command], now }, this.bank, history);
  }

  private async returnedByBank(paymentId: string, by: CommandContext): Promise<'reversed' | 'nullified' | null> {
    await this.known(paymentId, by);
    const payment = paymentStream.state(await this.purchases.look([paymentStream.of(paymentId)]), paymentId);
    if (payment.status !== 'RefundFailed') return null;
    const seen = await this.bank.status(payment);
    return seen?.seen === 'money-returned' ? seen.how : null;
  }

  private async append(
    paymentId: string,
    command: RetryReturn | RecordReturnByHand,
    by: CommandContext,
  ): Promise<void> {
    await this.known(paymentId, by);
    await this.purchases.run([paymentStream.of(paymentId)], by, (history) =>
      paymentStream.decide(history, paymentId, command, by.now),
    );
  }

  private async known(paymentId: string, by: CommandContext): Promise<PaymentRow> {
    const [row] = await this.payments.payments([paymentId]);
    if (!row) throw new Refusal('payment-unknown');
    if (row.personId === by.actor.id) throw new Refusal('payment-own');
    return row;
  }
}

/** Whether the bank still tells the status of this payment. */
function isRecent(payment: PaymentState, now: Instant): boolean {
  const since = knownSince(payment);
  return since !== null && millisecondsBetween(since, now) < statusKnownFor;
}

/** The portal's figures as the bank would have told it; the minute of the payment is the one it was asked for in. */
function approvalOf(state: PaymentState, { authorizationCode, paymentType, cardLast4 }: PortalFigures): Approval {
  if (!('plan' in state)) throw new Refusal('payment-unknown');
  const { amount, buyOrder, plannedAt } = state.plan;
  const ofItsKind = isByCard(state)
    ? { sessionId: '', childBuyOrder: state.plan.childBuyOrder, storeCode: state.plan.storeCode }
    : { sessionId: 'sessionId' in state.plan ? state.plan.sessionId : '' };
  return {
    ...ofItsKind,
    amount,
    buyOrder,
    authorizationCode,
    transactionAt: plannedAt,
    paymentTypeCode: TYPE_CODE[paymentType],
    responseCode: 0,
    installments: 0,
    installmentAmount: null,
    cardLast4,
    vci: null,
  };
}
