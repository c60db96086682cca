import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Database } from '../../../platform/database/database.js';
import { Needs } from '../../../platform/http/access.js';
import {
  Conditions,
  sendRange,
  moment,
  readListQuery,
  wordsOf,
  type ListQuery,
} from '../../../platform/http/list-query.js';
import { ListRequest } from '../../../platform/http/list.dto.js';
import { PeopleDirectory } from '../../access/index.js';
import { LateWorkLine } from './late-work.dto.js';

/** What the list of late work may be asked. */
const LATE_WORK_LIST = {
  filters: {
    what: wordsOf('charge', 'grant', 'announce', 'announce-end', 'end', 'skip'),
    doneAt_gte: moment,
    doneAt_lte: moment,
  },
  sorts: ['doneAt', 'dueAt', 'secondsLate'],
} as const;

type LateWorkQuery = ListQuery<typeof LATE_WORK_LIST.filters, (typeof LATE_WORK_LIST.sorts)[number]>;

const FROM = 'from renewals.late_work l join subscriptions.subscriptions s using (subscription_id)';
/** What a charge brought when it was made: a later try that went through is another day's. */
const PAID = `left join lateral (select p.order_id, p.amount, o.number from subscriptions.paid_periods p join ordering.orders o using (order_id)
    where l.what = 'charge' and p.subscription_id = l.subscription_id and p.paid_at >= l.done_at and p.paid_at < l.done_at + interval '1 hour' order by p.paid_at limit 1) paid on true`;
const SORTS: Record<LateWorkQuery['sort'], string> = {
  doneAt: 'l.done_at',
  dueAt: 'l.due_at',
  secondsLate: 'l.done_at - l.due_at',
};

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/late-work')
export class LateWorkResource {
  constructor(
    private readonly db: Database,
    private readonly people: PeopleDirectory,
  ) {}

  /** Lists subscription work done more than an hour late. */
  @Get()
  @Needs('ops:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<LateWorkLine[]> {
    const listQuery = readListQuery(query, LATE_WORK_LIST);
    return sendRange(reply, 'late-work', listQuery, await this.page(listQuery));
  }

  private async page({
    filter,
    sort,
    descending,
    limit,
    offset,
  }: LateWorkQuery): Promise<{ rows: LateWorkLine[]; total: number }> {
    const conditions = new Conditions();
    if (filter.what) conditions.and(`l.what = any(${conditions.value(filter.what)}::text[])`);
    if (filter.doneAt_gte) conditions.from('l.done_at', filter.doneAt_gte);
    if (filter.doneAt_lte) conditions.until('l.done_at', filter.doneAt_lte);
    const [count] = await this.db.query<{ total: number }>(`select count(*) as total ${FROM} ${conditions.where}`, [
      ...conditions.values,
    ]);
    const rows = await this.db.query<Omit<LateWorkLine, 'personName'>>(
      `select concat_ws('.', l.subscription_id, l.what, (extract(epoch from l.due_at) * 1000)::bigint) as id, l.what, l.due_at as "dueAt", l.done_at as "doneAt",
              extract(epoch from l.done_at - l.due_at)::int as "secondsLate", l.reported_at as "reportedAt", l.subscription_id as "subscriptionId", s.plan_id as "planId",
              s.person_id as "personId", paid.order_id as "orderId", paid.number as "orderNumber", paid.amount
         ${FROM} ${PAID} ${conditions.where} order by ${SORTS[sort]} ${descending ? 'desc' : 'asc'}, l.subscription_id, l.what limit ${conditions.value(limit)} offset ${conditions.value(offset)}`,
      conditions.values,
    );
    const names = new Map(
      (await this.people.contacts(rows.map((row) => row.personId))).map(({ id, username }) => [id, username]),
    );
    return {
      rows: rows.map((row) => ({ ...row, personName: names.get(row.personId) ?? null })),
      total: count?.total ?? 0,
    };
  }
}
