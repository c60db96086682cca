import { Injectable } from '@nestjs/common';
import { type OrderRow, OrdersQueries } from '../../contexts/ordering/index.js';
import { PaymentsQueries, type PaymentRow } from '../../contexts/payments/index.js';
import { CardQueries } from '../../contexts/cards/index.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import type { SignedIn } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';
import { CardOutcomes, type CardChargeResult } from './card-outcomes.js';
import { CardPayments, type CardCharge } from './card-payments.js';
import { Refusal } from '../../kernel/refusal.js';
import { BusinessClock } from '../../platform/clock.js';
import { CartCodes, streamsOfUse, useOfCode } from '../../contexts/codes/index.js';
import { CartPricing } from '../checkout/cart-pricing.js';

/** Orders of games that their owners may still pay. */
@Injectable()
export class PayableOrders {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly pricing: CartPricing,
    private readonly codes: CartCodes,
    private readonly clock: BusinessClock,
  ) {}

  async exists(orderId: string): Promise<boolean> {
    return (await this.orders.order(orderId)) !== null;
  }

  /**
   * @param plans whether a plan's order counts; plans are paid where they are chosen.
   * @throws Problem 404 order-unknown.
   */
  async ownOrder(orderId: string, playerId: string, { plans = false } = {}): Promise<OrderRow> {
    const order = await this.orders.order(orderId);
    if (!order || order.playerId !== playerId || (order.plan && !plans)) throw new Problem(404, 'order-unknown');
    return order;
  }

  /**
   * What a charge for the order begins with: its code's use is kept again.
   * @throws Refusal order-already-paid, order-lapsed, price-changed.
   */
  async chargeOf(
    order: OrderRow,
  ): Promise<Pick<CardCharge, 'orderId' | 'playerId' | 'amount' | 'now' | 'streams' | 'begin'>> {
    const { orderId, playerId, total: amount, discount } = order;
    if (order.status === 'paid') throw new Refusal('order-already-paid');
    await this.pricing.refuseStale(order.lines);
    const now = this.clock.now();
    const code = discount && (await this.codes.forOrder(discount.codeId, order, now));
    if (!code) return { orderId, playerId, amount, now };

    const use = {
      type: 'ReserveUse',
      useId: orderId,
      playerId,
      orderId,
      boughtBefore: code.boughtBefore,
      now,
    } as const;
    return {
      orderId,
      playerId,
      amount,
      now,
      streams: streamsOfUse({ codeId: code.codeId, playerId }, code.pending),
      begin: (history) => useOfCode(history, code.codeId, use, code.pending),
    };
  }
}

export interface PaidWithCard {
  order: OrderRow;
  payment: PaymentRow | null;
  result: CardChargeResult | null;
}

/** A person pays an order of games with a saved card. */
@Injectable()
export class PayWithCardHandler {
  constructor(
    private readonly payable: PayableOrders,
    private readonly cards: CardQueries,
    private readonly payments: PaymentsQueries,
    private readonly charges: CardPayments,
    private readonly outcomes: CardOutcomes,
  ) {}

  /**
   * Charges the card unless this very wish was answered before: the same key, or the same card while its last charge is not over without money.
   * @throws Problem 403 email-not-verified, guardian-needed, 404 order-unknown, card-unknown; Refusal as `CardPayments.charge`, order-lapsed, price-changed, and why the order's code does not work.
   */
  async pay(asked: {
    orderId: string;
    cardId: string;
    caller: SignedIn;
    key: string | null;
    correlation: string;
  }): Promise<PaidWithCard> {
    const { cardId, caller, correlation } = asked;
    if (!caller.emailVerified) throw new Problem(403, 'email-not-verified');
    if (!caller.canPurchase) throw new Problem(403, 'guardian-needed');
    const order = await this.payable.ownOrder(asked.orderId, caller.userId);
    await this.refuseForeignCard(cardId, caller);

    const commandId = asked.key
      ? derivedId('pay-with-card', caller.userId, order.orderId, cardId, 'key', asked.key)
      : derivedId('pay-with-card', order.orderId, cardId, order.paymentId ?? '');
    const earlier =
      (await this.outcomes.resultOf(CardPayments.paymentIdOf(commandId))) ?? (await this.standing(order, cardId));
    const result =
      earlier ??
      (await this.charges.charge({
        ...(await this.payable.chargeOf(order)),
        cardId,
        commandId,
        correlation,
        actor: { kind: 'player', id: caller.userId },
      }));
    return this.told(order.orderId, caller.userId, result);
  }

  /** @throws Problem 404 card-unknown. */
  async refuseForeignCard(cardId: string, caller: SignedIn): Promise<void> {
    const card = await this.cards.cardOf(caller.userId, cardId);
    if (!card || card.removedAt) throw new Problem(404, 'card-unknown');
  }

  /** @throws Problem 422 order-unknown for an unknown order. */
  async refuseUnknown(orderId: string): Promise<void> {
    if (!(await this.payable.exists(orderId))) throw new Problem(422, 'order-unknown');
  }

  /** A payment of the person's own, by the id of its order or its own, once it has ended. @throws Problem 404 order-unknown. */
  standingOf(id: string, playerId: string): Promise<PaidWithCard> {
    return this.found(id, playerId, (paymentId) => this.outcomes.endOf(paymentId));
  }

  /** As `standingOf`, without waiting for an answer that was lost. */
  resultOf(id: string, playerId: string): Promise<PaidWithCard> {
    return this.found(id, playerId, (paymentId) => this.outcomes.resultOf(paymentId));
  }

  private async found(
    id: string,
    playerId: string,
    look: (paymentId: string) => Promise<CardChargeResult | null>,
  ): Promise<PaidWithCard> {
    const [named] = await this.payments.payments([id]);
    const order = await this.payable.ownOrder(named?.orderId ?? id, playerId, { plans: true });
    const paymentId = named?.paymentId ?? order.paymentId;
    const result = paymentId === null ? null : await look(paymentId);
    return result ? this.told(order.orderId, playerId, result) : { order, payment: null, result: null };
  }

  /** The charge of this card that is under way, or has paid the order already. */
  private async standing(order: OrderRow, cardId: string): Promise<CardChargeResult | null> {
    const [latest] = order.paymentId ? await this.payments.payments([order.paymentId]) : [];
    if (latest?.cardId !== cardId || ['declined', 'closed'].includes(latest.state)) return null;
    return this.outcomes.resultOf(latest.paymentId);
  }

  private async told(orderId: string, playerId: string, result: CardChargeResult): Promise<PaidWithCard> {
    const [order, [payment = null]] = await Promise.all([
      this.payable.ownOrder(orderId, playerId, { plans: true }),
      this.payments.payments([result.paymentId]),
    ]);
    return { order, payment, result };
  }
}
