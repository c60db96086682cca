import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { base32Of } from '../../kernel/ids.js';
import { Refusal } from '../../kernel/refusal.js';
import { minutes } from '../../kernel/instant.js';
import { shelfDecider } from '../../contexts/library/index.js';
import { orderDecider, OrdersQueries } from '../../contexts/ordering/index.js';
import type { Offer } from '../../contexts/ordering/order.commands.js';
import type { AcceptedTerms } from '../../contexts/ordering/order.events.js';
import { attemptDecider, chargeDecider, nextAsk, paymentDecider, WebpayPlusClient } from '../../contexts/payments/index.js';
import { fold } from '../../kernel/decider.js';
import { crashPoint } from '../../platform/crash-point.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import { timer } from '../../platform/event-store/due.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import type { CommandContext, RecordedEvent } from '../../platform/event-store/events.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { Problem } from '../../platform/http/problem.js';
import { CheckoutPorts } from './checkout.ports.js';
import { chargeStream, orderStream, PAYMENT_CHECK, paymentStream, shelfStream } from './checkout.streams.js';

/** What a buyer asks for; prices are not among it. */
export interface Cart {
  playerId: string;
  emailVerified: boolean;
  /** Whether the buyer may pay for something; what costs nothing is free for children too. */
  mayBuy: boolean;
  gameIds: string[];
  language: 'es' | 'en';
  /** What the buyer's page showed, if it says so: the shop never charges more. */
  shownTotal: number | null;
  terms: AcceptedTerms | null;
  sessionNote: string | null;
  /** Where the browser goes with the result. */
  resultUrl: string;
  /** The client's own idempotency key, if it sent one. */
  key: string | null;
  correlation: string;
}

/** Where the buyer goes to pay. An empty token means that nothing has to be paid. */
export interface PaymentForm {
  token: string;
  url: string;
  orderId: string;
}

const GENERATIONS = 50;

/** Turns a cart into an order and opens the bank's form for it. */
@Injectable()
export class PlaceOrderHandler {
  constructor(
    private readonly store: EventStore,
    private readonly runner: CommandRunner,
    private readonly orders: OrdersQueries,
    private readonly bank: WebpayPlusClient,
    private readonly shop: CheckoutPorts,
  ) {}

  /**
   * Places the order at the shop's own prices and asks the bank for a form. The same request again gets the same answer.
   * @throws Problem 403 email-not-verified, guardian-needed, 404 game-not-found, 503 bank-unavailable; Refusal price-changed, already-owned, payment-in-progress.
   */
  async place(cart: Cart): Promise<PaymentForm> {
    if (!cart.emailVerified) throw new Problem(403, 'email-not-verified');
    const asked = await this.sameRequestBefore(cart);
    if (asked.answer && (cart.mayBuy || !asked.answer.token)) return asked.answer;

    const offers = await this.offersFor(cart);
    const total = offers.reduce((sum, offer) => sum + offer.price, 0);
    if (total > 0 && !cart.mayBuy) throw new Problem(403, 'guardian-needed');
    const { clock, ids } = this.shop;
    const now = clock.now();
    const orderId = ids.next();
    const paymentId = ids.next();
    const context: CommandContext = {
      commandId: asked.commandId, actor: { kind: 'player', id: cart.playerId }, correlation: cart.correlation, causation: cart.correlation, now, commandHash: hashOf(cart),
    };
    const { playerId, language, terms, sessionNote } = cart;
    const order = orderDecider.decide({ type: 'PlaceOrder', orderId, playerId, offers, language, terms, sessionNote, now, vatRate: this.shop.vatRate() }, orderDecider.initialState);
    if (total === 0) return this.complete(cart, orderId, order, context);

    const plan = { paymentId, orderId, playerId, amount: total, buyOrder: base32Of(paymentId), sessionId: paymentId, resultUrl: cart.resultUrl };
    const planned = paymentDecider.decide({ type: 'PlanPayment', ...plan, now }, paymentDecider.initialState);
    crashPoint('before-order-placed');
    const appended = await this.store.append(
      [
        { stream: orderStream(orderId), expectedVersion: 0, facts: order },
        { stream: chargeStream(orderId), expectedVersion: 0, facts: chargeDecider.decide({ type: 'StartAttempt', orderId, paymentId }, chargeDecider.initialState) },
        { stream: paymentStream(paymentId), expectedVersion: 0, facts: planned },
      ],
      context,
      [timer(paymentStream(paymentId), PAYMENT_CHECK, nextAsk(fold(paymentDecider, planned), now))],
    );
    crashPoint('after-order-placed');
    if (appended.replayed) return this.answerOf(appended.events);
    return this.openForm(plan, cart.correlation, appended.events);
  }

