import { Injectable } from '@nestjs/common';
import { codeStream } from '../../contexts/codes/index.js';
import { PaymentProvider, paymentStream } from '../../contexts/payments/index.js';
import type { ClosedBecause } from '../../contexts/payments/payment.events.js';
import { base32Of } from '../../kernel/ids.js';
import { isUnsendable } from '../../platform/bank/read-failure.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import type { CommandContext, RecordedEvent } from '../../platform/event-store/events.js';
import { together } from '../../platform/event-store/stream.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { Problem } from '../../platform/http/problem.js';
import { poll } from '../../platform/patience.js';
import { CheckoutPorts } from './checkout.ports.js';
import { PurchaseRunner } from './purchase-runner.js';

/** What a twin may need beside the bank's answer. */
const SLACK_MS = 1_000;

/** Where the buyer goes to pay. An empty token means that nothing has to be paid. */
export interface PaymentForm {
  token: string;
  url: string;
  orderId: string;
}

/** A payment that is planned: all that the bank is told of it. */
export interface FormPlan {
  paymentId: string;
  orderId: string;
  personId: string;
  amount: number;
  buyOrder: string;
  sessionId: string;
  resultUrl: string;
}

export function formPlan(
  checked: Pick<FormPlan, 'paymentId' | 'orderId' | 'personId' | 'amount' | 'resultUrl'>,
): FormPlan {
  return { ...checked, buyOrder: base32Of(checked.paymentId), sessionId: checked.paymentId };
}

/** Opens forms at the bank, and finds those that are open. */
@Injectable()
export class BankForms {
  constructor(
    private readonly runner: PurchaseRunner,
    private readonly store: EventStore,
    private readonly bank: PaymentProvider,
    private readonly shop: CheckoutPorts,
  ) {}

  /**
   * Asks the bank for a form; the buy order is stored already, so every outcome can be found again.
   * @param codeId of the order's code, whose use is given back when there is no form.
   * @throws Problem 503 bank-unavailable, 500 payment-not-sent.
   */
  async open(
    plan: FormPlan,
    codeId: string | null,
    correlation: string,
    planned: readonly RecordedEvent[],
  ): Promise<PaymentForm> {
    const created = await this.bank.openForm(plan);
    const now = this.shop.clock.now();
    const context: CommandContext = {
      commandId: derivedId('open-form', plan.paymentId),
      actor: { kind: 'system', id: 'checkout' },
      correlation,
      causation: derivedId('plan', plan.paymentId),
      now,
    };
    if (created.is !== 'issued') {
      await this.giveUp(plan, codeId, created.is === 'refused' ? 'create-failed' : 'create-unanswered', context);
      const details = { orderId: plan.orderId };
      if (isUnsendable(created)) throw new Problem(500, 'payment-not-sent', { details });
      throw new Problem(503, 'bank-unavailable', { details });
    }
    const stream = paymentStream.of(plan.paymentId);
    const appended = await this.runner.run(
      [stream],
      context,
      (histories) =>
        paymentStream.decide(
          histories,
          plan.paymentId,
          { type: 'IssueToken', token: created.token, formUrl: created.formUrl, now },
          now,
        ),
      new Map([[stream, planned.filter((event) => event.stream === stream)]]),
    );
    if (appended.events.length > 0) return { token: created.token, url: created.formUrl, orderId: plan.orderId };
    throw new Problem(503, 'bank-unavailable', { details: { orderId: plan.orderId } });
  }

  /** The address of an order that costs nothing: it leads straight to the result, as the client wants to see it. */
  free(orderId: string, resultUrl: string): PaymentForm {
    const url = new URL(`${this.shop.publicUrl}/v1/payment/free/${orderId}`);
    url.searchParams.set('url', resultUrl);
    return { token: '', url: url.href, orderId };
  }

  /**
   * The first answer again; a twin request that is still asking the bank is waited for.
   * @param resultUrl where the client wants the result, needed for an order without a payment.
   */
  async again(events: readonly RecordedEvent[], resultUrl: string): Promise<PaymentForm> {
    const orderId = String(events.find((event) => event.type === 'OrderPlaced')?.data.orderId);
    const planned = events.find((event) => event.type === 'PaymentPlanned');
    if (!planned) return this.free(orderId, resultUrl);
    const outcome = async (): Promise<RecordedEvent | undefined> => {
      const [history = []] = await this.store.read(paymentStream.of(String(planned.data.paymentId)));
      return (
        history.find(({ type }) => type === 'PaymentTokenIssued') ??
        history.find(({ type }) => type === 'PaymentClosed')
      );
    };
    const found = await poll(outcome, Boolean, this.bank.patience.statusMs + SLACK_MS);
    if (found?.type === 'PaymentTokenIssued')
      return { token: String(found.data.token), url: String(found.data.formUrl), orderId };
    throw new Problem(503, 'bank-unavailable', { details: { orderId } });
  }

  private async giveUp(
    { paymentId, orderId, personId }: FormPlan,
    codeId: string | null,
    because: ClosedBecause,
    context: CommandContext,
  ): Promise<void> {
    const { now } = context;
    await this.runner.run(
      [paymentStream.of(paymentId), ...(codeId === null ? [] : [{ codeId, personId }])],
      context,
      (histories) => {
        const closed = paymentStream.decide(histories, paymentId, { type: 'ClosePayment', because, now }, now);
        const releases = codeId !== null && closed.events.length > 0;
        return together(
          closed,
          releases
            ? codeStream.decide(histories, codeId, { type: 'ReleaseUse', useId: orderId, now }, now)
            : { facts: {} },
        );
      },
    );
  }
}
