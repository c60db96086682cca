import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { EarningsGroup, EarningsLine, EarningsOfOrderReply, ReportBy } from './earnings.dto.js';

/** Payments in pesos are taken in Chile alone; the shop asks no buyer for another country. */
export const COUNTRY = 'CL';
export const PAGE = 200;

const CODE = `(select s.code_id::text from earnings.sale_lines s where s.order_id = l.order_id and s.game_id = l.game_id)`;
const KEYS: Record<ReportBy, string> = {
  game: 'l.game_id::text',
  source: 'l.source',
  day: 'l.day::text',
  country: `'${COUNTRY}'`,
  code: CODE,
};
const LINE = `l.month || '-' || l.chunk || '-' || l.n as "lineId", l.source, l.game_id as "gameId", l.order_id as "orderId", l.slice as month, l.day::text as day,
  '${COUNTRY}' as country, ${CODE} as "codeId", l.seconds, l.amount, l.rule_version as "ruleVersion"`;

export interface LineFilter {
  by?: ReportBy | undefined;
  key?: string | undefined;
  after?: number | undefined;
  atMost?: number;
}

/** Lines of closed months, in the order in which they were settled. */
@Injectable()
export class LineRows {
  constructor(private readonly db: Database) {}

  groups(developerId: string, month: string, by: ReportBy): Promise<EarningsGroup[]> {
    return this.db.query<EarningsGroup>(
      `select ${KEYS[by]} as key, sum(l.amount)::bigint as amount, count(*)::int as lines from earnings.lines l
        where l.developer_id = $1 and l.month = $2 group by 1 order by 1 nulls last`,
      [developerId, month],
    );
  }

  async page(developerId: string, month: string, { by, key, after = 0, atMost = PAGE }: LineFilter) {
    const wanted = by ? `and coalesce(${KEYS[by]}, '') = $3` : 'and $3::text is not null';
    const from = `from earnings.lines l where l.developer_id = $1 and l.month = $2 ${wanted}`;
    const [lines, [all]] = await Promise.all([
      this.db.query<EarningsLine>(`select ${LINE} ${from} order by l.chunk, l.n offset $4 limit $5`, [
        developerId,
        month,
        key ?? '',
        after,
        atMost,
      ]),
      this.db.query<{ total: number; count: number }>(
        `select coalesce(sum(l.amount), 0)::bigint as total, count(*)::int as count ${from}`,
        [developerId, month, key ?? ''],
      ),
    ]);
    const { total, count } = all ?? { total: 0, count: 0 };
    return { lines, total, count, next: after + lines.length < count ? after + lines.length : null };
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
        `select ${LINE} from earnings.lines l where l.order_id = $1 and l.developer_id = $2 order by l.month, l.chunk, l.n`,
        [orderId, developerId],
      ),
    ]);
    return { payments, lines };
  }

  /** The codes of sales, for lines that are not settled. */
  async codesOf(orderIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.db.query<{ key: string; code: string }>(
      `select order_id || ' ' || game_id as key, code_id::text as code from earnings.sale_lines where order_id = any($1::uuid[]) and code_id is not null`,
      [orderIds],
    );
    return new Map(rows.map(({ key, code }) => [key, code]));
  }
}
