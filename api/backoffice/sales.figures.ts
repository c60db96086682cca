import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../platform/clock.js';
import { Database } from '../platform/database/database.js';
import type { SalesDay } from './dashboard.dto.js';

/** What was sold, by the days of Santiago. */
@Injectable()
export class SalesFigures {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  /** The last days with today, oldest first; days without sales are there too. */
  async ofLastDays(count: number): Promise<SalesDay[]> {
    return this.db.query<SalesDay>(
      `with span as (select ($1::timestamptz at time zone 'America/Santiago')::date as today),
            sold as (
              select (o.paid_at at time zone 'America/Santiago')::date as day, count(*) as orders, sum(o.total) as total
                from ordering.orders o, span
               where o.status = 'paid' and o.paid_at >= (span.today - $2::int + 1)::timestamp at time zone 'America/Santiago'
               group by 1)
       select d.day::date::text as day, coalesce(s.orders, 0) as orders, coalesce(s.total, 0)::bigint as total
         from span, generate_series(span.today - $2::int + 1, span.today, interval '1 day') as d(day)
         left join sold s on s.day = d.day::date
        order by d.day`,
      [this.clock.now(), count]);
  }
}
