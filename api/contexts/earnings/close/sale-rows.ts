import { Injectable } from '@nestjs/common';
import type { Instant } from '../../../kernel/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SaleShare } from '../rules/sale-lines.rules.js';

/** As `shareReturned` rounds it, of all that went back up to here. */
export const gone = (sum: string): string =>
  `case when s.price = 0 then 0 else (2 * s.share * (${sum}) + s.price) / (2 * s.price) end`;
/** Who the books credited: the owner when the order was placed. */
const OWNER = `left join lateral (select o.developer_id from earnings.game_owners o where o.game_id = s.game_id and o.since <= s.ordered_at
  order by o.since desc limit 1) g on true`;
const DEVELOPER = `coalesce(g.developer_id, 'unassigned')`;
const day = (column: string): string => `(${column} at time zone 'America/Santiago')::date::text`;

const returned = (op: string): string =>
  `(select coalesce(sum(b.amount), 0)::bigint from earnings.returns b where b.order_id = r.order_id and b.game_id = r.game_id and (b.returned_at, b.refund_id, b.line) ${op} (r.returned_at, r.refund_id, r.line))`;
const REFUNDS = `select ${DEVELOPER} as "developerId", r.game_id as "gameId", r.order_id as "orderId", ${day('r.returned_at')} as day,
              ((${gone(returned('<'))}) - (${gone(returned('<='))}))::bigint as amount, s.rule_version as "ruleVersion", r.refund_id as "refundId"
         from earnings.returns r join earnings.sale_lines s on s.order_id = r.order_id and s.game_id = r.game_id ${OWNER}
        where r.settled_in is null and r.game_id is not null`;

type RefundShare = SaleShare & { refundId: string };

/** Sales of games and what went back of them that no statement tells yet. */
@Injectable()
export class SaleRows {
  constructor(private readonly db: Database) {}

  sales(before: Instant, atMost: number, developerId: string | null = null): Promise<SaleShare[]> {
    return this.db.query<SaleShare>(
      `select ${DEVELOPER} as "developerId", s.game_id as "gameId", s.order_id as "orderId", ${day('s.paid_at')} as day, s.share as amount, s.rule_version as "ruleVersion"
         from earnings.sale_lines s ${OWNER}
        where s.settled_in is null and s.paid_at < $1 and s.share > 0 and ($3::text is null or ${DEVELOPER} = $3)
        order by s.order_id, s.game_id limit $2`,
      [before, atMost, developerId],
    );
  }

  refunds(before: Instant, atMost: number, developerId: string | null = null): Promise<RefundShare[]> {
    return this.db.query<RefundShare>(
      `${REFUNDS}
          and r.returned_at < $1 and ($3::text is null or ${DEVELOPER} = $3)
          and r.refund_id in (select refund_id from earnings.returns where settled_in is null and game_id is not null and returned_at < $1 group by refund_id order by min(returned_at), refund_id limit $2)
        order by r.returned_at, r.refund_id, r.line`,
      [before, atMost, developerId],
    );
  }

  /** What one refund takes from studios. */
  refund(refundId: string): Promise<RefundShare[]> {
    return this.db.query<RefundShare>(`${REFUNDS} and r.refund_id = $1 order by r.line`, [refundId]);
  }
}
