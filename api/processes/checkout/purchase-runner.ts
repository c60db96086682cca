import { Injectable } from '@nestjs/common';
import { CodesQueries, codeStream } from '../../contexts/codes/index.js';
import { orderStream } from '../../contexts/ordering/index.js';
import { Turns } from '../../platform/database/turns.js';
import { CommandRunner, type History, type Ran, type SummedStream } from '../../platform/event-store/command-runner.js';
import type { Decision } from '../../platform/event-store/stream.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { streamsOf, type PurchaseIds } from './checkout.streams.js';

/** A discount code as one person uses it. */
export interface CodeOfPerson {
  codeId: string;
  playerId: string;
}

/** A stream by its name, or a code's, of which a purchase reads only what concerns its person. */
export type PurchaseStream = string | CodeOfPerson;

export function nameOf(stream: PurchaseStream): string {
  return typeof stream === 'string' ? stream : codeStream.of(stream.codeId);
}

/** Reads and moves the streams of a purchase. Where a discount code is among them, purchases with the same code wait for each other. */
@Injectable()
export class PurchaseRunner {
  constructor(
    private readonly commands: CommandRunner,
    private readonly turns: Turns,
    private readonly codes: CodesQueries,
  ) {}

  /** All facts of a purchase, those of its order's code included. */
  async read(ids: PurchaseIds): Promise<History> {
    const history = await this.commands.read(streamsOf(ids));
    const order = orderStream.state(history, ids.orderId);
    if (!('discount' in order) || !order.discount) return history;
    return new Map([...history, ...(await this.look([{ codeId: order.discount.codeId, playerId: ids.playerId }]))]);
  }

  /** The facts of these streams, for a look that decides nothing. */
  look(streams: readonly PurchaseStream[]): Promise<History> {
    return this.commands.read(streams.map((stream) => this.readable(stream)));
  }

  /** As `CommandRunner.run`. Who waits for a turn reads anew when it has come: what was known before it is old. */
  run(
    streams: readonly PurchaseStream[],
    context: CommandContext,
    decide: (history: History) => Decision,
    known?: History,
  ): Promise<Ran> {
    const readable = streams.map((stream) => this.readable(stream, known));
    const code = readable.find((stream) => typeof stream !== 'string');
    return code
      ? this.turns.inTurn(code.stream, () => this.commands.run(readable, context, decide))
      : this.commands.run(readable, context, decide, known);
  }

  private readable(stream: PurchaseStream, known?: History): string | SummedStream {
    if (typeof stream !== 'string') return this.codes.history(stream.codeId, stream.playerId);
    if (!codeStream.includes(stream)) return stream;
    // What was read for a person is read for the same person again.
    const playerId = known?.get(stream)?.[0]?.data.playerId;
    if (typeof playerId !== 'string') throw new Error(`${stream} must be read for a person`);
    return this.codes.history(codeStream.idOf(stream), playerId);
  }
}
