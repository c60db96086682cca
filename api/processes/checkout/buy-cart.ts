import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { libraryStream } from '../../contexts/library/index.js';
import { orderStream } from '../../contexts/ordering/index.js';
import { chargeStream, paymentStream } from '../../contexts/payments/index.js';
import { orFirstAnswer } from '../../kernel/duplicate-request.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { together } from '../../platform/event-store/stream.js';
import { Problem } from '../../platform/http/problem.js';
import { ReturnAddresses } from '../../platform/return-addresses.js';
import { BankForms, formPlan, type PaymentForm } from './bank-forms.js';
import type { Cart } from './cart/cart.js';
import { lookedAt, OrderDrafts, usedCode, type Draft } from './cart/cart-pricing.js';
import { CheckoutPorts } from './checkout.ports.js';
import { PurchaseRunner } from './purchase-runner.js';
import { hashOf, RepeatedRequests } from './repeated-requests.js';

/**
 * Places an order for a cart at the shop's own prices and asks the bank for a form. The same request again gets the same
 * answer.
 */
export class BuyCart extends Command<PaymentForm> {
  /**
   * @throws Problem 403 email-not-verified, guardian-needed, 404 game-not-found, 503 bank-unavailable;
   * Refusal game-not-available-yet, price-changed, already-owned, payment-in-progress, and why a code does not work.
   */
  constructor(readonly cart: Cart) {
    super();
  }
}

@CommandHandler(BuyCart)
export class BuyCartHandler implements ICommandHandler<BuyCart> {
  constructor(
    private readonly runner: PurchaseRunner,
    private readonly drafts: OrderDrafts,
    private readonly forms: BankForms,
    private readonly repeated: RepeatedRequests,
    private readonly shop: CheckoutPorts,
  ) {}

  async execute({ cart }: BuyCart): Promise<PaymentForm> {
    if (!cart.emailVerified) throw new Problem(403, 'email-not-verified');
    const checked = await this.repeated.before(cart);
    if (checked.answer && mayHave(cart, checked.answer)) return checked.answer;
    return orFirstAnswer(
      () => this.placeNew(cart, checked.commandId),
      async () => {
        const { answer } = await this.repeated.before(cart);
        return answer && mayHave(cart, answer) ? answer : null;
      },
    );
  }

  private async placeNew(cart: Cart, commandId: string): Promise<PaymentForm> {
    const draft = await this.drafts.of(cart);
    const context: CommandContext = {
      commandId,
      actor: { kind: 'player', id: cart.personId },
      correlation: cart.correlation,
      causation: cart.correlation,
      now: draft.now,
      commandHash: hashOf(cart),
    };
    return draft.total === 0 ? this.complete(cart, draft, context) : this.plan(cart, draft, context);
  }

  private async plan(cart: Cart, draft: Draft, context: CommandContext): Promise<PaymentForm> {
    const { code, total, orderId, now } = draft;
    const plan = formPlan({
      paymentId: this.shop.ids.next(),
      orderId,
      personId: cart.personId,
      amount: total,
      resultUrl: ReturnAddresses.forFacts(cart.resultUrl),
    });
    const appended = await this.runner.run(
      lookedAt(cart, draft),
      context,
      (histories) =>
        together(
          this.drafts.placed(histories, cart, draft),
          chargeStream.decide(histories, orderId, { type: 'StartAttempt', orderId, paymentId: plan.paymentId }, now),
          paymentStream.decide(histories, plan.paymentId, { type: 'PlanPayment', ...plan, now }, now),
          { facts: {}, changes: this.shop.addresses.with(plan.paymentId, cart.personId, cart.resultUrl) },
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
    const { personId, gameIds } = cart;
    const { orderId, code, offers, now } = draft;
    const use = {
      type: 'RecordUse',
      useId: orderId,
      personId,
      orderId,
      subscriptionId: null,
      discount: offers.reduce((sum, offer) => sum + offer.price, 0),
      boughtBefore: code?.boughtBefore ?? false,
      now,
    } as const;
    const appended = await this.runner.run(
      [libraryStream.of(personId), ...lookedAt(cart, draft)],
      context,
      (histories) =>
        together(
          orderStream.decide(
            histories,
            orderId,
            [this.drafts.commandOf(cart, draft), { type: 'RecordOrderPaid', paymentId: null, now }],
            now,
          ),
          libraryStream.decide(
            histories,
            personId,
            { type: 'GrantGames', personId, gameIds, because: 'purchase', orderId, paymentId: null, now },
            now,
          ),
          usedCode(histories, code, use),
        ),
    );
    return appended.replayed
      ? this.forms.again(appended.events, cart.resultUrl)
      : this.forms.free(orderId, cart.resultUrl);
  }
}

/** A person who cannot purchase gets no form, not even one that was opened before. */
function mayHave({ canPurchase }: Cart, { token }: PaymentForm): boolean {
  return canPurchase || !token;
}
