import { Injectable } from '@nestjs/common';
import { CodeRunner } from '../../contexts/codes/index.js';
import { orderStream } from '../../contexts/ordering/index.js';
import type { History } from '../../platform/event-store/command-runner.js';
import { streamsOf, type PurchaseIds } from './checkout.streams.js';

/** Reads and moves the streams of a purchase. */
@Injectable()
export class PurchaseRunner extends CodeRunner {
  /** All facts of a purchase, those of its order's code included. */
  async read(ids: PurchaseIds): Promise<History> {
    const history = await this.commands.read(streamsOf(ids));
    const order = orderStream.state(history, ids.orderId);
    if (!('discount' in order) || !order.discount) return history;
    return new Map([...history, ...(await this.look([{ codeId: order.discount.codeId, personId: ids.personId }]))]);
  }
}
