import { Injectable } from '@nestjs/common';
import { CartCodes, type UsableCode } from '../../contexts/codes/index.js';
import { shelfStream } from '../../contexts/library/index.js';
import { OrdersQueries, pricesOf } from '../../contexts/ordering/index.js';
import type { Offer } from '../../contexts/ordering/order.commands.js';
import type { Instant } from '../../kernel/instant.js';
import { sum } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { Histories } from '../../platform/event-store/stream.js';
import { Problem } from '../../platform/http/problem.js';

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

  /** @throws Problem 404 game-not-found; Refusal already-owned, price-changed, and why a code does not work. */
  async priced(
    cart: { playerId: string; gameIds: string[]; code: string | null; shownTotal: number | null },
    now: Instant,
  ): Promise<PricedCart> {
    const { playerId, gameIds, shownTotal } = cart;
    const [offers, histories] = await Promise.all([this.offers(gameIds), this.runner.read([shelfStream.of(playerId)])]);
    this.refuseOwned(gameIds, playerId, histories, now);
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
  refuseOwned(gameIds: readonly string[], playerId: string, histories: Histories, now: Instant): void {
    shelfStream.decide(
      histories,
      playerId,
      { type: 'ReserveGames', playerId, gameIds: [...gameIds], paymentId: 'asking' },
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
