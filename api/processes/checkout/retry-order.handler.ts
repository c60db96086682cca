import { Injectable } from '@nestjs/common';
import { orderDecider } from '../../contexts/ordering/index.js';
import { attemptDecider, chargeDecider, nextAsk, paymentDecider } from '../../contexts/payments/index.js';
import { fold, type Fact } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import { crashPoint } from '../../platform/crash-point.js';
import type { Decision, History } from '../../platform/event-store/command-runner.js';
import { timer } from '../../platform/event-store/due.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { Problem } from '../../platform/http/problem.js';
import { ReturnAddresses } from '../../platform/return-addresses.js';
import { BankForms, formPlan, type FormPlan, type PaymentForm } from './bank-forms.js';
import { CartCodes, type CodeOfOrder } from './cart-codes.js';
import { CartPricing } from './cart-pricing.js';
import { CheckoutPorts } from './checkout.ports.js';
import { chargeStream, orderStream, PAYMENT_CHECK, paymentStream, shelfStream } from './checkout.streams.js';
import { streamsOfUse, useOfCode } from './code-uses.js';
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
  async retry(asked: { orderId: string; playerId: string; mayBuy: boolean; resultUrl: string; correlation: string }): Promise<PaymentForm> {
    if (!asked.mayBuy) throw new Problem(403, 'guardian-needed');
    const { orderId, playerId, resultUrl, correlation } = asked;
    const history = await this.runner.look([orderStream(orderId), chargeStream(orderId), shelfStream(playerId)]);
    const order = fold(orderDecider, history.get(orderStream(orderId)) ?? []);
    if (order.status === 'None' || order.playerId !== playerId) throw new Problem(404, 'order-unknown');
    if (order.plan) throw new Refusal('order-of-a-plan');
    if (order.status === 'Paid') throw new Refusal('order-already-paid');
    await this.pricing.refuseStale(order.lines);
    this.pricing.refuseOwned(order.lines.map((line) => line.gameId), history.get(shelfStream(playerId)) ?? []);

    const now = this.shop.clock.now();
    const plan = formPlan({ paymentId: this.shop.ids.next(), orderId, playerId, amount: order.total, resultUrl: ReturnAddresses.forFacts(resultUrl) });
    const context: CommandContext = { commandId: derivedId('retry', plan.paymentId), actor: { kind: 'player', id: playerId }, correlation, causation: correlation, now };
    const code = order.discount && (await this.codes.forOrder(order.discount.codeId, order, now));
    const before = fold(chargeDecider, history.get(chargeStream(orderId)) ?? []).attempt;
    const streams = [chargeStream(orderId), ...(before ? [paymentStream(before)] : []), ...(code ? streamsOfUse({ codeId: code.codeId, playerId }, code.inTheWay) : [])];
    crashPoint('before-retry-planned');
    const appended = await this.runner.run(streams, context, (current) => {
      const decision = planned(current, plan, before, code, now);
      return { ...decision, changes: [...(decision.changes ?? []), ...this.shop.addresses.with(plan.paymentId, playerId, resultUrl)] };
    });
    crashPoint('after-retry-planned');
    return this.forms.open(plan, code?.codeId ?? null, correlation, appended.events);
  }
}

function planned(history: History, plan: FormPlan, before: string | null, code: CodeOfOrder | null, now: string): Decision {
  const { orderId, paymentId, playerId } = plan;
  const charge = fold(chargeDecider, history.get(chargeStream(orderId)) ?? []);
  if (charge.attempt !== before) throw new Refusal('payment-in-progress');
  const facts: Record<string, Fact[]> = {
    [chargeStream(orderId)]: chargeDecider.decide({ type: 'StartAttempt', orderId, paymentId }, charge),
    [paymentStream(paymentId)]: paymentDecider.decide({ type: 'PlanPayment', ...plan, now }, paymentDecider.initialState),
  };
  if (before) {
    facts[paymentStream(before)] = attemptDecider.decide({ type: 'ClosePayment', because: 'superseded', now }, fold(attemptDecider, history.get(paymentStream(before)) ?? []));
  }
  const use = { type: 'ReserveUse', useId: orderId, playerId, orderId, boughtBefore: code?.boughtBefore ?? false, now } as const;
  const used = code ? useOfCode(history, code.codeId, use, code.inTheWay) : {};
  const state = fold(paymentDecider, facts[paymentStream(paymentId)] ?? []);
  return { facts: { ...facts, ...used }, changes: [timer(paymentStream(paymentId), PAYMENT_CHECK, nextAsk(state, now))] };
}
