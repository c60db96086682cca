import { Injectable } from '@nestjs/common';
import type { Instant } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import type { SignedIn } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { SchoolPlans } from '../plans/school-plans.js';
import { ClassReports } from './class-report.js';
import { Classes } from './classes.js';
import type { ClassDetailReply, SchoolsReply } from './classes.dto.js';
import { mayTeach } from './teacher.rules.js';

/** What a teacher sees, and who is one. */
@Injectable()
export class Teachers {
  constructor(
    private readonly classes: Classes,
    private readonly reports: ClassReports,
    private readonly plans: SchoolPlans,
    private readonly clock: BusinessClock,
  ) {}

  now(): Instant {
    return this.clock.now();
  }

  /** @throws Problem 403 `teachers-only`, `teacher-unverified`. */
  refuseOthers(caller: SignedIn): void {
    if (!mayTeach(caller)) throw new Problem(403, 'teachers-only');
    if (!caller.emailVerified) throw new Problem(403, 'teacher-unverified');
  }

  async overview(teacherId: string): Promise<SchoolsReply> {
    const [plan, classes] = await Promise.all([
      this.plans.ofTeacher(teacherId, this.now()),
      this.classes.of(teacherId),
    ]);
    return {
      plan: plan && { school: plan.school, seats: plan.seats, used: plan.used, endsOn: plan.endsOn },
      classes,
    };
  }

  /** @throws Problem 404 `class-unknown`. */
  async detail(teacherId: string, classId: string): Promise<ClassDetailReply> {
    const found = await this.classes.require(teacherId, classId);
    const [assigned, report, weeks] = await Promise.all([
      this.reports.gamesOf(classId),
      this.reports.pupilsOf(classId),
      this.reports.weeksOf(classId),
    ]);
    return { ...found, assigned, report, weeks };
  }
}
