import { Injectable } from '@nestjs/common';
import type { Instant } from '../../../kernel/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SettledLine } from '../earnings.events.js';
import type { EarningsLine, EarningsOfOrderReply } from './earnings.dto.js';
import type { Sums } from './month-lines.js';
import { CLOSED, LINE, SO_FAR, StoredLines } from './stored-lines.js';

/** Lines in the database, and the payments behind them. */
@Injectable()
export class LineRows {
  constructor(private readonly db: Database) {}

  /** Of a closed month. */
  closed(developerId: string, month: string, sums: Sums | null): StoredLines {
    return new StoredLines(this.db, CLOSED, [developerId, month], sums);
  }

  /** Of the running month, as they were kept. */
  soFar(developerId: string, asOf: Instant, sums: Sums): StoredLines {
    return new StoredLines(this.db, SO_FAR, [developerId, asOf], sums);
  }

  /** The payment behind lines, where it brought this studio something. */
  async paymentsOf(developerId: string, orderId: string): Promise<Omit<EarningsOfOrderReply, never>> {
    const [payments, lines] = await Promise.all([
      this.db.query<EarningsOfOrderReply['payments'][number]>(
        `select s.order_id as "orderId", s.payment_id as "paymentId", 'sale' as kind, s.game_id as "gameId", (s.paid_at at time zone 'America/Santiago')::date::text as "paidOn",
                s.price, s.share as "developerShare", coalesce(r.amount, 0) as returned, s.rule_version as "ruleVersion", 0 as "developerPercent", null as from, null as until
           from earnings.sale_lines s
           left join lateral (select sum(b.amount)::bigint as amount from earnings.returns b where b.order_id = s.order_id and b.game_id = s.game_id) r on true
          where s.order_id = $1 and s.paid_at is not null and (select o.developer_id from earnings.game_owners o
            where o.game_id = s.game_id and o.since <= s.ordered_at order by o.since desc limit 1) = $2
         union all
         select p.order_id, p.payment_id, 'plan', null, p.paid_on::text, p.price, p.share, coalesce(r.amount, 0), p.rule_version, 0, p.from_day::text, p.until_day::text
           from earnings.plan_orders p
           left join lateral (select sum(b.amount)::bigint as amount from earnings.returns b where b.order_id = p.order_id and b.game_id is null) r on true
          where p.order_id = $1 and p.paid_on is not null`,
        [orderId, developerId],
      ),
      this.db.query<EarningsLine>(
        `select ${CLOSED.id} as "lineId", ${LINE} from earnings.lines l where l.order_id = $1 and l.developer_id = $2 order by l.month, l.chunk, l.n`,
        [orderId, developerId],
      ),
    ]);
    return { payments, lines };
  }

  /** The codes of sales, for lines that are not settled. */
  async codesOf(lines: readonly SettledLine[]): Promise<Map<string, string>> {
    const rows = await this.db.query<{ key: string; code: string }>(
      `select order_id || ' ' || game_id as key, code_id::text as code from earnings.sale_lines where order_id = any($1::uuid[]) and code_id is not null`,
      [lines.map(({ orderId }) => orderId)],
    );
    return new Map(rows.map(({ key, code }) => [key, code]));
  }
}
