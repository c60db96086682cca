import type { CivilDate } from '../../kernel/calendar.js';
import { sum, type Pesos } from '../../kernel/money.js';
import type { SettlementRow } from './settlement-file.rules.js';

/** Money that the shop says the bank took, and what of it went back through the bank in the days of the file. */
export interface KnownPayment {
  paymentId: string;
  /** The names under which the bank may write it. */
  buyOrders: readonly string[];
  authorizationCode: string;
  amount: Pesos;
  /** The day of the sale in Chile. */
  day: CivilDate;
  /** What was nullified in these days. */
  nullified: Pesos;
  /** The whole charge was taken back on the day itself: the bank then shows neither. */
  isReversed: boolean;
}

export interface SettlementDifference {
  kind:
    | 'settlement-not-ours'
    | 'settlement-missing'
    | 'settlement-amount'
    | 'settlement-code'
    | 'settlement-refund'
    | 'settlement-twice';
  subject: string;
  expected: string;
  found: string;
}

/** The days that a file covers; null where it holds no movement. */
export function daysOf(rows: readonly SettlementRow[]): { from: CivilDate; through: CivilDate } | null {
  const days = rows.map(({ day }) => day).sort();
  const [from, through] = [days[0], days.at(-1)];
  return from && through ? { from, through } : null;
}

/** What a comparison found: how many movements agree with the books, and what differs. */
interface Comparison {
  matched: number;
  differences: SettlementDifference[];
}

/** Compares the bank's movements with the shop's books, both ways. */
export function compare(rows: readonly SettlementRow[], payments: readonly KnownPayment[]): Comparison {
  const differences = differencesOf(rows, payments);
  const different = new Set(differences.map(({ subject }) => subject));
  const agreeing = new Set(
    payments.filter(({ paymentId }) => !different.has(paymentId)).flatMap(({ buyOrders }) => buyOrders),
  );
  return { matched: rows.filter(({ buyOrder }) => agreeing.has(buyOrder)).length, differences };
}

/** What differs between the bank's movements and the shop's books. */
export function differencesOf(
  rows: readonly SettlementRow[],
  payments: readonly KnownPayment[],
): SettlementDifference[] {
  const days = daysOf(rows);
  if (!days) return [];
  const byOrder = new Map(payments.flatMap((payment) => payment.buyOrders.map((order) => [order, payment] as const)));
  const unknown = rows
    .filter(({ buyOrder }) => !byOrder.has(buyOrder))
    .map(({ kind, buyOrder, amount }): SettlementDifference => ({
      kind: 'settlement-not-ours',
      subject: buyOrder,
      expected: '0',
      found: kind === 'sale' ? String(amount) : String(-amount),
    }));
  const rowsOf = new Map<KnownPayment, SettlementRow[]>(payments.map((payment) => [payment, []]));
  for (const row of rows) {
    const payment = byOrder.get(row.buyOrder);
    if (payment) rowsOf.get(payment)?.push(row);
  }
  return [...unknown, ...payments.flatMap((payment) => ofPayment(payment, rowsOf.get(payment) ?? [], days))];
}

function ofPayment(
  payment: KnownPayment,
  rows: readonly SettlementRow[],
  { from, through }: { from: CivilDate; through: CivilDate },
): SettlementDifference[] {
  const { paymentId: subject, amount, authorizationCode, day, nullified, isReversed } = payment;
  const sales = rows.filter(({ kind }) => kind === 'sale');
  const returned = sum(rows.filter(({ kind }) => kind === 'refund').map((row) => row.amount));
  const found: SettlementDifference[] = [];
  const [sale] = sales;
  if (!sale && !isReversed && day >= from && day <= through)
    found.push({ kind: 'settlement-missing', subject, expected: String(amount), found: '0' });
  if (sales.length > 1)
    found.push({
      kind: 'settlement-twice',
      subject,
      expected: String(amount),
      found: String(sum(sales.map((row) => row.amount))),
    });
  if (sale && sale.amount !== amount)
    found.push({ kind: 'settlement-amount', subject, expected: String(amount), found: String(sale.amount) });
  if (sale && withoutZeros(sale.authorizationCode) !== withoutZeros(authorizationCode))
    found.push({ kind: 'settlement-code', subject, expected: authorizationCode, found: sale.authorizationCode });
  if (returned !== nullified && !(isReversed && returned === 0))
    found.push({ kind: 'settlement-refund', subject, expected: String(nullified), found: String(returned) });
  return found;
}

/** Spreadsheets eat leading zeros. */
function withoutZeros(code: string): string {
  return code.replace(/^0+(?=.)/, '').toUpperCase();
}
