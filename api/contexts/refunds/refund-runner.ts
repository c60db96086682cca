import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';
import type { Instant } from '../../kernel/instant.js';
import { BusinessClock } from '../../platform/clock.js';
import { CommandRunner, type History } from '../../platform/event-store/command-runner.js';
import { Effects, type Effect } from '../../platform/event-store/effects.js';
import type { Actor, CommandContext } from '../../platform/event-store/events.js';
import { together, type Decided, type Decision } from '../../platform/event-store/stream.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { playForgottenAt, libraryStream } from '../library/index.js';
import { orderStream, type OrderState } from '../ordering/index.js';
import { paymentStream } from '../payments/index.js';
import { isRunning, subscriptionStream } from '../subscriptions/index.js';
import { RefundNotes } from './refund-notes.js';
import type { KnownRefund, RefundCommand, RefundState } from './refund.decider.js';
import type { RefundCompleted, RefundEvent } from './refund.events.js';
import { refundStream } from './refund.stream.js';
import { RefundsQueries, type RefundRow } from './refunds.queries.js';

export const SEND_REFUND = 'refunds:send-money';

/** A refund with the payment, order, library and plan that it moves: what becomes of them is one append. */
export class RefundedPurchase {
  constructor(
    private readonly row: RefundRow,
    private readonly history: History,
  ) {}

  /** @param history with the order's facts, which name the plan. */
  static streamsOf({ refundId, paymentId, orderId, personId }: RefundRow, history: History): string[] {
    const order = orderStream.state(history, orderId);
    const plan = 'plan' in order && order.plan ? [subscriptionStream.of(order.plan.subscriptionId)] : [];
    const own = [refundStream.of(refundId), paymentStream.of(paymentId)];
    return [...own, orderStream.of(orderId), libraryStream.of(personId), ...plan];
  }

  get refund(): KnownRefund {
    const state = refundStream.state(this.history, this.row.refundId);
    if (state.status === 'None') throw new Refusal('refund-unknown');
    return state;
  }

  get payment() {
    return paymentStream.state(this.history, this.row.paymentId);
  }

  get facts(): readonly RefundEvent[] {
    return refundStream.facts(this.history, this.row.refundId);
  }

  decide(command: RefundCommand): Decided<RefundState, RefundEvent> {
    return refundStream.decide(this.history, this.row.refundId, command, command.now);
  }

  /** Before the bank is asked. @throws Refusal `refund-in-progress`, `order-not-paid`. */
  begin(now: Instant): Decision {
    const { refundId, amount } = this.refund.request;
    const begun = this.decide({ type: 'BeginRefund', now });
    if (begun.events.length === 0) return { facts: {} };
    return together(begun, this.ofPayment({ type: 'StartPartRefund', refundId, amount, now }));
  }

  /** The bank gave it back, or it was transferred by hand. */
  complete(how: RefundCompleted['data']['how'], now: Instant): Decision {
    const { status, request } = this.refund;
    if (status === 'Completed') return { facts: {} };
    const { refundId, paymentId, orderId, personId, lines } = request;
    const refunded = { type: 'RecordOrderRefunded', refundId, paymentId, lines, how, now } as const;
    const order = orderStream.decide(this.history, orderId, refunded, now);
    const whole = order.events.some((fact) => fact.type === 'OrderRefunded' && fact.data.whole);
    const leaving = this.leaving(order.state).map(
      (gameId) => ({ type: 'EndEntitlement', personId, gameId, orderId, refundId, now }) as const,
    );
    const library = libraryStream.decide(this.history, personId, leaving, now);
    const changes = library.events.flatMap((fact) =>
      fact.type === 'EntitlementEnded'
        ? [playForgottenAt(fact.data.personId, fact.data.gameId, fact.data.playDataKeptUntil)]
        : [],
    );
    return together(
      this.decide({ type: 'CompleteRefund', how, whole, now }),
      // After a transfer the payment still holds the money at the bank; the order says that it went back.
      how === 'transferred'
        ? { facts: {} }
        : this.ofPayment({ type: 'RecordPartRefund', refundId, outcome: { is: 'returned', how }, now }),
      order,
      library,
      { facts: {}, changes },
      whole ? this.endOfPlan(now) : { facts: {} },
    );
  }

  /** The bank's answer was lost; with `needsPerson` the bank tells no more. */
  doubt(why: string, needsPerson: boolean, now: Instant): Decision {
    const { refundId } = this.row;
    return together(
      this.decide({ type: 'RecordRefundUnknown', why, needsPerson, now }),
      this.ofPayment({ type: 'RecordPartRefund', refundId, outcome: { is: 'unknown', why }, now }),
    );
  }

