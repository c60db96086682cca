import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../platform/database/database.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { ClassTimers } from '../class-timers.js';
import { schoolPlanStream } from '../school-plan.stream.js';

/** A teacher's classes use a school's seats from now on. */
export class JoinSchoolPlan extends Command<void> {
  /** @throws Refusal `school-plan-unknown`, `school-plan-over`. */
  constructor(
    readonly planId: string,
    readonly teacherId: string,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(JoinSchoolPlan)
export class JoinSchoolPlanHandler implements ICommandHandler<JoinSchoolPlan> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly db: Database,
    private readonly timers: ClassTimers,
  ) {}

  async execute({ planId, teacherId, by }: JoinSchoolPlan): Promise<void> {
    await this.runner.execute(schoolPlanStream, planId, { type: 'JoinPlan', teacherId, now: by.now }, by);
    // Repeating the command after a crash finds the classes that still lack seats.
    const seated = await this.db.query<{ id: string; endsOn: string }>(
      `update schools.classes c set plan_id = p.plan_id, ends_on = p.ends_on from school_plans.plans p
        where p.plan_id = $1 and c.teacher_id = $2 and c.deleted_at is null and not exists (
          select from school_plans.plans l where l.plan_id = c.plan_id and l.ended_at is null and $3 < l.access_until)
        returning c.id, to_char(c.ends_on, 'YYYY-MM-DD') as "endsOn"`,
      [planId, teacherId, by.now],
    );
    for (const { id, endsOn } of seated) await this.timers.set(id, endsOn);
  }
}
