import { Injectable } from '@nestjs/common';
import type { RecordUse, ReserveUse } from '../../../contexts/codes/code.commands.js';
import {
  CartCodes,
  streamsOfUse,
  useOfCode,
  type PurchaseStream,
  type UsableCode,
} from '../../../contexts/codes/index.js';
import { libraryStream } from '../../../contexts/library/index.js';
import { orderStream, OrdersQueries, pricesOf } from '../../../contexts/ordering/index.js';
import type { Offer, PlaceOrder } from '../../../contexts/ordering/order.commands.js';
import type { Instant } from '../../../kernel/instant.js';
import { sum } from '../../../kernel/money.js';
import { Refusal } from '../../../kernel/refusal.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import { together, type Decision, type Histories } from '../../../platform/event-store/stream.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { Problem } from '../../../platform/http/problem.js';
import { CheckoutPorts } from '../checkout.ports.js';
import type { Cart } from './cart.js';

/** A cart at the shop's own prices. */
export interface PricedCart {
  offers: Offer[];
  code: UsableCode | null;
  /** Whole pesos, after what the code takes off. */
  total: number;
}

/** What a cart costs, and whether it may be bought at all. */
@Injectable()
export class CartPricing {
  constructor(
    private readonly runner: CommandRunner,
    private readonly orders: OrdersQueries,
    private readonly codes: CartCodes,
  ) {}

  /** @throws Problem 404 game-not-found; Refusal game-not-available-yet, already-owned, price-changed, and why a code does not work. */
  async priced(
    cart: { personId: string; gameIds: string[]; code: string | null; shownTotal: number | null },
    now: Instant,
  ): Promise<PricedCart> {
    const { personId, gameIds, shownTotal } = cart;
    const [offers, histories] = await Promise.all([
      this.offers(gameIds),
      this.runner.read([libraryStream.of(personId)]),
    ]);
    this.refuseOwned(gameIds, personId, histories, now);
    const code = cart.code === null ? null : await this.codes.forCart(cart.code, personId, offers, now);
    const total = sum(pricesOf(offers, code?.reduction));
    const full = sum(offers.map((offer) => offer.price));
    // A figure is either what the page showed to be paid, or the sum before the code; between the two it would be a guess.
    if (shownTotal !== null && shownTotal !== total && shownTotal < full) this.refusePrices(offers, total);
    return { offers, code, total };
  }

  /** The games' offers in the cart's order. @throws Problem 404 game-not-found; Refusal game-not-available-yet. */
  async offers(gameIds: readonly string[]): Promise<Offer[]> {
    const offers = await this.orders.offers(gameIds);
    const missing = gameIds.filter((id) => !offers.some((offer) => offer.gameId === id));
    if (missing.length > 0) await this.orders.refuseAnnounced(missing);
    if (missing.length > 0) throw new Problem(404, 'game-not-found', { details: { games: missing } });
    return gameIds.flatMap((id) => offers.find((offer) => offer.gameId === id) ?? []);
  }

  /** The claim at the commit decides; this look only spares a buyer the way to the bank. */
  refuseOwned(gameIds: readonly string[], personId: string, histories: Histories, now: Instant): void {
    libraryStream.decide(
      histories,
      personId,
      { type: 'ReserveGames', personId, gameIds: [...gameIds], paymentId: 'asking' },
      now,
    );
  }

  /** @throws Refusal order-lapsed, price-changed when the games of an order are no longer sold at its prices. */
  async refuseStale(lines: readonly { gameId: string; price: number; listPrice?: number }[]): Promise<void> {
    const offers = await this.orders.offers(lines.map((line) => line.gameId));
    if (offers.length < lines.length) throw new Refusal('order-lapsed');
    const now = sum(offers.map((offer) => offer.price));
    if (now !== sum(lines.map(({ price, listPrice = price }) => listPrice))) this.refusePrices(offers, now);
  }

  private refusePrices(offers: readonly Offer[], total: number): never {
    throw new Refusal('price-changed', { games: offers.map(({ gameId, price }) => ({ id: gameId, price })), total });
  }
}

/** A cart at the shop's own prices, with the id of the order that it becomes. */
export interface Draft extends PricedCart {
  orderId: string;
  now: Instant;
}

/** Orders at the shop's own prices, before they are placed. */
@Injectable()
export class OrderDrafts {
  constructor(
    private readonly pricing: CartPricing,
    private readonly shop: CheckoutPorts,
  ) {}

  /** @throws Problem 403 guardian-needed, and as `CartPricing.priced`. */
  async of(cart: Cart): Promise<Draft> {
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
      personId: cart.personId,
      orderId,
      boughtBefore: code?.boughtBefore ?? false,
      now,
    } as const;
    return together(
      orderStream.decide(histories, orderId, this.commandOf(cart, draft), now),
      usedCode(histories, code, use),
    );
  }

  /** The client's note of its session is its own text: the fact keeps only what tells two notes apart. */
  commandOf({ personId, language, terms, sessionNote: note }: Cart, { orderId, offers, code, now }: Draft): PlaceOrder {
    const sessionNote = note === null ? null : derivedId('session-note', personId, note);
    return {
      type: 'PlaceOrder',
      orderId,
      personId,
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

/** A use of the code of a draft, where it has one. */
export function usedCode(histories: Histories, code: UsableCode | null, use: ReserveUse | RecordUse): Decision {
  return code ? useOfCode(histories, code.reduction.codeId, use, code.pending) : { facts: {} };
}

/** The streams that a use of the draft's code looks at. */
export function lookedAt({ personId }: Cart, { code }: Draft): PurchaseStream[] {
  return code ? streamsOfUse({ codeId: code.reduction.codeId, personId }, code.pending) : [];
}
