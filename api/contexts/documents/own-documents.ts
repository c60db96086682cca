import { Injectable } from '@nestjs/common';
import { Documents, type DocumentRow } from './documents.js';
import { Throttle } from '../access/index.js';
import { OrdersQueries, type OrderRow } from '../ordering/index.js';
import { Refusal } from '../../kernel/refusal.js';
import type { SignedIn } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';
import { EffectPlanner } from '../../platform/jobs/effect-planner.js';

/** Documents as their owners ask for them. What belongs to another person does not exist. */
@Injectable()
export class OwnDocuments {
  constructor(
    private readonly documents: Documents,
    private readonly orders: OrdersQueries,
    private readonly throttle: Throttle,
    private readonly planner: EffectPlanner,
  ) {}

  /** @throws Problem 404 order-unknown. */
  async ofOrder(orderId: string, caller: SignedIn): Promise<DocumentRow[]> {
    const order = await this.orders.order(orderId);
    if (!order || !maySee(order, caller)) throw new Problem(404, 'order-unknown');
    return this.documents.ofOrders([orderId]);
  }

  /** Those of them that are the caller's. */
  async ofOrders(orderIds: readonly string[], { userId }: SignedIn): Promise<DocumentRow[]> {
    return (await this.documents.ofOrders(orderIds)).filter(({ personId }) => personId === userId);
  }

  /** @throws Problem 404 document-unknown. */
  async one(documentId: string, caller: SignedIn): Promise<DocumentRow> {
    const document = await this.documents.one(documentId);
    if (!document || !maySee(document, caller)) throw new Problem(404, 'document-unknown');
    return document;
  }

  /** @throws Problem 404 order-unknown, TooManyTries; Refusal order-not-paid. */
  async sendAgain(orderId: string, caller: SignedIn, network: string, correlation: string): Promise<void> {
    const order = await this.orders.order(orderId);
    if (order?.personId !== caller.userId) throw new Problem(404, 'order-unknown');
    if (order.status !== 'paid') throw new Refusal('order-not-paid');
    await this.throttle.spend('receipt', caller.userId, network);
    await this.planner.together(correlation, (_, plan) => plan('mail:receipt-again', orderId));
  }
}

function maySee({ personId }: Pick<OrderRow | DocumentRow, 'personId'>, caller: SignedIn): boolean {
  return personId === caller.userId || caller.permissions.has('books:read');
}
