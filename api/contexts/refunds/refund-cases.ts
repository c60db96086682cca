import { Injectable } from '@nestjs/common';
import { orderStream } from '../ordering/index.js';
import { RefundsQueries, refundStream, type RefundWishRow } from './index.js';
import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import { BusinessClock } from '../../platform/clock.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { Decision } from '../../platform/event-store/stream.js';
import { Effects, type Effect } from '../../platform/event-store/effects.js';
import type { Actor, CommandContext } from '../../platform/event-store/events.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { RefundCase, type CaseIds } from './refund-case.js';
import { SEND_REFUND } from './refunding.rules.js';

const SHOP: Actor = { kind: 'system', id: 'refunds' };
const BANK: Actor = { kind: 'bank', id: 'refunds' };

/** What happened because of whom; a person's step, or an effect's. */
type Cause = Pick<Effect, 'effectId' | 'correlation'>;

/** Appends what becomes of a refund, over all the streams that it moves. */
@Injectable()
export class RefundCases {
  constructor(
    private readonly runner: CommandRunner,
    private readonly refunds: RefundsQueries,
    private readonly effects: Effects,
    private readonly clock: BusinessClock,
  ) {}

  async read(ids: CaseIds): Promise<RefundCase> {
    return new RefundCase(ids, await this.runner.read(await this.streamsOf(ids)));
  }

  /** @returns the case when this call began it, null when it was begun before. @throws Refusal while another refund of the payment is in flight. */
  async begin(cause: Cause, refundId: string): Promise<RefundCase | null> {
    const row = await this.row(refundId);
    const { began, known } = await this.append(row, cause, 'begin', SHOP, (found, now) => found.begin(now));
    return began ? known : null;
  }

  async complete(cause: Cause, refundId: string, how: 'reversed' | 'nullified'): Promise<void> {
    const row = await this.row(refundId);
    await this.append(row, cause, 'complete', BANK, (found, now) => found.complete(how, now));
    await this.othersGoOn(row);
  }

  async doubt(cause: Cause, refundId: string, why: string, needsPerson: boolean): Promise<void> {
    await this.append(await this.row(refundId), cause, needsPerson ? 'person' : 'doubt', SHOP, (found, now) =>
      found.doubt(why, needsPerson, now),
    );
  }

  async fail(cause: Cause, refundId: string, why: string): Promise<void> {
    const row = await this.row(refundId);
    await this.append(row, cause, 'fail', BANK, (found, now) => found.fail(why, now));
    await this.othersGoOn(row);
  }

  /** A decision of one of the shop's people. @throws Refusal `refund-unknown` and whatever the decision refuses. */
  async decide(
    refundId: string,
    context: CommandContext,
    decide: (found: RefundCase, now: Instant) => Decision | Promise<Decision>,
  ): Promise<RefundWishRow> {
    const row = await this.row(refundId);
    const streams = await this.streamsOf(row);
    await this.runner.run(streams, context, (history) => decide(new RefundCase(row, history), context.now));
    await this.othersGoOn(row);
    return this.row(refundId);
  }

  /** A payment has one refund in flight at a time: once it ended, the next need not wait for its own question. */
  private async othersGoOn({ refundId, orderId }: RefundWishRow): Promise<void> {
    const waiting = (await this.refunds.ofOrders([orderId])).filter(
      (other) => other.refundId !== refundId && other.state === 'approved',
    );
    await this.effects.askSoon(
      SEND_REFUND,
      waiting.map((other) => other.refundId),
    );
  }

  private async append(
    row: RefundWishRow,
    cause: Cause,
    step: string,
    actor: Actor,
    decide: (found: RefundCase, now: Instant) => Decision,
  ): Promise<{ began: boolean; known: RefundCase }> {
    const now = this.clock.now();
    const streams = await this.streamsOf(row);
    const known = await this.runner.read(streams);
    const version = refundStream.facts(known, row.refundId).length;
    const context = {
      commandId: derivedId(cause.effectId, step, version),
      actor,
      correlation: cause.correlation,
      causation: cause.effectId,
      now,
    };
    const ran = await this.runner.run(streams, context, (history) => decide(new RefundCase(row, history), now), known);
    return { began: !ran.replayed && ran.events.length > 0, known: new RefundCase(row, ran.history) };
  }

  private async streamsOf(ids: CaseIds): Promise<string[]> {
    return RefundCase.streamsOf(ids, await this.runner.read([orderStream.of(ids.orderId)]));
  }

  /** @throws Refusal `refund-unknown`. */
  async row(refundId: string): Promise<RefundWishRow> {
    const row = await this.refunds.refund(refundId);
    if (!row) throw new Refusal('refund-unknown');
    return row;
  }
}
