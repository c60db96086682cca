import { Injectable } from '@nestjs/common';
import { shelfDecider } from '../../contexts/library/index.js';
import { OrdersQueries, pricesOf } from '../../contexts/ordering/index.js';
import type { Offer } from '../../contexts/ordering/order.commands.js';
import { fold, type Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import { sum } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { Problem } from '../../platform/http/problem.js';
import { CartCodes, type UsableCode } from './cart-codes.js';
import { shelfStream } from './checkout.streams.js';

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
    private readonly store: EventStore,
    private readonly orders: OrdersQueries,
    private readonly codes: CartCodes,
  ) {}

  /** @throws Problem 404 game-not-found; Refusal already-owned, price-changed, and why a code does not work. */
  async priced(cart: { playerId: string; gameIds: string[]; code: string | null; shownTotal: number | null }, now: Instant): Promise<PricedCart> {
    const { playerId, gameIds, shownTotal } = cart;
    const [offers, [shelf = []]] = await Promise.all([this.offers(gameIds), this.store.read(shelfStream(playerId))]);
    this.refuseOwned(gameIds, shelf);
    const code = cart.code === null ? null : await this.codes.forCart(cart.code, playerId, offers, now);
    const total = sum(pricesOf(offers, code?.reduction));
    const full = sum(offers.map((offer) => offer.price));
    // A figure is either what the page showed to be paid, or the sum before the code; between the two it would be a guess.
    if (shownTotal !== null && shownTotal !== total && shownTotal < full) this.refusePrices(offers, total);
    return { offers, code, total };
  }

  /** The games' offers in the cart's order. */
  async offers(gameIds: readonly string[]): Promise<Offer[]> {
    const offers = await this.orders.offers(gameIds);
    const missing = gameIds.filter((id) => !offers.some((offer) => offer.gameId === id));
    if (missing.length > 0) throw new Problem(404, 'game-not-found', { details: { games: missing } });
    return gameIds.flatMap((id) => offers.find((offer) => offer.gameId === id) ?? []);
  }

  /** The claim at the commit decides; this look only spares a buyer the way to the bank. */
  refuseOwned(gameIds: readonly string[], shelf: readonly Fact[]): void {
    shelfDecider.decide({ type: 'ReserveGames', playerId: '', gameIds: [...gameIds], paymentId: 'asking' }, fold(shelfDecider, shelf));
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
