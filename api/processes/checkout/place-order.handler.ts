import { Injectable } from '@nestjs/common';
import type { RecordUse, ReserveUse } from '../../contexts/codes/code.commands.js';
import { shelfDecider } from '../../contexts/library/index.js';
import { orderDecider } from '../../contexts/ordering/index.js';
import type { OrderEvent } from '../../contexts/ordering/order.events.js';
import { chargeDecider, nextAsk, paymentDecider } from '../../contexts/payments/index.js';
import { fold, type Fact } from '../../kernel/decider.js';
import { orTwins } from '../../kernel/twin.js';
import { crashPoint } from '../../platform/crash-point.js';
import type { History } from '../../platform/event-store/command-runner.js';
import { timer } from '../../platform/event-store/due.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { Problem } from '../../platform/http/problem.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { ReturnAddresses } from '../../platform/return-addresses.js';
import { BankForms, formPlan, type PaymentForm } from './bank-forms.js';
import type { UsableCode } from './cart-codes.js';
import { CartPricing, type PricedCart } from './cart-pricing.js';
import type { Cart } from './cart.js';
import { CheckoutPorts } from './checkout.ports.js';
import { chargeStream, orderStream, PAYMENT_CHECK, paymentStream, shelfStream } from './checkout.streams.js';
import { streamsOfUse, useOfCode } from './code-uses.js';
import { PurchaseRunner } from './purchase-runner.js';
import { hashOf, RepeatedRequests } from './repeated-requests.js';

/** Turns a cart into an order and opens the bank's form for it. */
@Injectable()
export class PlaceOrderHandler {
  constructor(
    private readonly runner: PurchaseRunner,
    private readonly pricing: CartPricing,
    private readonly forms: BankForms,
    private readonly repeated: RepeatedRequests,
    private readonly shop: CheckoutPorts,
  ) {}

  /**
   * Places the order at the shop's own prices and asks the bank for a form. The same request again gets the same answer.
   * @throws Problem 403 email-not-verified, guardian-needed, 404 game-not-found, 503 bank-unavailable;
   * Refusal price-changed, already-owned, payment-in-progress, and why a code does not work.
   */
  async place(cart: Cart): Promise<PaymentForm> {
    if (!cart.emailVerified) throw new Problem(403, 'email-not-verified');
    const asked = await this.repeated.before(cart);
    if (asked.answer && mayHave(cart, asked.answer)) return asked.answer;
    return orTwins(() => this.placeNew(cart, asked.commandId), async () => {
      const { answer } = await this.repeated.before(cart);
      return answer && mayHave(cart, answer) ? answer : null;
    });
  }

  private async placeNew(cart: Cart, commandId: string): Promise<PaymentForm> {
    const now = this.shop.clock.now();
    const priced = await this.pricing.priced(cart, now);
    if (priced.total > 0 && !cart.mayBuy) throw new Problem(403, 'guardian-needed');
    const orderId = this.shop.ids.next();
    const context: CommandContext = {
      commandId, actor: { kind: 'player', id: cart.playerId }, correlation: cart.correlation, causation: cart.correlation, now, commandHash: hashOf(cart),
    };
    return priced.total === 0 ? this.complete(cart, priced, orderId, context) : this.plan(cart, priced, orderId, context);
  }

  private async plan(cart: Cart, priced: PricedCart, orderId: string, context: CommandContext): Promise<PaymentForm> {
    const { now } = context;
    const { code, total } = priced;
    const plan = formPlan({ paymentId: this.shop.ids.next(), orderId, playerId: cart.playerId, amount: total, resultUrl: ReturnAddresses.forFacts(cart.resultUrl) });
    const planned = paymentDecider.decide({ type: 'PlanPayment', ...plan, now }, paymentDecider.initialState);
    const use = { type: 'ReserveUse', useId: orderId, playerId: cart.playerId, orderId, boughtBefore: code?.boughtBefore ?? false, now } as const;
    const looked = code ? streamsOfUse({ codeId: code.reduction.codeId, playerId: cart.playerId }, code.inTheWay) : [];
    crashPoint('before-order-placed');
    const appended = await this.runner.run(looked, context, (history) => ({
      facts: {
        [orderStream(orderId)]: placed(cart, priced, orderId, { now, vatRate: this.shop.vatRate() }),
        [chargeStream(orderId)]: chargeDecider.decide({ type: 'StartAttempt', orderId, paymentId: plan.paymentId }, chargeDecider.initialState),
        [paymentStream(plan.paymentId)]: planned,
        ...useFacts(history, code, use),
      },
      changes: [timer(paymentStream(plan.paymentId), PAYMENT_CHECK, nextAsk(fold(paymentDecider, planned), now)), ...this.shop.addresses.with(plan.paymentId, cart.playerId, cart.resultUrl)],
      // Without a code there is nothing to look at: all streams are new.
    }), code ? undefined : new Map());
    crashPoint('after-order-placed');
    return appended.replayed ? this.forms.again(appended.events, cart.resultUrl) : this.forms.open(plan, code?.reduction.codeId ?? null, cart.correlation, appended.events);
  }

  /** Nothing to pay: the order is paid by having no price, and the games are there. */
  private async complete(cart: Cart, priced: PricedCart, orderId: string, context: CommandContext): Promise<PaymentForm> {
    const { playerId, gameIds } = cart;
    const { now } = context;
    const order = placed(cart, priced, orderId, { now, vatRate: this.shop.vatRate() });
    const paid = orderDecider.decide({ type: 'RecordOrderPaid', paymentId: null, now }, fold(orderDecider, order));
    const discount = priced.offers.reduce((sum, offer) => sum + offer.price, 0);
    const use = { type: 'RecordUse', useId: orderId, playerId, orderId, subscriptionId: null, discount, boughtBefore: priced.code?.boughtBefore ?? false, now } as const;
    const shelf = shelfStream(playerId);
    const looked = [shelf, ...(priced.code ? streamsOfUse({ codeId: priced.code.reduction.codeId, playerId }, priced.code.inTheWay) : [])];
    crashPoint('before-free-order');
    const appended = await this.runner.run(looked, context, (history) => ({
      facts: {
        [orderStream(orderId)]: [...order, ...paid],
        [shelf]: shelfDecider.decide(
          { type: 'GrantGames', playerId, gameIds, because: 'purchase', orderId, paymentId: null, now }, fold(shelfDecider, history.get(shelf) ?? [])),
        ...useFacts(history, priced.code, use),
      },
    }));
    crashPoint('after-free-order');
    return appended.replayed ? this.forms.again(appended.events, cart.resultUrl) : this.forms.free(orderId, cart.resultUrl);
  }
}

/** Whoever may not buy gets no form, not even one that was opened before. */
function mayHave({ mayBuy }: Cart, { token }: PaymentForm): boolean {
  return mayBuy || !token;
}

/** The client's note of its session is its own text: the fact keeps only what tells two notes apart. */
function placed({ playerId, language, terms, sessionNote: note }: Cart, { offers, code }: PricedCart, orderId: string, at: { now: string; vatRate: number }): OrderEvent[] {
  const sessionNote = note === null ? null : derivedId('session-note', playerId, note);
  return orderDecider.decide({ type: 'PlaceOrder', orderId, playerId, offers, language, terms, sessionNote, ...at, reduction: code?.reduction }, orderDecider.initialState);
}

function useFacts(history: History, code: UsableCode | null, use: ReserveUse | RecordUse): Record<string, Fact[]> {
  return code ? useOfCode(history, code.reduction.codeId, use, code.inTheWay) : {};
}
