import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Conditions, holding, ids, text, wordsOf, type ListQuery } from '../../../platform/http/list-query.js';
import { Problem } from '../../../platform/http/problem.js';
import { SEATS_USED } from '../plans/school-plans.js';
import type { SchoolPlanLine } from './school-plans.dto.js';

/** `ended`: by staff; `over`: its year is. */
export const SCHOOL_PLANS_LIST = {
  filters: { id: ids, q: text, state: wordsOf('running', 'ended', 'over') },
  sorts: ['givenAt', 'school', 'seats', 'used', 'endsOn'],
} as const;

type PlansQuery = ListQuery<typeof SCHOOL_PLANS_LIST.filters, (typeof SCHOOL_PLANS_LIST.sorts)[number]>;

const SORTS: Record<PlansQuery['sort'], string> = {
  givenAt: 'p.given_at',
  school: 'lower(p.school)',
  seats: 'p.seats',
  used: '"used"',
  endsOn: 'p.ends_on',
};

/** School plans as staff see them; of pupils only how many there are. */
@Injectable()
export class SchoolPlansList {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  async list({ filter, ...query }: PlansQuery): Promise<{ rows: SchoolPlanLine[]; total: number }> {
    const conditions = new Conditions();
    const state = this.stateAt(conditions.value(this.clock.now()));
    if (filter.id) conditions.and(`p.plan_id = any(${conditions.value(filter.id)}::uuid[])`);
    if (filter.state) conditions.and(`${state} = any(${conditions.value(filter.state)}::text[])`);
    if (filter.q) {
      const words = conditions.value(filter.q);
      conditions.and(`${holding(words, 'p.school')} or ${holding(words, 'p.reference')}`);
    }
    const rows = await this.db.query<SchoolPlanLine & { total: number }>(
      `select ${columns(state)}, count(*) over ()::int as total ${FROM} ${conditions.where}
        order by ${SORTS[query.sort]} ${query.descending ? 'desc' : 'asc'}, p.plan_id
        limit ${conditions.value(query.limit)} offset ${conditions.value(query.offset)}`,
      conditions.values,
    );
    return { rows: rows.map(({ total: _, ...line }) => line), total: rows[0]?.total ?? 0 };
  }

  /** @throws Problem 404 `school-plan-unknown`. */
  async one(planId: string): Promise<SchoolPlanLine> {
    const [plan] = await this.db.query<SchoolPlanLine>(
      `select ${columns(this.stateAt('$2'))} ${FROM} where p.plan_id = $1`,
      [planId, this.clock.now()],
    );
    if (!plan) throw new Problem(404, 'school-plan-unknown');
    return plan;
  }

  private stateAt(now: string): string {
    return `case when p.ended_at is not null then 'ended' when p.access_until <= ${now}::timestamptz then 'over' else 'running' end`;
  }
}

const FROM = 'from school_plans.plans p join schools.plan_codes c using (plan_id)';
const columns = (state: string): string =>
  `p.plan_id as id, p.school, p.seats, ${SEATS_USED} as used, p.reference, c.code, to_char(p.ends_on, 'YYYY-MM-DD') as "endsOn",
   (select count(*)::int from schools.classes k where k.plan_id = p.plan_id and k.deleted_at is null) as classes,
   (select count(*)::int from school_plans.teachers t where t.plan_id = p.plan_id) as teachers,
   ${state} as state, p.given_at as "givenAt", p.ended_at as "endedAt", p.ended_because as "endedBecause"`;
