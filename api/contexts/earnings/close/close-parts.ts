import { Injectable } from '@nestjs/common';
import type { Instant } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import type { SettledLine, SharesEvent } from '../earnings.events.js';
import { lineOfSale } from '../rules/sale-lines.rules.js';
import { settle, waitedEnough, type Moment, type Settled, type Wait } from '../rules/settle.rules.js';
import type { CloseStep, MonthCloseState } from './month-close.decider.js';
import { SaleRows } from './sale-rows.js';
import { NO_ID, ShareRows } from './share-rows.js';

/** A month at its close, and the first moment that no longer belongs to it. */
export interface Closing extends Moment {
  before: Instant;
}

export interface Part {
  step: CloseStep;
  /** Where the next part of the step begins; null ends the step. */
  cursor: string | null;
  /** Null where nothing is settled. */
  fact: SharesEvent | null;
}

const SUBSCRIBERS = 500;
const WAITS = 1_000;
const SALES = 1_000;
/** Sales and slices that are settled are no longer found, so their steps need no place. */
const GOES_ON = 'more';

/** The parts of a close, each small enough for memory and one append. */
@Injectable()
export class CloseParts {
  constructor(
    private readonly shares: ShareRows,
    private readonly sales: SaleRows,
    private readonly clock: BusinessClock,
  ) {}

  next(closing: Closing, { step, cursor, chunk }: MonthCloseState): Promise<Part> {
    if (step === 'plans') return this.plans(closing, chunk, cursor);
    return step === 'rest' ? this.rest(closing, chunk) : this.sold(closing, chunk);
  }

  /** The part after this one, where it needs nothing that this one writes; a failure is told once it is asked for. */
  readAhead(closing: Closing, chunk: number, { step, cursor }: Part): Promise<Part> | null {
    if (step !== 'plans' || cursor === null) return null;
    const part = this.plans(closing, chunk, cursor);
    part.catch(() => undefined);
    return part;
  }

  private async plans(closing: Closing, chunk: number, cursor: string | null): Promise<Part> {
    const players = await this.shares.players(cursor ?? NO_ID, SUBSCRIBERS, closing);
    const settled: Settled = { lines: [], taken: [], waits: [] };
    for (const subscriber of await this.shares.subscribers(players, closing)) {
      const { lines, taken, waits } = settle(subscriber, closing);
      settled.lines.push(...lines);
      settled.taken.push(...taken);
      settled.waits.push(...waits);
    }
    const next = players.length < SUBSCRIBERS ? null : (players.at(-1) ?? null);
    return { step: 'plans', cursor: next, fact: this.fact(closing, chunk, settled) };
  }

  private async rest(closing: Closing, chunk: number): Promise<Part> {
    const waits = await this.shares.expired(waitedEnough(closing.month), WAITS);
    const equal = waits.length > 0 ? await this.shares.equalShares(closing) : null;
    if (!equal || equal.developers.length === 0) return { step: 'rest', cursor: null, fact: null };
    const lines = waits.flatMap((wait) => equal.share(wait, closing.through, wait.ruleVersion) ?? []);
    const gone = waits.map(({ orderId, month: slice }): Wait => ({ orderId, month: slice, amount: 0 }));
    const cursor = waits.length < WAITS ? null : GOES_ON;
    return { step: 'rest', cursor, fact: this.fact(closing, chunk, { lines, taken: [], waits: gone }) };
  }

  private async sold({ month, before }: Closing, chunk: number): Promise<Part> {
    const [sales, refunds] = await Promise.all([this.sales.sales(before, SALES), this.sales.refunds(before, SALES)]);
    const lines: SettledLine[] = [
      ...sales.map((row) => lineOfSale(row, 'sale')),
      ...refunds.filter(({ amount }) => amount !== 0).map((row) => lineOfSale(row, 'sale-refund')),
    ];
    const refundIds = [...new Set(refunds.map(({ refundId }) => refundId))];
    const cursor = sales.length < SALES && refundIds.length < SALES ? null : GOES_ON;
    if (lines.length + refundIds.length === 0) return { step: 'sales', cursor, fact: null };
    const data = { month, chunk, lines, refunds: refundIds, settledAt: this.clock.now() };
    return { step: 'sales', cursor, fact: { type: 'SalesSettled', data } };
  }

  private fact({ month }: Closing, chunk: number, { lines, taken, waits }: Settled): SharesEvent | null {
    if (lines.length + taken.length + waits.length === 0) return null;
    const data = { month, chunk, lines, taken, waits, settledAt: this.clock.now() };
    return { type: 'PlanSharesSettled', data };
  }
}