  /**
   * Another attempt at paying an order that is still unpaid. A form that is open elsewhere is superseded.
   * @throws Problem 403 guardian-needed; Refusal payment-in-progress, order-already-paid, already-owned, order-lapsed.
   */
  async retry(asked: { orderId: string; playerId: string; mayBuy: boolean; resultUrl: string; correlation: string }): Promise<PaymentForm> {
    if (!asked.mayBuy) throw new Problem(403, 'guardian-needed');
    const { orderId, playerId, resultUrl, correlation } = asked;
    const history = await this.runner.read([orderStream(orderId), chargeStream(orderId), shelfStream(playerId)]);
    const order = fold(orderDecider, history.get(orderStream(orderId)) ?? []);
    if (order.status === 'None' || order.playerId !== playerId) throw new Problem(404, 'order-unknown');
    if (order.status === 'Paid') throw new Refusal('order-already-paid');
    await this.refuseStale(order.lines, order.total);

    const { clock, ids } = this.shop;
    const now = clock.now();
    const paymentId = ids.next();
    const charge = fold(chargeDecider, history.get(chargeStream(orderId)) ?? []);
    this.refuseOwned(order.lines.map((line) => line.gameId), history.get(shelfStream(playerId)) ?? []);
    const plan = { paymentId, orderId, playerId, amount: order.total, buyOrder: base32Of(paymentId), sessionId: paymentId, resultUrl };
    const planned = paymentDecider.decide({ type: 'PlanPayment', ...plan, now }, paymentDecider.initialState);
    const context: CommandContext = { commandId: derivedId('retry', paymentId), actor: { kind: 'player', id: playerId }, correlation, causation: correlation, now };
    const before = charge.attempt ? paymentStream(charge.attempt) : null;
    crashPoint('before-retry-planned');
    const appended = await this.runner.run([chargeStream(orderId), ...(before ? [before] : [])], context, (current) => {
      const state = fold(chargeDecider, current.get(chargeStream(orderId)) ?? []);
      if (state.attempt !== charge.attempt) throw new Refusal('payment-in-progress');
      return {
        facts: {
          [chargeStream(orderId)]: chargeDecider.decide({ type: 'StartAttempt', orderId, paymentId }, state),
          ...(before ? { [before]: attemptDecider.decide({ type: 'ClosePayment', because: 'superseded', now }, fold(attemptDecider, current.get(before) ?? [])) } : {}),
          [paymentStream(paymentId)]: planned,
        },
        changes: [timer(paymentStream(paymentId), PAYMENT_CHECK, nextAsk(fold(paymentDecider, planned), now))],
      };
    });
    crashPoint('after-retry-planned');
    return this.openForm(plan, correlation, appended.events);
  }

  /** Asks the bank for a form; the buy order is stored already, so whatever happens can be found again. */
  private async openForm(plan: { paymentId: string; orderId: string; amount: number; buyOrder: string; sessionId: string }, correlation: string, planned: readonly RecordedEvent[]): Promise<PaymentForm> {
    const stream = paymentStream(plan.paymentId);
    crashPoint('before-form-created');
    const created = await this.bank.create(plan.buyOrder, plan.sessionId, plan.amount, this.shop.bankReturnUrl);
    crashPoint('after-form-created');
    const now = this.shop.clock.now();
    const context: CommandContext = {
      commandId: derivedId('open-form', plan.paymentId), actor: { kind: 'system', id: 'checkout' }, correlation, causation: derivedId('plan', plan.paymentId), now,
    };
    const appended = await this.runner.run([stream], context, (history) => {
      const state = fold(paymentDecider, history.get(stream) ?? []);
      const facts = paymentDecider.decide(
        created.is === 'issued'
          ? { type: 'IssueToken', token: created.token, formUrl: created.formUrl, now }
          : { type: 'ClosePayment', because: created.is === 'refused' ? 'create-failed' : 'create-unanswered', now },
        state,
      );
      const next = facts.reduce((before, fact) => paymentDecider.evolve(before, fact), state);
      return { facts: { [stream]: facts }, changes: [timer(stream, PAYMENT_CHECK, nextAsk(next, now))] };
    }, new Map([[stream, planned.filter((event) => event.stream === stream)]]));
    crashPoint('after-token-issued');
    if (created.is === 'issued' && appended.events.length > 0) return { token: created.token, url: created.formUrl, orderId: plan.orderId };
    throw new Problem(503, 'bank-unavailable', { details: { orderId: plan.orderId } });
  }

  /** Nothing to pay: the order is paid by having no price, and the games are there. */
  private async complete(cart: Cart, orderId: string, placed: ReturnType<typeof orderDecider.decide>, context: CommandContext): Promise<PaymentForm> {
    const { playerId, gameIds } = cart;
    const { now } = context;
    const paid = orderDecider.decide({ type: 'RecordOrderPaid', paymentId: null, now }, fold(orderDecider, placed));
    const shelf = shelfStream(playerId);
    crashPoint('before-free-order');
    const appended = await this.runner.run([shelf, orderStream(orderId)], context, (history) => ({
      facts: {
        [orderStream(orderId)]: [...placed, ...paid],
        [shelf]: shelfDecider.decide(
          { type: 'GrantGames', playerId, gameIds, because: 'purchase', orderId, paymentId: null, now }, fold(shelfDecider, history.get(shelf) ?? [])),
      },
    }));
    crashPoint('after-free-order');
    return appended.replayed ? this.answerOf(appended.events) : this.freeForm(orderId);
  }

