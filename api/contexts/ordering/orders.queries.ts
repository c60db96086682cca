import { Injectable } from '@nestjs/common';
import type { CivilDate } from '../../kernel/calendar.js';
import type { Bilingual, Language } from '../../kernel/language.js';
import { Database } from '../../platform/database/database.js';
import { Lookups } from '../../platform/database/lookups.js';
import { Refusal } from '../../kernel/refusal.js';
import { isGivenOut } from '../catalog/index.js';
import { isTakenDown } from '../publishing/index.js';
import type { Offer } from './order.commands.js';
import type { AcceptedTerms, OrderDiscount, OrderLine } from './order.events.js';

/** An order as it stands. Amounts in whole pesos. */
export interface OrderRow {
  orderId: string;
  personId: string;
  number: string;
  status: 'placed' | 'paid';
  total: number;
  net: number;
  vat: number;
  /** Whole percent; null where it is the standard one. */
  vatRate: number | null;
  language: Language;
  lines: OrderLine[];
  terms: AcceptedTerms | null;
  discount: OrderDiscount | null;
  /** Null where games were ordered. */
  plan: PlanOrdered | null;
  placedAt: Date;
  paidAt: Date | null;
  /** The attempt that counts: the one that paid, else the latest. */
  paymentId: string | null;
}

/** A plan's period that was ordered, with the days that were paid once it is: from the first through the day before `until`. */
export interface PlanOrdered {
  subscriptionId: string;
  period: number;
  planId: 'monthly' | 'yearly';
  from: CivilDate;
  until: CivilDate;
  title: Bilingual;
}

/** Money of an order that went back. */
export interface RefundRow {
  refundId: string;
  orderId: string;
  lines: { gameId: string | null; amount: number }[];
  amount: number;
  net: number;
  vat: number;
  how: 'reversed' | 'nullified' | 'transferred';
  whole: boolean;
  refundedAt: Date;
}

/** Null where games were ordered. */
export const ORDERED_PLAN = `o.plan || coalesce(o.paid_days, '{}'::jsonb) as plan`;

const ORDER_COLUMNS = `o.order_id as "orderId", o.person_id as "personId", o.number, o.status, o.total, o.net, o.vat, o.language, o.lines, o.terms,
  o.discount, ${ORDERED_PLAN}, o.vat_rate as "vatRate",
  o.placed_at as "placedAt", o.paid_at as "paidAt", o.payment_id as "paymentId"`;

const OFFERS = `from ordering.offers o where game_id = any($1) and listed and not ${isTakenDown('o.game_id')}`;

@Injectable()
export class OrdersQueries {
  private readonly orders: Lookups<OrderRow>;

  constructor(private readonly db: Database) {
    this.orders = new Lookups(
      (ids) =>
        db.query<OrderRow>(`select ${ORDER_COLUMNS} from ordering.orders o where o.order_id = any($1::uuid[])`, [ids]),
      ({ orderId }) => orderId,
    );
  }

  /**
   * What the shop asks for each of these games; games that are not on offer, may not be given out or cannot be played yet
   * are missing.
   */
  async offers(gameIds: readonly string[]): Promise<Offer[]> {
    return this.db.query<Offer>(
      `select game_id as "gameId", slug, title, cover, price ${OFFERS} and ${isGivenOut('o.game_id')}`,
      [gameIds],
    );
  }

  /** @throws Refusal game-not-available-yet, with the games on offer that nobody can play or download yet. */
  async refuseAnnounced(gameIds: readonly string[]): Promise<void> {
    const announced = await this.db.query<{ id: string }>(
      `select game_id as id ${OFFERS} and not ${isGivenOut('o.game_id')} order by game_id`,
      [gameIds],
    );
    if (announced.length > 0) throw new Refusal('game-not-available-yet', { games: announced.map(({ id }) => id) });
  }

  order(orderId: string): Promise<OrderRow | null> {
    return this.orders.one(orderId);
  }

  /** Whether a person has ever paid money for an order. */
  async hasPaid(personId: string): Promise<boolean> {
    return (
      (
        await this.db.query(
          `select 1 from ordering.orders where person_id = $1 and status = 'paid' and total > 0 limit 1`,
          [personId],
        )
      ).length > 0
    );
  }

  /** What of these orders went back, oldest first. */
  async refundsOf(orderIds: readonly string[]): Promise<RefundRow[]> {
    return this.db.query<RefundRow>(
      `select refund_id as "refundId", order_id as "orderId", lines, amount, net, vat, how, whole, refunded_at as "refundedAt"
         from ordering.refunds where order_id = any($1) order by refunded_at, refund_id`,
      [orderIds],
    );
  }

  /** A person's orders, newest first. */
  async ordersOf(personId: string, page: number, size: number): Promise<{ orders: OrderRow[]; total: number }> {
    const [orders, [count]] = await Promise.all([
      this.db.query<OrderRow>(
        `select ${ORDER_COLUMNS} from ordering.orders o where o.person_id = $1 order by o.placed_at desc, o.order_id limit $2 offset $3`,
        [personId, size, (page - 1) * size],
      ),
      this.db.query<{ total: number }>('select count(*) as total from ordering.orders where person_id = $1', [
        personId,
      ]),
    ]);
    return { orders, total: count?.total ?? 0 };
  }
}
