import { Injectable } from '@nestjs/common';
import type { Instant } from '../../../kernel/instant.js';
import { Database } from '../../../platform/database/database.js';

/** Seats that a teacher's classes use. */
export interface TeacherPlan {
  planId: string;
  school: string;
  seats: number;
  /** Pupils of all classes of the plan. */
  used: number;
  endsOn: string;
}

/** Beside `school_plans.plans p`: pupils who take a seat now. */
export const SEATS_USED = `(select count(*)::int from schools.pupils u join schools.classes k on k.id = u.class_id
  where k.plan_id = p.plan_id and k.deleted_at is null and u.removed_at is null)`;

@Injectable()
export class SchoolPlans {
  constructor(private readonly db: Database) {}

  /** The plan that a teacher's new classes use: of several the one that lasts longest. Null without any. */
  async ofTeacher(personId: string, now: Instant): Promise<TeacherPlan | null> {
    const [plan] = await this.db.query<TeacherPlan>(
      `select p.plan_id as "planId", p.school, p.seats, to_char(p.ends_on, 'YYYY-MM-DD') as "endsOn", ${SEATS_USED} as used
         from school_plans.teachers t join school_plans.plans p using (plan_id)
        where t.person_id = $1 and p.ended_at is null and $2 < p.access_until order by p.access_until desc, p.given_at desc limit 1`,
      [personId, now],
    );
    return plan ?? null;
  }

  /** Null for a code that no plan has. */
  async withCode(code: string): Promise<string | null> {
    const [found] = await this.db.query<{ planId: string }>(
      'select plan_id as "planId" from schools.plan_codes where code = $1',
      [code],
    );
    return found?.planId ?? null;
  }
}
