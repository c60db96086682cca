import type { CivilDate } from '../../kernel/calendar.js';
import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';
import type { TaxDocumentKind } from './rules/withholding.rules.js';

export type LineSource = 'sale' | 'sale-refund' | 'plan' | 'plan-refund' | 'plan-rest';

/** One amount that one payment brings one studio. */
export interface SettledLine {
  developerId: string;
  /** Null for what is shared equally. */
  gameId: string | null;
  source: LineSource;
  orderId: string;
  /** The month whose days it pays; of a sale, the month of the payment. */
  month: string;
  day: CivilDate;
  seconds: number;
  amount: number;
  ruleVersion: number;
}

/** What the month's close is about to settle. */
export type MonthCloseStarted = Fact<'MonthCloseStarted', { month: string; closesAt: Instant; startedAt: Instant }>;
/** Shares of plans that waited in the pools of earlier rules wait with the others from now on. */
export type PoolsMoved = Fact<
  'PoolsMoved',
  { month: string; splitVersion: number; pools: { pool: string; amount: number }[]; movedAt: Instant }
>;
/** What of plans went to whom, and how the periods stand after it: on stream `shares-<month>-<chunk>`. */
export type PlanSharesSettled = Fact<
  'PlanSharesSettled',
  {
    month: string;
    chunk: number;
    lines: SettledLine[];
    taken: { orderId: string; taken: Pesos; through: string }[];
    /** How much of each slice waits on; zero for none. */
    waits: { orderId: string; month: string; amount: Pesos }[];
    settledAt: Instant;
  }
>;
/** Sales and their refunds that this month's statements tell; the books have had them since they happened. */
export type SalesSettled = Fact<
  'SalesSettled',
  {
    month: string;
    chunk: number;
    lines: SettledLine[];
    /** The refunds among them. */
    refunds: string[];
    settledAt: Instant;
  }
>;
/** A part of the work is done; the next begins after `cursor`. */
export type ChunkDone = Fact<
  'ChunkDone',
  { month: string; chunk: number; step: 'plans' | 'rest' | 'sales'; cursor: string | null; doneAt: Instant }
>;
export type MonthClosed = Fact<'MonthClosed', { month: string; statements: number; closedAt: Instant }>;
/** On stream `statement-<developerId>`: it never changes. */
export type StatementIssued = Fact<
  'StatementIssued',
  {
    number: string;
    developerId: string;
    month: string;
    bySource: Record<LineSource, number>;
    earned: number;
    carriedIn: number;
    gross: Pesos;
    taxKind: TaxDocumentKind;
    rate: number;
    withheld: Pesos;
    paid: Pesos;
    carriedOut: number;
    lines: number;
    linesHash: string;
    previousHash: string | null;
    hash: string;
    issuedAt: Instant;
  }
>;

export type MonthCloseEvent = MonthCloseStarted | PoolsMoved | ChunkDone | MonthClosed;
export type SharesEvent = PlanSharesSettled | SalesSettled;
export type StatementEvent = StatementIssued;
export type EarningsEvent = MonthCloseEvent | SharesEvent | StatementEvent;
