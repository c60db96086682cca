import { Injectable } from '@nestjs/common';
import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import { Turns } from '../../platform/database/turns.js';
import { CommandRunner, type History, type Ran, type SummedStream } from '../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { together, type Decision, type Histories } from '../../platform/event-store/stream.js';
import { OrdersQueries, type Offer } from '../ordering/index.js';
import { mayHaveMoved, paymentStream } from '../payments/index.js';
import type { RecordUse, ReserveUse } from './code.commands.js';
import { judgeCart, whyNotNow, withoutPending, type Asker, type CartReduction } from './code.rules.js';
import { codeStream } from './code.stream.js';
import { CodesQueries, type FoundCode } from './codes.queries.js';

/** An unpaid order that holds a use of a code, and its latest payment. */
export interface PendingReservation {
  orderId: string;
  paymentId: string;
}

/** A code that works for a cart, and who wants to use it. */
export interface UsableCode extends Asker {
  typed: string;
  reduction: CartReduction;
  /** The same person's other orders that hold the last use; they make way where their form is merely open. */
  pending: PendingReservation[];
}

/** The code of an order that is to be paid. */
export interface CodeOfOrder extends Asker {
  codeId: string;
  pending: PendingReservation[];
}

/** Finds codes by what people type, with what the rules need to know of these people. */
@Injectable()
export class CartCodes {
  constructor(
    private readonly codes: CodesQueries,
    private readonly orders: OrdersQueries,
  ) {}

  /** @param playerId null: not signed in. @returns null for an unknown code. */
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
    const judged = judgeCart(withoutPending(code), offers, asker, now);
    if (!judged.works) throw new Refusal(judged.why);
    return { typed, reduction: judged.reduction, ...asker, pending: await this.pending(code, asker, now) };
  }

  /** What of the same person must make way before the code works; nothing while it works beside it. */
  async pending(code: FoundCode, asker: Asker, now: Instant): Promise<PendingReservation[]> {
    if (whyNotNow(code, asker, now) === null) return [];
    const orders = await Promise.all(code.pendingOrders.map((orderId) => this.orders.order(orderId)));
    return orders.flatMap((order) =>
      order?.paymentId ? [{ orderId: order.orderId, paymentId: order.paymentId }] : [],
    );
  }

  /** The code of an order that is paid again. */
  async forOrder(
    codeId: string,
    { orderId, playerId }: { orderId: string; playerId: string },
    now: Instant,
  ): Promise<CodeOfOrder> {
    const [code, boughtBefore] = await Promise.all([this.codes.byId(codeId, playerId), this.orders.hasPaid(playerId)]);
    const pending =
      code && !code.pendingOrders.includes(orderId) ? await this.pending(code, { boughtBefore }, now) : [];
    return { codeId, boughtBefore, pending };
  }
}

/** A discount code as one person uses it. */
interface CodeOfPerson {
  codeId: string;
  playerId: string;
}

/** A stream by its name, or a code's, of which only what concerns its person is read. */
export type PurchaseStream = string | CodeOfPerson;

export function nameOf(stream: PurchaseStream): string {
  return typeof stream === 'string' ? stream : codeStream.of(stream.codeId);
}

/** Reads and moves streams among which a code may be; purchases with the same code wait for each other. */
@Injectable()
export class CodeRunner {
  constructor(
    protected readonly commands: CommandRunner,
    private readonly turns: Turns,
    private readonly codes: CodesQueries,
  ) {}

  /** The facts of these streams, for a look that decides nothing. */
  look(streams: readonly PurchaseStream[]): Promise<History> {
    return this.commands.read(streams.map((stream) => this.readable(stream)));
  }

  /** As `CommandRunner.run`; after waiting for the code's lock the streams are read again. */
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

/** What using a code looks at: the code, and the payments that make way for it. */
export function streamsOfUse(code: CodeOfPerson, pending: readonly PendingReservation[]): PurchaseStream[] {
  return [code, ...pending.map(({ paymentId }) => paymentStream.of(paymentId))];
}

/**
 * Takes a use of a code. Forms of the same person that are merely open are given up for it, in the same append.
 * @throws Refusal why the code does not work; payment-in-progress when one of those payments may be taking money.
 */
export function useOfCode(
  histories: Histories,
  codeId: string,
  command: ReserveUse | RecordUse,
  pending: readonly PendingReservation[],
): Decision {
  const { now } = command;
  const closed = pending.map(({ paymentId }) => {
    const payment = paymentStream.state(histories, paymentId);
    if (payment.status === 'None' || payment.status === 'Approved' || mayHaveMoved(payment))
      throw new Refusal('payment-in-progress');
    return supersede(histories, paymentId, now);
  });
  const released = pending.map(({ orderId }) => ({ type: 'ReleaseUse', useId: orderId, now }) as const);
  return together(...closed, codeStream.decide(histories, codeId, [...released, command], now));
}

/** Gives an open form up for another attempt. Its timer stays: the buyer may still be at the bank. */
export function supersede(histories: Histories, paymentId: string, now: Instant): Decision {
  const { facts } = paymentStream.decide(
    histories,
    paymentId,
    { type: 'ClosePayment', because: 'superseded', now },
    now,
  );
  return { facts };
}
