import { Injectable } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FormReturn, Observation } from '../../contexts/payments/payment.commands.js';
import {
  PaymentProvider,
  PaymentsQueries,
  paymentStream,
  ReturnFromForm,
  type PaymentRow,
} from '../../contexts/payments/index.js';
import { Refusal } from '../../kernel/refusal.js';
import { BusinessClock } from '../../platform/clock.js';
import { crashPoint } from '../../platform/crash-point.js';
import type { History, Ran } from '../../platform/event-store/command-runner.js';
import type { Actor, CommandContext } from '../../platform/event-store/events.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { CheckoutReads } from './reads/checkout.reads.js';
import { onFormCompleted, onObserved } from './checkout.process.js';
import { Purchase } from './checkout.streams.js';
import { withOrder } from './reads/order-view.rules.js';
import { OutcomeAftermath } from './outcome-aftermath.js';
import { PurchaseRunner } from './purchase-runner.js';

const COMMITS_PER_RETURN = 2;

const BANK: Actor = { kind: 'bank', id: 'webpay-plus' };
const JANITOR: Actor = { kind: 'system', id: 'janitor' };
const NEVER_CHECKED: Observation = { seen: 'no-answer', why: 'no form was opened' };

/** Brings a payment to its end: on the buyer's return by committing, later by asking. */
@Injectable()
export class SettlePaymentHandler {
  constructor(
    private readonly runner: PurchaseRunner,
    private readonly payments: PaymentsQueries,
    private readonly bank: PaymentProvider,
    private readonly clock: BusinessClock,
    private readonly aftermath: OutcomeAftermath,
  ) {}

  /**
   * The buyer's browser came back from the bank. However often and however many at once: the money is taken at most once.
   * @returns the attempt it belongs to, or null when it is none of ours.
   */
  async formReturned(returned: FormReturn, correlation: string): Promise<PaymentRow | null> {
    if (returned.ending === 'Unreadable') return null;
    const row =
      'token' in returned
        ? await this.payments.byToken(returned.token)
        : await this.payments.byBuyOrder(returned.buyOrder, returned.sessionId);
    if (!row) return null;
    crashPoint('after-return-found');

    if (returned.ending === 'FormCompleted') await this.complete(row, returned.token, correlation);
    else await this.check(row, correlation, returned);
    return row;
  }

  /** Looks at a payment because a timer says so. Asks, never commits. @returns what the bank said; null where it was not asked. */
  async lookAt(row: PaymentRow, correlation: string): Promise<Observation | null> {
    return this.check(row, correlation);
  }

  private async complete(row: PaymentRow, token: string, correlation: string): Promise<void> {
    let history = await this.runner.read(row);
    let purchase = new Purchase(row, history);
    if (purchase.payment.status === 'Closed') {
      await this.check(row, correlation);
      return;
    }
    if (purchase.payment.status === 'Unknown' || purchase.payment.status === 'Requested')
      return this.commitAgain(row, token, correlation, history);
    if (purchase.payment.status !== 'FormOpen') return;

    const claimed = await this.claim(row, correlation, history);
    if (!claimed) return;
    history = claimed;
    for (let commit = 1; ; commit++) {
      const seen = await this.bank.completeForm(token);
      history = (await this.record(row, seen, history, { actor: BANK, correlation })).history;
      purchase = new Purchase(row, history);
      if (purchase.payment.status !== 'Unknown' || commit === COMMITS_PER_RETURN) return;

      // The answer was lost. This very request carries the genuine return, so it may commit once more if the bank has not.
      const next = await this.commitableAgain(row, token, correlation, history);
      if (!next) return;
      history = next;
    }
  }

  /** A repeated genuine return of a payment in doubt. */
  private async commitAgain(row: PaymentRow, token: string, correlation: string, history: History): Promise<void> {
    const { payment } = new Purchase(row, history);
    if (payment.status !== 'Unknown' && payment.status !== 'Requested') return;
    const claimed = await this.commitableAgain(row, token, correlation, history);
    if (!claimed) return;
    await this.record(row, await this.bank.completeForm(token), claimed, { actor: BANK, correlation });
  }

