import { Injectable } from '@nestjs/common';
import { CodeRunner, CodesQueries } from '../../contexts/codes/index.js';
import { Entitlements } from '../../contexts/library/index.js';
import { orderStream } from '../../contexts/ordering/index.js';
import { AdvisoryLocks } from '../../platform/database/advisory-locks.js';
import { CommandRunner, type History } from '../../platform/event-store/command-runner.js';
import { streamsOf, type PurchaseIds } from './checkout.streams.js';

/** Reads and moves the streams of a purchase. */
@Injectable()
export class PurchaseRunner extends CodeRunner {
  constructor(
    commands: CommandRunner,
    locks: AdvisoryLocks,
    codes: CodesQueries,
    private readonly entitlements: Entitlements,
  ) {
    super(commands, locks, codes);
  }

  /** All facts of a purchase, those of its order's code included. */
  async read(ids: PurchaseIds): Promise<History> {
    const history = await this.commands.read(streamsOf(ids));
    const order = orderStream.state(history, ids.orderId);
    if (!('discount' in order) || !order.discount) return history;
    return new Map([...history, ...(await this.look([{ codeId: order.discount.codeId, personId: ids.personId }]))]);
  }

  /** Whether staff have taken down a game of the order by now; its own history does not tell. */
  async isSomeGameTakenDown({ orderId }: PurchaseIds, history: History): Promise<boolean> {
    const order = orderStream.state(history, orderId);
    if (!('lines' in order) || order.lines.length === 0) return false;
    return this.entitlements.isSomeTakenDown(order.lines.map(({ gameId }) => gameId));
  }
}
