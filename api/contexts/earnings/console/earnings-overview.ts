import { Injectable } from '@nestjs/common';
import { civilDateOf } from '../../../kernel/calendar.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { WITHDRAWAL_DAYS_UNCONFIRMED } from '../../refunds/index.js';
import { HELD_UNTIL } from '../close/share-sql.js';
import type { EarningsOverviewReply } from './earnings-overview.dto.js';

type Sums = Pick<EarningsOverviewReply, 'earned' | 'gross' | 'withheld' | 'paid' | 'carriedOut'>;

const SUM = (column: string): string => `coalesce(sum(${column}), 0)::bigint`;

/** What the shop owes studios for a month, and what is on its way to them. */
@Injectable()
export class EarningsOverview {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  async of(requested?: string): Promise<EarningsOverviewReply> {
    const closes = await this.db.query<{ month: string; closedAt: Date }>(
      'select month, closed_at as "closedAt" from earnings.closes where closed_at is not null order by month desc',
    );
    const close = closes.find(({ month }) => !requested || month === requested) ?? null;
    const month = close?.month ?? null;
    const [sums, studios, held, waiting] = await Promise.all([
      this.sums(month),
      this.studios(month),
      this.held(),
      this.waiting(),
    ]);
    const months = closes.map((one) => one.month);
    return { month, closedAt: close?.closedAt ?? null, ...sums, studios, held, waiting, months };
  }

  private async sums(month: string | null): Promise<Sums> {
    const [row] = await this.db.query<Sums>(
      `select ${SUM('earned')} as earned, ${SUM('gross')} as gross, ${SUM('withheld')} as withheld, ${SUM('paid')} as paid, ${SUM('carried_out')} as "carriedOut"
         from earnings.statements where month = $1`,
      [month],
    );
    return row as Sums;
  }

  private studios(month: string | null): Promise<EarningsOverviewReply['studios']> {
    return this.db.query(
      `select s.number as id, s.developer_id as "developerId", coalesce(d.name, s.developer_id) as "developerName", s.earned, s.gross, s.withheld, s.paid,
              s.carried_out as "carriedOut", s.lines
         from earnings.statements s left join catalog.developers d on d.id::text = s.developer_id
        where s.month = $1 order by s.earned desc, s.number`,
      [month],
    );
  }

  private held(): Promise<EarningsOverviewReply['held']> {
    return this.db.query(
      `select day::text as day, count(*)::int as periods, sum(left_of)::bigint as amount from (
         select ${HELD_UNTIL} as day,
                o.share - case when o.price = 0 then 0 else div(2 * o.share * b.amount + o.price, 2 * o.price)::bigint end as left_of
           from earnings.plan_orders o
          cross join lateral (select coalesce(sum(r.amount), 0) as amount from earnings.returns r where r.order_id = o.order_id and r.game_id is null) b
          where o.paid_on is not null and o.taken = 0 and o.paid_on >= $1::date - ${WITHDRAWAL_DAYS_UNCONFIRMED}) held
       where day >= $1::date and left_of > 0 group by 1 order by 1`,
      [civilDateOf(this.clock.now())],
    );
  }

  private waiting(): Promise<EarningsOverviewReply['waiting']> {
    return this.db.query(
      'select month, count(*)::int as slices, sum(amount)::bigint as amount from earnings.waits group by 1 order by 1',
    );
  }
}
