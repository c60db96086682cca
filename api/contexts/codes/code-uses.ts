import { Injectable } from '@nestjs/common';
import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import { AdvisoryLocks } from '../../platform/database/advisory-locks.js';
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

  /** @param personId null: not signed in. @returns null for an unknown code. */
  async find(typed: string, personId: string | null): Promise<{ code: FoundCode; asker: Asker } | null> {
    const code = await this.codes.found(typed, personId);
    return code && { code, asker: await this.asker(code, personId) };
  }

  /**
   * The code for a cart at the shop's prices. Whether a use is left is decided once more when it is reserved.
   * @throws Refusal code-unknown, or why it does not work.
   */
  async forCart(typed: string, personId: string, offers: readonly Offer[], now: Instant): Promise<UsableCode> {
    const found = await this.find(typed, personId);
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
    { orderId, personId }: { orderId: string; personId: string },
    now: Instant,
  ): Promise<CodeOfOrder> {
    const code = await this.codes.byId(codeId, personId);
    if (!code) return { codeId, boughtBefore: false, pending: [] };
    const asker = await this.asker(code, personId);
    const pending = code.pendingOrders.includes(orderId) ? [] : await this.pending(code, asker, now);
    return { codeId, ...asker, pending };
  }

  /** Earlier purchases are looked up only for a code that asks for them. */
  private async asker({ limits }: FoundCode, personId: string | null): Promise<Asker> {
    return { boughtBefore: limits.firstPurchaseOnly && personId !== null && (await this.orders.hasPaid(personId)) };
  }
}

/** A discount code as one person uses it. */
interface CodeOfPerson {
  codeId: string;
  personId: string;
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
    private readonly locks: AdvisoryLocks,
    private readonly codes: CodesQueries,
  ) {}

  /** The facts of these streams, for a look that decides nothing. */
  look(streams: readonly PurchaseStream[]): Promise<History> {
    return this.commands.read(streams.map((stream) => this.readable(stream)));
  }

  /** As `CommandRunner.run`; after waiting for the code's lock its stream is read again. */
  run(
    streams: readonly PurchaseStream[],
    context: CommandContext,
    decide: (history: History) => Decision,
    known?: History,
  ): Promise<Ran> {
    const readable = streams.map((stream) => this.readable(stream, known));
    const code = readable.find((stream) => typeof stream !== 'string');
    if (!code || (known && leavesAlone(code.stream, decide, known)))
      return this.commands.run(readable, context, decide, known);
    return this.locks.withLock(code.stream, async () =>
      this.commands.run(
        readable,
        context,
        decide,
        known && new Map([...known, [code.stream, await code.read()] as const]),
      ),
    );
  }

  private readable(stream: PurchaseStream, known?: History): string | SummedStream {
    if (typeof stream !== 'string') return this.codes.history(stream.codeId, stream.personId);
    if (!codeStream.includes(stream)) return stream;
    // What was read for a person is read for the same person again.
    const personId = known?.get(stream)?.[0]?.data.personId;
    if (typeof personId !== 'string') throw new Error(`${stream} must be read for a person`);
    return this.codes.history(codeStream.idOf(stream), personId);
  }
}

/** Whether nothing is added to a code: then no lock is needed, because the append still checks the version. */
function leavesAlone(code: string, decide: (history: History) => Decision, known: History): boolean {
  try {
    return (decide(known).facts[code] ?? []).length === 0;
  } catch {
    // What was read at several moments may not fit together: decided once more, with what is read then.
    return false;
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
