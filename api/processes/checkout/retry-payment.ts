import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CartCodes, streamsOfUse, supersede, useOfCode, type CodeOfOrder } from '../../contexts/codes/index.js';
import { libraryStream } from '../../contexts/library/index.js';
import { orderStream, type OrderState } from '../../contexts/ordering/index.js';
import { chargeStream, paymentStream } from '../../contexts/payments/index.js';
import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import { together, type Histories, type Decision } from '../../platform/event-store/stream.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { Problem } from '../../platform/http/problem.js';
import { ReturnAddresses } from '../../platform/return-addresses.js';
import { BankForms, formPlan, type FormPlan, type PaymentForm } from './bank-forms.js';
import { CartPricing } from './cart/cart-pricing.js';
import { CheckoutPorts } from './checkout.ports.js';
import { PurchaseRunner } from './purchase-runner.js';

/** Opens a new form for an order that is still unpaid; one that is open elsewhere is superseded. */
export class RetryPayment extends Command<PaymentForm> {
  /**
   * @throws Problem 403 guardian-needed, 404 order-unknown; Refusal payment-in-progress, order-already-paid,
   * already-owned, order-lapsed, order-of-a-plan, and why the order's code does not work any more.
   */
  constructor(
    readonly orderId: string,
    readonly buyer: { personId: string; canPurchase: boolean },
    readonly resultUrl: string,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(RetryPayment)
export class RetryPaymentHandler implements ICommandHandler<RetryPayment> {
  constructor(
    private readonly runner: PurchaseRunner,
    private readonly pricing: CartPricing,
    private readonly forms: BankForms,
    private readonly codes: CartCodes,
    private readonly shop: CheckoutPorts,
  ) {}

  async execute({ orderId, buyer, resultUrl, correlation }: RetryPayment): Promise<PaymentForm> {
    if (!buyer.canPurchase) throw new Problem(403, 'guardian-needed');
    const { personId } = buyer;
    const now = this.shop.clock.now();
    const { order, before } = await this.payable(orderId, personId, now);
    const plan = formPlan({
      paymentId: this.shop.ids.next(),
      orderId,
      personId,
      amount: order.total,
      resultUrl: ReturnAddresses.forFacts(resultUrl),
    });
    const context: CommandContext = {
      commandId: derivedId('retry', plan.paymentId),
      actor: { kind: 'player', id: personId },
      correlation,
      causation: correlation,
      now,
    };
    const code = order.discount && (await this.codes.forOrder(order.discount.codeId, order, now));
    const streams = [
      chargeStream.of(orderId),
      ...(before ? [paymentStream.of(before)] : []),
      ...(code ? streamsOfUse({ codeId: code.codeId, personId }, code.pending) : []),
    ];
    const changes = this.shop.addresses.with(plan.paymentId, personId, resultUrl);
    const appended = await this.runner.run(streams, context, (current) =>
      together(planned(current, { plan, before, code }, now), { facts: {}, changes }),
    );
    return this.forms.open(plan, code?.codeId ?? null, correlation, appended.events);
  }

  /** An order of games that its person may still pay, and the attempt that a new one follows. */
  private async payable(
    orderId: string,
    personId: string,
    now: Instant,
  ): Promise<{ order: PlacedOrder; before: string | null }> {
    const history = await this.runner.look([
      orderStream.of(orderId),
      chargeStream.of(orderId),
      libraryStream.of(personId),
    ]);
    const order = orderStream.state(history, orderId);
    if (order.status === 'None' || order.personId !== personId) throw new Problem(404, 'order-unknown');
    if (order.plan) throw new Refusal('order-of-a-plan');
    if (order.status === 'Paid') throw new Refusal('order-already-paid');
    await this.pricing.refuseStale(order.lines);
    this.pricing.refuseOwned(
      order.lines.map((line) => line.gameId),
      personId,
      history,
      now,
    );
    return { order, before: chargeStream.state(history, orderId).attempt };
  }
}

type PlacedOrder = Exclude<OrderState, { status: 'None' }>;

function planned(
  histories: Histories,
  { plan, before, code }: { plan: FormPlan; before: string | null; code: CodeOfOrder | null },
  now: Instant,
): Decision {
  const { orderId, paymentId, personId } = plan;
  if (chargeStream.state(histories, orderId).attempt !== before) throw new Refusal('payment-in-progress');
  const use = {
    type: 'ReserveUse',
    useId: orderId,
    personId,
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
