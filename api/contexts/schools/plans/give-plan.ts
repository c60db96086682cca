import { randomInt } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../kernel/refusal.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { put } from '../../../platform/event-store/row-changes.js';
import { drawCode, PLAN_CODE_LENGTH } from '../class-code.rules.js';
import { schoolPlanStream } from '../school-plan.stream.js';
import { endOfYear, isPlanYear, overAt } from '../school-year.rules.js';

/** What staff give a school. */
export interface NewSchoolPlan {
  school: string;
  seats: number;
  year: number;
  reference: string;
}

/** Gives a school seats until the end of a school year, with a code by which its teachers join. */
export class GiveSchoolPlan extends Command<void> {
  /** @param planId the same id again changes nothing. @throws Refusal `school-plan-year`, `school-plan-over`. */
  constructor(
    readonly planId: string,
    readonly plan: NewSchoolPlan,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(GiveSchoolPlan)
export class GiveSchoolPlanHandler implements ICommandHandler<GiveSchoolPlan> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ planId, plan: { school, seats, year, reference }, by }: GiveSchoolPlan): Promise<void> {
    if (!isPlanYear(year, by.now)) throw new Refusal('school-plan-year');
    const endsOn = endOfYear(year);
    const given = { planId, school, seats, endsOn, accessUntil: overAt(endsOn), reference };
    const code = put('schools.plan_codes', { plan_id: planId }, { code: drawCode(PLAN_CODE_LENGTH, randomInt) });
    await this.runner.run([schoolPlanStream.of(planId)], by, (history) => {
      const decided = schoolPlanStream.decide(history, planId, { type: 'GivePlan', ...given, now: by.now }, by.now);
      return { facts: decided.facts, changes: decided.events.length > 0 ? [code] : [] };
    });
  }
}
