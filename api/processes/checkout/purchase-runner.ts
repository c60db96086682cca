import { Injectable } from '@nestjs/common';
import { codeStream } from '../../contexts/codes/index.js';
import { orderDecider } from '../../contexts/ordering/index.js';
import { fold } from '../../kernel/decider.js';
import { Turns } from '../../platform/database/turns.js';
import { CommandRunner, type Decision, type History, type Ran } from '../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { orderStream, streamsOf, type PurchaseIds } from './checkout.streams.js';

/** Reads and moves the streams of a purchase. Where a discount code is among them, purchases with the same code wait for each other. */
@Injectable()
export class PurchaseRunner {
  constructor(
    private readonly commands: CommandRunner,
    private readonly turns: Turns,
  ) {}

  /** All facts of a purchase, those of its order's code included. */
  async read(ids: PurchaseIds): Promise<History> {
    const history = await this.commands.read(streamsOf(ids));
    const order = fold(orderDecider, history.get(orderStream(ids.orderId)) ?? []);
    if (!('discount' in order) || !order.discount) return history;
    return new Map([...history, ...(await this.commands.read([codeStream(order.discount.codeId)]))]);
  }

  /** The facts of these streams, for a look that decides nothing. */
  look(streams: readonly string[]): Promise<History> {
    return this.commands.read(streams);
  }

  /** As `CommandRunner.run`. Who waits for a turn reads anew when it has come: what was known before it is old. */
  run(streams: readonly string[], context: CommandContext, decide: (history: History) => Decision, known?: History): Promise<Ran> {
    const code = streams.find((stream) => stream.startsWith(codeStream('')));
    return code ? this.turns.inTurn(code, () => this.commands.run(streams, context, decide)) : this.commands.run(streams, context, decide, known);
  }
}
