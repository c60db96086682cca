import { shareReturned } from '../../api/contexts/earnings/rules/accrual.rules.js';
import type { Shop } from './shop.js';

/** What a line of an order cost, what of it is its developer's, and what has gone back. */
interface OrderLine {
  orderId: string;
  gameId: string | null;
  price: number;
  share: number;
  returned: number;
}
interface Fact {
  position: string;
  type: string;
  data: {
    orderId: string;
    /** Of an order that is placed, paid for or given back. */
    vat: number;
    paid: number;
    /** Of a refund or a pay-out. */
    amount: number;
    lines: { gameId: string | null; amount: number }[];
    wasPaid: boolean;
  };
  /** What the books posted of it, by account. */
  entries: Record<string, number> | null;
}

/** What the log's money comes to, kept apart from the books. */
interface Totals {
  /** What buyers paid and did not get back; the VAT and the developers' part in it. */
  paid: number;
  vat: number;
  developers: number;
  /** What of the developers' part studios and the tax office have. */
  paidOut: number;
}

/**
 * Replays the money of the log from its first position to its last. A fault is a position after which VAT, platform and developers are not
 * exactly what was paid and did not go back, or one of the three is not what facts and shares make it.
 */
export async function splitFaults({ sql }: Pick<Shop, 'sql'>): Promise<string[]> {
  const { rows: shares } = await sql.query<OrderLine>(
    `select order_id as "orderId", game_id as "gameId", price::float8 as price, share::float8 as share, 0 as returned from earnings.sale_lines
      union all select order_id, null, price::float8, share::float8, 0 from earnings.plan_orders`,
  );
  const { rows: log } = await sql.query<Fact>(
    `select e.position::text as position, e.type, e.data, b.entries from es.events e
       left join (select position, jsonb_object_agg(account, amount) as entries
                    from (select position, account, sum(amount) as amount from books.entries group by 1, 2) a group by 1) b using (position)
      where b.entries is not null or e.type in ('OrderPlaced', 'PeriodOrdered', 'OrderPaid', 'OrderRefunded', 'PayoutPaid', 'PayoutFailed')
      order by e.txid, e.position`,
  );
  const facts = new MoneyOfFacts(shares);
  const books = new Map<string, number>();
  return log.flatMap((fact) => {
    facts.add(fact);
    for (const [account, amount] of Object.entries(fact.entries ?? {}))
      books.set(account, amount + (books.get(account) ?? 0));
    return differences(facts.totals, books).map((fault) => `5 at position ${fact.position}, ${fact.type}: ${fault}`);
  });
}

/** Adds up what facts say of money, order by order. */
class MoneyOfFacts {
  readonly totals: Totals = { paid: 0, vat: 0, developers: 0, paidOut: 0 };
  private readonly lines = new Map<string, OrderLine[]>();
  private readonly vat = new Map<string, number>();

  constructor(shares: readonly OrderLine[]) {
    for (const line of shares) this.lines.set(line.orderId, [...(this.lines.get(line.orderId) ?? []), line]);
  }

  add({ type, data }: Fact): void {
    const { totals } = this;
    const lines = this.lines.get(data.orderId) ?? [];
    if (type === 'OrderPlaced' || type === 'PeriodOrdered') this.vat.set(data.orderId, data.vat);
    if (type === 'OrderPaid') {
      totals.paid += data.paid;
      totals.vat += this.vat.get(data.orderId) ?? 0;
      for (const { share } of lines) totals.developers += share;
    }
    if (type === 'OrderRefunded') {
      totals.paid -= data.amount;
      totals.vat -= data.vat;
      for (const { gameId, amount } of data.lines)
        this.goesBack(
          lines.find((one) => one.gameId === gameId),
          amount,
        );
    }
    if (type === 'PayoutPaid') totals.paidOut += data.amount;
    if (type === 'PayoutFailed' && data.wasPaid) totals.paidOut -= data.amount;
  }

  private goesBack(line: OrderLine | undefined, amount: number): void {
    if (!line) return;
    const gone = (): number => shareReturned(line.share, line.price, line.returned);
    this.totals.developers += gone();
    line.returned += amount;
    this.totals.developers -= gone();
  }
}

function differences({ paid, vat, developers, paidOut }: Totals, books: ReadonlyMap<string, number>): string[] {
  const credit = (...accounts: string[]): number =>
    accounts.reduce((total, account) => total - (books.get(account) ?? 0), 0);
  const owed = credit('developer-payable', 'developer-unearned') + paidOut;
  const parts: [string, number, number][] = [
    ['VAT, platform and developers', credit('vat', 'revenue') + owed, paid],
    ['the VAT', credit('vat'), vat],
    ['what developers get', owed, developers],
    ['what the platform keeps', credit('revenue'), paid - vat - developers],
  ];
  return parts.flatMap(([what, found, due]) => (found === due ? [] : [`${what} come to ${found} instead of ${due}`]));
}
