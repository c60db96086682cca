import { Injectable } from '@nestjs/common';
import type { RecordUse, ReserveUse } from '../../contexts/codes/code.commands.js';
import { shelfStream } from '../../contexts/library/index.js';
import { orderStream } from '../../contexts/ordering/index.js';
import type { PlaceOrder } from '../../contexts/ordering/order.commands.js';
import { chargeStream, paymentStream } from '../../contexts/payments/index.js';
import type { Instant } from '../../kernel/instant.js';
import { orTwins } from '../../kernel/twin.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { together, type Histories, type Decision } from '../../platform/event-store/stream.js';
import { Problem } from '../../platform/http/problem.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { ReturnAddresses } from '../../platform/return-addresses.js';
import { BankForms, formPlan, type PaymentForm } from './bank-forms.js';
import { CartPricing, type PricedCart } from './cart-pricing.js';
import type { Cart } from './cart.js';
import { CheckoutPorts } from './checkout.ports.js';
import { streamsOfUse, useOfCode, type PurchaseStream, type UsableCode } from '../../contexts/codes/index.js';
import { PurchaseRunner } from './purchase-runner.js';
import { hashOf, RepeatedRequests } from './repeated-requests.js';

/** A cart at the shop's own prices, with the id of the order that it becomes. */
export interface Draft extends PricedCart {
  orderId: string;
  now: Instant;
}

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
    return orTwins(
      () => this.placeNew(cart, asked.commandId),
      async () => {
        const { answer } = await this.repeated.before(cart);
        return answer && mayHave(cart, answer) ? answer : null;
      },
    );
  }

  private async placeNew(cart: Cart, commandId: string): Promise<PaymentForm> {
    const draft = await this.draft(cart);
    const context: CommandContext = {
      commandId,
      actor: { kind: 'player', id: cart.playerId },
      correlation: cart.correlation,
      causation: cart.correlation,
      now: draft.now,
      commandHash: hashOf(cart),
    };
    return draft.total === 0 ? this.complete(cart, draft, context) : this.plan(cart, draft, context);
  }

  /** An order at the shop's own prices, not yet placed. @throws Problem 403 guardian-needed, and as `CartPricing.priced`. */
  async draft(cart: Cart): Promise<Draft> {
    const now = this.shop.clock.now();
    const priced = await this.pricing.priced(cart, now);
    if (priced.total > 0 && !cart.canPurchase) throw new Problem(403, 'guardian-needed');
    return { ...priced, orderId: this.shop.ids.next(), now };
  }

  /** What is a fact from the moment on at which a draft's money is asked for: the order, and a use of its code. */
  placed(histories: Histories, cart: Cart, draft: Draft): Decision {
    const { orderId, code, now } = draft;
    const use = {
      type: 'ReserveUse',
      useId: orderId,
      playerId: cart.playerId,
      orderId,
      boughtBefore: code?.boughtBefore ?? false,
      now,
    } as const;
    return together(
      orderStream.decide(histories, orderId, this.orderOf(cart, draft), now),
      usedCode(histories, code, use),
    );
  }

  private async plan(cart: Cart, draft: Draft, context: CommandContext): Promise<PaymentForm> {
    const { code, total, orderId, now } = draft;
    const plan = formPlan({
      paymentId: this.shop.ids.next(),
      orderId,
      playerId: cart.playerId,
      amount: total,
      resultUrl: ReturnAddresses.forFacts(cart.resultUrl),
    });
    const appended = await this.runner.run(
      lookedAt(cart, draft),
      context,
      (histories) =>
        together(
          this.placed(histories, cart, draft),
          chargeStream.decide(histories, orderId, { type: 'StartAttempt', orderId, paymentId: plan.paymentId }, now),
          paymentStream.decide(histories, plan.paymentId, { type: 'PlanPayment', ...plan, now }, now),
          { facts: {}, changes: this.shop.addresses.with(plan.paymentId, cart.playerId, cart.resultUrl) },
        ),
      // Without a code there is nothing to look at: all streams are new.
      code ? undefined : new Map(),
    );
    return appended.replayed
      ? this.forms.again(appended.events, cart.resultUrl)
      : this.forms.open(plan, code?.reduction.codeId ?? null, cart.correlation, appended.events);
  }

  /** Nothing to pay: the order is paid by having no price, and the games are there. */
  private async complete(cart: Cart, draft: Draft, context: CommandContext): Promise<PaymentForm> {
    const { playerId, gameIds } = cart;
    const { orderId, code, offers, now } = draft;
    const use = {
      type: 'RecordUse',
      useId: orderId,
      playerId,
      orderId,
      subscriptionId: null,
      discount: offers.reduce((sum, offer) => sum + offer.price, 0),
      boughtBefore: code?.boughtBefore ?? false,
      now,
    } as const;
    const appended = await this.runner.run([shelfStream.of(playerId), ...lookedAt(cart, draft)], context, (histories) =>
      together(
        orderStream.decide(
          histories,
          orderId,
          [this.orderOf(cart, draft), { type: 'RecordOrderPaid', paymentId: null, now }],
          now,
        ),
        shelfStream.decide(
          histories,
          playerId,
          { type: 'GrantGames', playerId, gameIds, because: 'purchase', orderId, paymentId: null, now },
          now,
        ),
        usedCode(histories, code, use),
      ),
    );
    return appended.replayed
      ? this.forms.again(appended.events, cart.resultUrl)
      : this.forms.free(orderId, cart.resultUrl);
  }

  /** The client's note of its session is its own text: the fact keeps only what tells two notes apart. */
  private orderOf(
    { playerId, language, terms, sessionNote: note }: Cart,
    { orderId, offers, code, now }: Draft,
  ): PlaceOrder {
    const sessionNote = note === null ? null : derivedId('session-note', playerId, note);
    return {
      type: 'PlaceOrder',
      orderId,
      playerId,
      offers,
      language,
      terms,
      sessionNote,
      vatRate: this.shop.vatRate(),
      reduction: code?.reduction,
      now,
    };
  }
}

/** A person who cannot purchase gets no form, not even one that was opened before. */
function mayHave({ canPurchase }: Cart, { token }: PaymentForm): boolean {
  return canPurchase || !token;
}

function usedCode(histories: Histories, code: UsableCode | null, use: ReserveUse | RecordUse): Decision {
  return code ? useOfCode(histories, code.reduction.codeId, use, code.pending) : { facts: {} };
}

/** The streams that a use of the draft's code looks at. */
export function lookedAt({ playerId }: Cart, { code }: Draft): PurchaseStream[] {
  return code ? streamsOfUse({ codeId: code.reduction.codeId, playerId }, code.pending) : [];
}
