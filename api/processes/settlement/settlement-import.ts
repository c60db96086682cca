import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { NoteDifference } from '../../contexts/books/index.js';
import { civilDateOf, plusDays, startOfDay, type CivilDate } from '../../kernel/calendar.js';
import { sum, type Pesos } from '../../kernel/money.js';
import { Database } from '../../platform/database/database.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { Problem } from '../../platform/http/problem.js';
import { readSettlement, type SettlementRow } from './settlement-file.rules.js';
import { SettlementImports, type EarlierImport } from './settlement-imports.js';
import { compare, daysOf, type KnownPayment } from './settlement.rules.js';

/** How many movements of one kind, and their sum. */
interface Movements {
  count: number;
  amount: Pesos;
}

/** What a file holds, before anything is compared. */
interface SettlementPreview {
  from: CivilDate;
  through: CivilDate;
  rows: number;
  sales: Movements;
  refunds: Movements;
  first: SettlementRow[];
  /** The latest comparison of the very same file. */
  earlier: EarlierImport | null;
}

/** A settlement file of the bank as it was sent. */
interface SentFile {
  file: string;
  fileName: string | null;
}

const FIRST = 5;

interface Row {
  paymentId: string;
  buyOrders: (string | null)[];
  authorizationCode: string;
  amount: number;
  soldAt: string;
  nullified: number;
  isReversed: boolean;
}

/** Money that the bank took, with what went back of it: sold within the days, named by the file, or given back within the days. */
const PAYMENTS = `
  with moved as (
    select r.payment_id, r.amount, r.how, r.decided_at as at from refunds.refunds r where r.state = 'completed' and r.how <> 'transferred'
    union all
    select p.payment_id, (p.refund->>'amount')::bigint, p.refund->>'how', (p.refund->>'at')::timestamptz from payments.payments p where p.state = 'refunded' and p.refund->>'how' <> 'transferred')
  select p.payment_id as "paymentId", array[p.buy_order, p.child_buy_order] as "buyOrders", p.approval->>'authorizationCode' as "authorizationCode",
         (p.approval->>'amount')::bigint as amount, p.approval->>'transactionAt' as "soldAt",
         coalesce((select sum(m.amount) from moved m where m.payment_id = p.payment_id and m.how = 'nullified' and m.at >= $1 and m.at < $2), 0)::bigint as nullified,
         exists (select from moved m where m.payment_id = p.payment_id and m.how = 'reversed') as "isReversed"
    from payments.payments p
   where p.approval is not null and (
     ((p.approval->>'transactionAt')::timestamptz >= $1 and (p.approval->>'transactionAt')::timestamptz < $2)
     or p.buy_order = any($3) or p.child_buy_order = any($3)
     or exists (select from moved m where m.payment_id = p.payment_id and m.how = 'nullified' and m.at >= $1 and m.at < $2))`;

/** Compares the settlement file of the bank with the shop's payments; each difference becomes an incident. */
@Injectable()
export class SettlementImport {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly imports: SettlementImports,
  ) {}

  /** What an import would read; nothing is compared or kept. @throws Problem 422 settlement-unreadable, settlement-empty. */
  async preview(file: string): Promise<SettlementPreview> {
    const { rows, days } = read(file);
    const ofKind = (kind: SettlementRow['kind']): Movements => {
      const amounts = rows.filter((row) => row.kind === kind).map(({ amount }) => amount);
      return { count: amounts.length, amount: sum(amounts) };
    };
    return {
      ...days,
      rows: rows.length,
      sales: ofKind('sale'),
      refunds: ofKind('refund'),
      first: rows.slice(0, FIRST),
      earlier: await this.imports.latestOf(file),
    };
  }

  /** The same file twice finds the same incidents; each comparison is kept. @returns its id. @throws Problem 422 settlement-unreadable, settlement-empty. */
  async import({ file, fileName }: SentFile, by: CommandContext): Promise<string> {
    const { rows, days } = read(file);
    const known = await this.db.query<Row>(PAYMENTS, [
      startOfDay(days.from),
      startOfDay(plusDays(days.through, 1)),
      rows.map(({ buyOrder }) => buyOrder),
    ]);
    const { matched, differences } = compare(rows, known.map(paymentOf));
    for (const difference of differences) await this.commands.execute(new NoteDifference(difference, by));
    // Kept last: an import that broke off halfway is none, and is simply repeated.
    return this.imports.add({ file, fileName, ...days, rows: rows.length, matched, differences }, by);
  }
}

function read(file: string): { rows: SettlementRow[]; days: { from: CivilDate; through: CivilDate } } {
  if (file.trim() === '') throw new Problem(422, 'settlement-empty');
  const found = readSettlement(file);
  if (found.is === 'unreadable')
    throw new Problem(422, 'settlement-unreadable', { details: { line: found.line, column: found.column } });
  const days = daysOf(found.rows);
  if (!days) throw new Problem(422, 'settlement-empty');
  return { rows: found.rows, days };
}

function paymentOf({ buyOrders, soldAt, ...row }: Row): KnownPayment {
  return { ...row, buyOrders: buyOrders.filter((name) => name !== null), day: civilDateOf(soldAt) };
}
