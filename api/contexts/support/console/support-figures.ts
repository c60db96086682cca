import { Injectable } from '@nestjs/common';
import { civilDateOf } from '../../../kernel/calendar.js';
import { days, later } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { DUE_ON } from '../reporting/reports.js';
import type { SupportFiguresReply } from './support-console.dto.js';

const SPAN_DAYS = 30;

/** Promised and measured answer times. */
@Injectable()
export class SupportFigures {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  async read(): Promise<SupportFiguresReply> {
    const now = this.clock.now();
    const [figures] = await this.db.query<SupportFiguresReply>(
      `select (select count(*)::int from support.reports r where (${DUE_ON}) is not null) as "openReports",
              (select count(*)::int from support.reports r where (${DUE_ON}) < $1::date) as "overdueReports",
              (select count(*)::int from support.enquiries e where e.status = 'open' and not e.is_suspicious) as "openEnquiries",
              (select count(*)::int from support.enquiries e where e.status = 'open' and not e.is_suspicious and e.promised_on < $1::date) as "overdueEnquiries",
              (percentile_cont(0.5) within group (order by extract(epoch from a.answered_at - a.received_at) / 3600))::float8 as "medianAnswerHours",
              count(*) filter (where (a.answered_at at time zone 'America/Santiago')::date <= a.promised_on)::int as "answeredInTime",
              count(*)::int as answered,
              (percentile_cont(0.5) within group (order by extract(epoch from a.answered_at - a.received_at) / 3600)
                 filter (where a.is_enquiry))::float8 as "medianEnquiryAnswerHours",
              count(*) filter (where a.is_enquiry and (a.answered_at at time zone 'America/Santiago')::date <= a.promised_on)::int
                as "enquiriesAnsweredInTime",
              count(*) filter (where a.is_enquiry)::int as "enquiriesAnswered"
         from (select r.received_at, r.first_answered_at as answered_at, r.promised_on, false as is_enquiry from support.reports r
                where r.first_answered_at is not null and r.received_at > $2
               union all
               select e.received_at, e.replied_at, e.promised_on, true from support.enquiries e
                where e.reply is not null and e.received_at > $2) a`,
      [civilDateOf(now), later(now, -days(SPAN_DAYS))],
    );
    if (!figures) throw new Error('no figures');
    return figures;
  }
}
