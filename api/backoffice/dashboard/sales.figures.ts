import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import type { SalesDay } from './dashboard.dto.js';

/** What was sold and what went back, each on its own day in Santiago: yesterday's sale stays yesterday's when it is returned today. */
@Injectable()
export class SalesFigures {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  /** The last days with today, oldest first; days without sales are there too. Whole pesos. */
  async ofLastDays(count: number): Promise<SalesDay[]> {
    return this.db.query<SalesDay>(
      `with span as (select ($1::timestamptz at time zone 'America/Santiago')::date as today),
            sold as (
              select (o.paid_at at time zone 'America/Santiago')::date as day, count(*) as orders, sum(o.total) as total
                from ordering.orders o, span
               where o.status = 'paid' and o.paid_at >= (span.today - $2::int + 1)::timestamp at time zone 'America/Santiago'
               group by 1),
            returned as (
              select (r.refunded_at at time zone 'America/Santiago')::date as day, sum(r.amount) as total
                from ordering.refunds r, span
               where r.refunded_at >= (span.today - $2::int + 1)::timestamp at time zone 'America/Santiago'
               group by 1)
       select d.day::date::text as day, coalesce(s.orders, 0) as orders, coalesce(s.total, 0)::bigint as total, coalesce(r.total, 0)::bigint as refunded
         from span, generate_series(span.today - $2::int + 1, span.today, interval '1 day') as d(day)
         left join sold s on s.day = d.day::date
         left join returned r on r.day = d.day::date
        order by d.day`,
      [this.clock.now(), count],
    );
  }
}