  private freeForm(orderId: string): PaymentForm {
    return { token: '', url: `${this.shop.publicUrl}/v1/payment/free/${orderId}`, orderId };
  }

  private async offersFor(cart: Cart): Promise<Offer[]> {
    const [offers, [shelf = []]] = await Promise.all([this.orders.offers(cart.gameIds), this.store.read(shelfStream(cart.playerId))]);
    const missing = cart.gameIds.filter((id) => !offers.some((offer) => offer.gameId === id));
    if (missing.length > 0) throw new Problem(404, 'game-not-found', { details: { games: missing } });
    this.refuseOwned(cart.gameIds, shelf);

    const total = offers.reduce((sum, offer) => sum + offer.price, 0);
    if (cart.shownTotal !== null && cart.shownTotal < total) this.refusePrices(offers, total);
    // The order keeps the cart's order of games, whatever the database thinks of it.
    return cart.gameIds.flatMap((id) => offers.find((offer) => offer.gameId === id) ?? []);
  }

  private refuseOwned(gameIds: readonly string[], shelf: readonly RecordedEvent[]): void {
    // The claim at the commit decides; this look only spares a buyer the way to the bank.
    shelfDecider.decide({ type: 'ReserveGames', playerId: '', gameIds: [...gameIds], paymentId: 'asking' }, fold(shelfDecider, shelf));
  }

  private async refuseStale(lines: readonly { gameId: string; price: number }[], total: number): Promise<void> {
    const offers = await this.orders.offers(lines.map((line) => line.gameId));
    const now = offers.reduce((sum, offer) => sum + offer.price, 0);
    if (offers.length < lines.length) throw new Refusal('order-lapsed');
    if (now !== total) this.refusePrices(offers, now);
  }

  private refusePrices(offers: readonly Offer[], total: number): never {
    throw new Refusal('price-changed', { games: offers.map(({ gameId, price }) => ({ id: gameId, price })), total });
  }

  /** An idempotency key of the client counts for ever; a key that we derive only while its order can still be paid. */
  private async sameRequestBefore(cart: Cart): Promise<{ commandId: string; answer: PaymentForm | null }> {
    const commandHash = hashOf(cart);
    if (cart.key) {
      const commandId = derivedId('place-order', cart.playerId, 'key', cart.key);
      const earlier = await this.store.eventsOfCommand({ commandId, commandHash });
      return { commandId, answer: earlier.length > 0 ? await this.answerOf(earlier) : null };
    }
    if (!cart.sessionNote) return { commandId: this.shop.ids.next(), answer: null };
    for (let generation = 0; generation < GENERATIONS; generation++) {
      const commandId = derivedId('place-order', cart.playerId, cart.sessionNote, [...cart.gameIds].sort().join(), generation);
      const earlier = await this.store.eventsOfCommand({ commandId });
      if (earlier.length === 0) return { commandId, answer: null };
      const answer = await this.answerWhilePayable(earlier);
      if (answer) return { commandId, answer };
    }
    return { commandId: this.shop.ids.next(), answer: null };
  }

  private async answerWhilePayable(events: readonly RecordedEvent[]): Promise<PaymentForm | null> {
    const planned = events.find((event) => event.type === 'PaymentPlanned');
    if (!planned) return null;
    const [row] = await this.shop.payments.payments([String(planned.data.paymentId)]);
    const young = row && Date.parse(this.shop.clock.now()) - row.plannedAt.getTime() < minutes(8);
    return row && young && ['planned', 'token-issued'].includes(row.state) ? this.answerOf(events) : null;
  }

  /** The first answer again; a twin request that is still asking the bank is waited for. */
  private async answerOf(events: readonly RecordedEvent[]): Promise<PaymentForm> {
    const orderId = String(events.find((event) => event.type === 'OrderPlaced')?.data.orderId);
    const planned = events.find((event) => event.type === 'PaymentPlanned');
    if (!planned) return this.freeForm(orderId);
    for (let tries = 0; tries < 40; tries++) {
      const [history = []] = await this.store.read(paymentStream(String(planned.data.paymentId)));
      const issued = history.find((event) => event.type === 'PaymentTokenIssued');
      if (issued) return { token: String(issued.data.token), url: String(issued.data.formUrl), orderId };
      if (history.some((event) => event.type === 'PaymentClosed')) break;
      await pause(100);
    }
    throw new Problem(503, 'bank-unavailable', { details: { orderId } });
  }
}

function hashOf(cart: Cart): string {
  return createHash('sha256').update(JSON.stringify([[...cart.gameIds].sort(), cart.shownTotal, cart.resultUrl])).digest('base64url').slice(0, 22);
}
