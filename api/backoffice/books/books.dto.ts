import { IsInt, IsOptional, Matches, Min } from 'class-validator';
import { Type } from 'class-transformer';
import type { Account } from '../../contexts/books/index.js';

const DAY = { message: 'must be a day such as 2026-11-21' };

/** Days on Chile's calendar, both included; without one there is no bound. */
export class BooksRequest {
  @IsOptional()
  @Matches(/^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, DAY)
  from?: string;
  @IsOptional()
  @Matches(/^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, DAY)
  through?: string;
  /** Log position up to which the trial balance is computed. Default: the end of the log. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'must be a place of the log' })
  @Min(0)
  position?: number;
}

/** An account or a part of one: debits above zero, credits below, in whole pesos. */
class BalanceLine {
  account: Account;
  /** A developer, or the pool of a month's plans. */
  subAccount: string | null;
  /** The developer's name; null if it is not a developer's. */
  subAccountName: string | null;
  /** Sum added from the first day through the last. */
  debit: number;
  /** Sum taken in those days; zero or below. */
  credit: number;
  /** Balance at the end of the last day. */
  balance: number;
}

export class BooksReply {
  from: string | null;
  through: string | null;
  /** Sum of all entries; anything but 0 is a fault in the books. */
  trialBalance: number;
  balances: BalanceLine[];
}

/** One line of the books. */
export class EntryLine {
  /** The event's position in the log, and the entry's within the event. */
  position: number;
  line: number;
  eventType: string;
  account: Account;
  subAccount: string | null;
  /** The developer's name; null if it is not a developer's. */
  subAccountName: string | null;
  /** Whole pesos: a debit above zero, a credit below. */
  amount: number;
  paymentId: string | null;
  refundId: string | null;
  occurredOn: string;
  occurredAt: Date;
}

export class OrderEntriesReply {
  entries: EntryLine[];
}
