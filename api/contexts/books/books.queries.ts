import { Injectable } from '@nestjs/common';
import type { CivilDate } from '../../kernel/calendar.js';
import { Database } from '../../platform/database/database.js';
import { givenBack, type Account, type Entry, type GivenBack, type Sale } from './posting.rules.js';

/** What moved on one account in a range of days, and how it stands after it. Debits above zero, credits below; whole pesos. */
interface Balance {
  account: Account;
  subAccount: string | null;
  debit: number;
  credit: number;
  balance: number;
}

/** One line of the books, with the fact that it follows from. */
export interface EntryRow {
  position: number;
  line: number;
  eventType: string;
  account: Account;
  subAccount: string | null;
  amount: number;
  orderId: string | null;
  paymentId: string | null;
  refundId: string | null;
  occurredOn: CivilDate;
  occurredAt: Date;
}

const ENTRY = `position, line, event_type as "eventType", account, sub_account as "subAccount", amount, order_id as "orderId", payment_id as "paymentId",
  refund_id as "refundId", occurred_on::text as "occurredOn", occurred_at as "occurredAt"`;

@Injectable()
export class BooksQueries {
  constructor(private readonly db: Database) {}

  /** The sum of all entries up to a place of the log, or of all; anything but zero is a fault of the books. */
  async trialBalance(upTo: number | null = null): Promise<number> {
    const [row] = await this.db.query<{ total: number }>(
      'select coalesce(sum(amount), 0)::bigint as total from books.entries where $1::bigint is null or position <= $1',
      [upTo],
    );
    return row?.total ?? 0;
  }

  /** The sum of the newest thousand entries, of whole facts: the same work however long the books are. The reconciliation of each morning sums all of them. */
  async recentBalance(): Promise<number> {
    // The oldest fact among them may be cut in two; only books that are shorter have it whole.
    const [row] = await this.db.query<{ total: number }>(`
      with newest as (select position, amount from books.entries order by position desc, line desc limit 1000)
      select coalesce(sum(amount), 0)::bigint as total from newest
       where position > (select min(position) from newest) or (select count(*) from newest) < 1000`);
    return row?.total ?? 0;
  }

  /** Facts whose own entries do not add up to zero; there is none in books that are right. */
  async unbalanced(): Promise<number[]> {
    const rows = await this.db.query<{ position: number }>(
      'select position from books.entries group by position having sum(amount) <> 0 order by position limit 100',
    );
    return rows.map(({ position }) => position);
  }

  /** What moved on each account from the first day through the last, and its balance at the end of that day; null is no bound. */
  async balances({ from, through }: { from: CivilDate | null; through: CivilDate | null }): Promise<Balance[]> {
    return this.db.query<Balance>(
      `select account, sub_account as "subAccount", coalesce(sum(amount) filter (where amount > 0 and ($1::date is null or occurred_on >= $1)), 0)::bigint as debit,
              coalesce(sum(amount) filter (where amount < 0 and ($1::date is null or occurred_on >= $1)), 0)::bigint as credit, sum(amount)::bigint as balance
         from books.entries where $2::date is null or occurred_on <= $2 group by account, sub_account order by account, sub_account nulls first`,
      [from, through],
    );
  }

  /** What moved on each account on each day, oldest first. */
  async days({
    from,
    through,
  }: {
    from: CivilDate | null;
    through: CivilDate | null;
  }): Promise<{ day: CivilDate; account: Account; debit: number; credit: number }[]> {
    return this.db.query(
      `select occurred_on::text as day, account, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as debit, coalesce(sum(amount) filter (where amount < 0), 0)::bigint as credit
         from books.entries where ($1::date is null or occurred_on >= $1) and ($2::date is null or occurred_on <= $2) group by 1, 2 order by 1, 2`,
      [from, through],
    );
  }

  /** What still stands in the pools in which plans' shares waited by the first rule. */
  async pools(): Promise<{ pool: string; amount: number }[]> {
    return this.db.query(
      `select sub_account as pool, (0 - sum(amount))::bigint as amount from books.entries
        where account = 'developer-payable' and sub_account like 'pool-%' group by 1 having sum(amount) <> 0 order by 1`,
    );
  }

  /** All entries that an order caused, in the order of the log. */
  async entriesOf(orderId: string): Promise<EntryRow[]> {
    return this.db.query<EntryRow>(`select ${ENTRY} from books.entries where order_id = $1 order by position, line`, [
      orderId,
    ]);
  }

  /** What giving this back would post; changes nothing. Null while the books have not read the order yet. */
  async entriesOfReturn(orderId: string, back: GivenBack): Promise<Entry[] | null> {
    const [sale] = await this.db.query<Sale>(
      'select order_id as "orderId", vat, split_version as "splitVersion", lines from books.sales where order_id = $1',
      [orderId],
    );
    return sale ? givenBack(back, sale) : null;
  }
}
