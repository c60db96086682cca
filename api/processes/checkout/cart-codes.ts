import { Injectable } from '@nestjs/common';
import {
  CodesQueries,
  judgeCart,
  whyNotNow,
  withoutHeld,
  type Asker,
  type CartReduction,
  type FoundCode,
} from '../../contexts/codes/index.js';
import { OrdersQueries } from '../../contexts/ordering/index.js';
import type { Offer } from '../../contexts/ordering/order.commands.js';
import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import type { HeldUse } from './code-uses.js';

/** A code that works for a cart, and who wants to use it. */
export interface UsableCode extends Asker {
  typed: string;
  reduction: CartReduction;
  /** Payments of the same person's other orders that hold the last use; they make way where their form is merely open. */
  inTheWay: HeldUse[];
}

/** The code of an order that is to be paid. */
export interface CodeOfOrder extends Asker {
  codeId: string;
  inTheWay: HeldUse[];
}

/** Finds codes by what people type, with what the rules want to know of these people. */
@Injectable()
export class CartCodes {
  constructor(
    private readonly codes: CodesQueries,
    private readonly orders: OrdersQueries,
  ) {}

  /** @returns the code with its asker, or null when nobody issued it. `playerId` null: somebody who is not signed in. */
  async find(typed: string, playerId: string | null): Promise<{ code: FoundCode; asker: Asker } | null> {
    const [code, boughtBefore] = await Promise.all([
      this.codes.found(typed, playerId),
      playerId !== null && this.orders.hasPaid(playerId),
    ]);
    return code && { code, asker: { boughtBefore } };
  }

  /**
   * The code for a cart at the shop's prices. Whether a use is left is decided once more when it is reserved.
   * @throws Refusal code-unknown, or why it does not work.
   */
  async forCart(typed: string, playerId: string, offers: readonly Offer[], now: Instant): Promise<UsableCode> {
    const found = await this.find(typed, playerId);
    if (!found) throw new Refusal('code-unknown');
    const { code, asker } = found;
    const judged = judgeCart(withoutHeld(code, code.heldByOrders.length), offers, asker, now);
    if (!judged.works) throw new Refusal(judged.why);
    return { typed, reduction: judged.reduction, ...asker, inTheWay: await this.inTheWay(code, asker, now) };
  }

  /** What of the same person must make way before the code works; nothing while it works beside it. */
  async inTheWay(code: FoundCode, asker: Asker, now: Instant): Promise<HeldUse[]> {
    if (whyNotNow(code, asker, now) === null) return [];
    const orders = await Promise.all(code.heldByOrders.map((orderId) => this.orders.order(orderId)));
    return orders.flatMap((order) =>
      order?.paymentId ? [{ orderId: order.orderId, paymentId: order.paymentId }] : [],
    );
  }

  /** The code of an order whose payment starts anew. */
  async forOrder(
    codeId: string,
    { orderId, playerId }: { orderId: string; playerId: string },
    now: Instant,
  ): Promise<CodeOfOrder> {
    const [code, boughtBefore] = await Promise.all([this.codes.byId(codeId, playerId), this.orders.hasPaid(playerId)]);
    const inTheWay =
      code && !code.heldByOrders.includes(orderId) ? await this.inTheWay(code, { boughtBefore }, now) : [];
    return { codeId, boughtBefore, inTheWay };
  }
}
