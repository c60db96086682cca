import { Injectable } from '@nestjs/common';
import { CartCodes, streamsOfUse, supersede, useOfCode, type CodeOfOrder } from '../../contexts/codes/index.js';
import { shelfStream } from '../../contexts/library/index.js';
import { orderStream } from '../../contexts/ordering/index.js';
import { chargeStream, paymentStream } from '../../contexts/payments/index.js';
import { Refusal } from '../../kernel/refusal.js';
import { together, type Histories, type Decision } from '../../platform/event-store/stream.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { Problem } from '../../platform/http/problem.js';
import { ReturnAddresses } from '../../platform/return-addresses.js';
import { BankForms, formPlan, type FormPlan, type PaymentForm } from './bank-forms.js';
import { CartPricing } from './cart-pricing.js';
import { CheckoutPorts } from './checkout.ports.js';
import { PurchaseRunner } from './purchase-runner.js';

/** Another attempt at paying an order that is still unpaid. */
@Injectable()
export class RetryOrderHandler {
  constructor(
    private readonly runner: PurchaseRunner,
    private readonly pricing: CartPricing,
    private readonly forms: BankForms,
    private readonly codes: CartCodes,
    private readonly shop: CheckoutPorts,
  ) {}

  /**
   * Opens a new form; one that is open elsewhere is superseded, and a code's use is kept again.
   * @throws Problem 403 guardian-needed; Refusal payment-in-progress, order-already-paid, already-owned, order-lapsed, order-of-a-plan, and why the order's code does not work any more.
   */
  async retry(asked: {
    orderId: string;
    playerId: string;
    canPurchase: boolean;
    resultUrl: string;
    correlation: string;
  }): Promise<PaymentForm> {
    if (!asked.canPurchase) throw new Problem(403, 'guardian-needed');
    const { orderId, playerId, resultUrl, correlation } = asked;
    const history = await this.runner.look([
      orderStream.of(orderId),
      chargeStream.of(orderId),
      shelfStream.of(playerId),
    ]);
    const order = orderStream.state(history, orderId);
    if (order.status === 'None' || order.playerId !== playerId) throw new Problem(404, 'order-unknown');
    if (order.plan) throw new Refusal('order-of-a-plan');
    if (order.status === 'Paid') throw new Refusal('order-already-paid');
    await this.pricing.refuseStale(order.lines);
    const now = this.shop.clock.now();
    this.pricing.refuseOwned(
      order.lines.map((line) => line.gameId),
      playerId,
      history,
      now,
    );

    const plan = formPlan({
      paymentId: this.shop.ids.next(),
      orderId,
      playerId,
      amount: order.total,
      resultUrl: ReturnAddresses.forFacts(resultUrl),
    });
    const context: CommandContext = {
      commandId: derivedId('retry', plan.paymentId),
      actor: { kind: 'player', id: playerId },
      correlation,
      causation: correlation,
      now,
    };
    const code = order.discount && (await this.codes.forOrder(order.discount.codeId, order, now));
    const before = chargeStream.state(history, orderId).attempt;
    const streams = [
      chargeStream.of(orderId),
      ...(before ? [paymentStream.of(before)] : []),
      ...(code ? streamsOfUse({ codeId: code.codeId, playerId }, code.pending) : []),
    ];
    const changes = this.shop.addresses.with(plan.paymentId, playerId, resultUrl);
    const appended = await this.runner.run(streams, context, (current) =>
      together(planned(current, plan, before, code, now), { facts: {}, changes }),
    );
    return this.forms.open(plan, code?.codeId ?? null, correlation, appended.events);
  }
}

function planned(
  histories: Histories,
  plan: FormPlan,
  before: string | null,
  code: CodeOfOrder | null,
  now: string,
): Decision {
  const { orderId, paymentId, playerId } = plan;
  if (chargeStream.state(histories, orderId).attempt !== before) throw new Refusal('payment-in-progress');
  const use = {
    type: 'ReserveUse',
    useId: orderId,
    playerId,
    orderId,
    boughtBefore: code?.boughtBefore ?? false,
    now,
  } as const;
  return together(
    chargeStream.decide(histories, orderId, { type: 'StartAttempt', orderId, paymentId }, now),
    paymentStream.decide(histories, paymentId, { type: 'PlanPayment', ...plan, now }, now),
    before ? supersede(histories, before, now) : { facts: {} },
    code ? useOfCode(histories, code.codeId, use, code.pending) : { facts: {} },
  );
}
