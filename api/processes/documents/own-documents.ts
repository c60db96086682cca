import { Inject, Injectable } from '@nestjs/common';
import { Documents, type DocumentRow } from '../../contexts/books/index.js';
import { Throttle } from '../../contexts/identity/index.js';
import { OrdersQueries, type OrderRow } from '../../contexts/ordering/index.js';
import type { Ids } from '../../kernel/ports.js';
import { Refusal } from '../../kernel/refusal.js';
import { Effects } from '../../platform/event-store/effects.js';
import { Dispatch } from '../../platform/jobs/dispatch.js';
import type { SignedIn } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';
import { IDS } from '../../platform/tokens.js';
import { RECEIPT_AGAIN } from '../receipt/receipt.rules.js';

/** Puts mails onto the ledger that somebody asked for by hand. */
@Injectable()
export class AskedMails {
  constructor(
    private readonly effects: Effects,
    private readonly dispatch: Dispatch,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async order(kind: string, subject: string, correlation: string): Promise<void> {
    const planned = [{ effectId: this.ids.next(), kind, subject, correlation }];
    await this.effects.plan(planned);
    await this.dispatch.send(planned);
  }
}

/** Documents as their owners ask for them. What belongs to somebody else does not exist. */
@Injectable()
export class OwnDocuments {
  constructor(
    private readonly documents: Documents,
    private readonly orders: OrdersQueries,
    private readonly throttle: Throttle,
    private readonly mails: AskedMails,
  ) {}

  /** @throws Problem 404 order-unknown. */
  async ofOrder(orderId: string, caller: SignedIn): Promise<DocumentRow[]> {
    const order = await this.orders.order(orderId);
    if (!order || !maySee(order, caller)) throw new Problem(404, 'order-unknown');
    return this.documents.ofOrders([orderId]);
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
    if (order?.playerId !== caller.userId) throw new Problem(404, 'order-unknown');
    if (order.status !== 'paid') throw new Refusal('order-not-paid');
    await this.throttle.spend('receipt', caller.userId, network);
    await this.mails.order(RECEIPT_AGAIN, orderId, correlation);
  }
}

function maySee({ playerId }: Pick<OrderRow | DocumentRow, 'playerId'>, caller: SignedIn): boolean {
  return playerId === caller.userId || caller.permissions.has('books:read');
}