  /** Nothing went back. */
  fail(why: string, now: Instant): Decision {
    const { refundId } = this.row;
    const failed = this.decide({ type: 'FailRefund', why, now });
    if (this.payment.status !== 'Approved') return failed;
    return together(
      failed,
      this.ofPayment({ type: 'RecordPartRefund', refundId, outcome: { is: 'failed', why }, now }),
    );
  }

  private ofPayment(command: Parameters<typeof paymentStream.decide>[2] & { now: Instant }): Decision {
    return paymentStream.decide(this.history, this.row.paymentId, command, command.now);
  }

  /** The plan ends with the money of its running period; that of an earlier one changes nothing. */
  private endOfPlan(now: Instant): Decision {
    const order = orderStream.state(this.history, this.row.orderId);
    const plan = 'plan' in order ? order.plan : null;
    const state = plan && subscriptionStream.state(this.history, plan.subscriptionId);
    if (!plan || !state || !isRunning(state) || state.nextPeriod !== plan.period + 1) return { facts: {} };
    const command = { type: 'EndSubscription', because: 'refunded', now } as const;
    return subscriptionStream.decide(this.history, plan.subscriptionId, command, now);
  }

  /** Games whose whole price has gone back with this. */
  private leaving(after: OrderState): string[] {
    if (after.status !== 'Paid') return [];
    return this.refund.request.lines.flatMap(({ gameId }) => {
      const paid = after.lines.find((line) => line.gameId === gameId)?.price;
      return gameId !== null && after.refunded.byGame.get(gameId) === paid ? [gameId] : [];
    });
  }
}

type Decide = (found: RefundedPurchase, now: Instant) => Decision | Promise<Decision>;

/** Loads a refund with all that it moves, decides, and appends. */
@Injectable()
export class RefundRunner {
  constructor(
    private readonly runner: CommandRunner,
    private readonly refunds: RefundsQueries,
    private readonly effects: Effects,
    private readonly clock: BusinessClock,
    private readonly notes: RefundNotes,
  ) {}

  async read(refundId: string): Promise<RefundedPurchase> {
    const row = await this.refunds.known(refundId);
    return new RefundedPurchase(row, await this.runner.read(await this.streamsOf(row)));
  }

  /** A step of an effect. @returns whether this call made it. */
  async advance(
    { subject, effectId, correlation }: Effect,
    step: string,
    actor: Actor['kind'],
    decide: Decide,
  ): Promise<{ isNew: boolean; found: RefundedPurchase }> {
    const row = await this.refunds.known(subject);
    const now = this.clock.now();
    const read = await this.runner.read(await this.streamsOf(row));
    const context = {
      commandId: derivedId(effectId, step, refundStream.facts(read, subject).length),
      actor: { kind: actor, id: 'refunds' },
      correlation,
      causation: effectId,
      now,
    } as const;
    const ran = await this.run(row, context, (found) => decide(found, now), read);
    return { isNew: !ran.replayed && ran.events.length > 0, found: new RefundedPurchase(row, ran.history) };
  }

  /** A decision of staff, with its note; never about their own money. @throws Refusal refund-unknown, refund-own-request. */
  async decideByStaff(refundId: string, by: CommandContext, note: string | null, decide: Decide): Promise<void> {
    const row = await this.refunds.known(refundId);
    await this.run(row, by, async (found) => {
      if (by.actor.id === row.personId) throw new Refusal('refund-own-request');
      const decision = await decide(found, by.now);
      const isNew = Object.values(decision.facts).some((facts) => facts.length > 0);
      const changes = isNew ? this.notes.noteRows(row, by.actor.id, note, by.now) : [];
      return together(decision, { facts: {}, changes });
    });
  }

  private async run(
    row: RefundRow,
    context: CommandContext,
    decide: (found: RefundedPurchase) => Decision | Promise<Decision>,
    known?: History,
  ) {
    const streams = known ? [...known.keys()] : await this.streamsOf(row);
    const ran = await this.runner.run(streams, context, (history) => decide(new RefundedPurchase(row, history)), known);
    if (ran.events.some(({ type }) => type === 'RefundCompleted' || type === 'RefundFailed')) await this.wakeNext(row);
    return ran;
  }

  /** A payment has one refund in flight: once it ended, the next one goes on at once. */
  private async wakeNext({ refundId, orderId }: RefundRow): Promise<void> {
    const others = (await this.refunds.ofOrders([orderId])).filter((other) => other.refundId !== refundId);
    const waiting = others.filter(({ state }) => state === 'approved');
    await this.effects.checkSoon(
      SEND_REFUND,
      waiting.map((other) => other.refundId),
    );
  }

  private async streamsOf(row: RefundRow): Promise<string[]> {
    return RefundedPurchase.streamsOf(row, await this.runner.read([orderStream.of(row.orderId)]));
  }
}