  /** Asks the bank; only INITIALIZED, inside the window, lets a genuine return commit again. */
  private async commitableAgain(
    row: PaymentRow,
    token: string,
    correlation: string,
    history: History,
  ): Promise<History | null> {
    const seen = (await this.bank.status(new Purchase(row, history).payment)) ?? NEVER_CHECKED;
    if (seen.seen === 'initialized') return this.claim(row, correlation, history);
    await this.record(row, seen, history, { actor: BANK, correlation });
    return null;
  }

  /** Claims the commit for this request alone. @returns the histories with the claim, or null when it may not commit. */
  private async claim(row: PaymentRow, correlation: string, known: History): Promise<History | null> {
    const now = this.clock.now();
    const context = this.context(
      derivedId('commit', row.paymentId, paymentStream.facts(known, row.paymentId).length),
      correlation,
      BANK,
      now,
    );
    const someGameTakenDown = await this.runner.isSomeGameTakenDown(row, known);
    try {
      const appended = await this.runner.run(
        [...known.keys()],
        context,
        (history) => {
          const purchase = new Purchase(row, history);
          return purchase.decide(onFormCompleted({ ...purchase.checkoutState(), someGameTakenDown }, now), now);
        },
        known,
      );
      if (appended.replayed || !appended.events.some((event) => event.type === 'CommitStarted')) return null;
      return appended.history;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  private async check(row: PaymentRow, correlation: string, returned?: FormReturn): Promise<Observation | null> {
    let history = await this.runner.read(row);
    if (returned && returned.ending !== 'FormCompleted' && returned.ending !== 'Unreadable') {
      history = (await this.noteReturn(row, returned.ending, correlation, history)).history;
    }
    const { payment } = new Purchase(row, history);
    if (payment.status === 'None' || 'approval' in payment || payment.status === 'Declined') return null;
    const seen = await this.bank.status(payment);
    await this.record(row, seen ?? NEVER_CHECKED, history, { actor: returned ? BANK : JANITOR, correlation });
    return seen;
  }

  private async noteReturn(
    row: PaymentRow,
    ending: 'FormCancelled' | 'FormTimedOut' | 'FormBroken',
    correlation: string,
    known: History,
  ): Promise<Ran> {
    const now = this.clock.now();
    return this.runner.run(
      [...known.keys()],
      this.context(derivedId('return', row.paymentId, ending), correlation, BANK, now),
      (history) => new Purchase(row, history).decide({ payment: [{ type: 'RecordReturn', ending, now }] }, now),
      known,
    );
  }

  private async record(
    row: PaymentRow,
    seen: Observation,
    known: History,
    { actor, correlation }: Pick<CommandContext, 'actor' | 'correlation'>,
  ): Promise<Ran> {
    const now = this.clock.now();
    const version = paymentStream.facts(known, row.paymentId).length;
    let state = new Purchase(row, known).payment;
    const approval = seen.seen === 'authorized' ? seen.approval : undefined;
    const someGameTakenDown = approval !== undefined && (await this.runner.isSomeGameTakenDown(row, known));
    const appended = await this.runner.run(
      [...known.keys()],
      this.context(derivedId('outcome', row.paymentId, version, seen.seen, actor.id), correlation, actor, now),
      (history) => {
        const purchase = new Purchase(row, history);
        state = purchase.payment;
        const at = { ...purchase.checkoutState(approval), someGameTakenDown };
        return purchase.decide(onObserved(seen, at, now), now);
      },
      known,
    );
    await this.aftermath.follow(appended, row.paymentId, state, now);
    return appended;
  }

  private context(commandId: string, correlation: string, actor: Actor, now: string): CommandContext {
    return { commandId, actor, correlation, causation: correlation, now };
  }
}

/** Shows the buyer's browser where the result is. */
@CommandHandler(ReturnFromForm)
export class ReturnFromFormHandler implements ICommandHandler<ReturnFromForm> {
  constructor(
    private readonly settling: SettlePaymentHandler,
    private readonly checkout: CheckoutReads,
  ) {}

  async execute({ returned, correlation }: ReturnFromForm): Promise<string> {
    const payment = await this.settling.formReturned(returned, correlation);
    // An unknown return gets the neutral page: it may be a mistyped address or a stranger's.
    return payment
      ? withOrder(await this.checkout.returnPage(payment), payment.orderId)
      : this.checkout.resultUrl(undefined);
  }
}
