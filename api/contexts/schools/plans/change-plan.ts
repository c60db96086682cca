import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { schoolPlanStream } from '../school-plan.stream.js';

/** Gives a school plan another number of seats. Pupils who joined already stay. */
export class ChangeSchoolSeats extends Command<void> {
  /** @throws Refusal `school-plan-unknown`, `school-plan-over`. */
  constructor(
    readonly planId: string,
    readonly seats: number,
    readonly reason: string,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeSchoolSeats)
export class ChangeSchoolSeatsHandler implements ICommandHandler<ChangeSchoolSeats> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ planId, seats, reason, by }: ChangeSchoolSeats): Promise<void> {
    await this.runner.execute(schoolPlanStream, planId, { type: 'ChangeSeats', seats, reason, now: by.now }, by);
  }
}

/** Ends a school plan before its year is over: its classes stay, their games close. */
export class EndSchoolPlan extends Command<void> {
  /** @throws Refusal `school-plan-unknown`. */
  constructor(
    readonly planId: string,
    readonly reason: string,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(EndSchoolPlan)
export class EndSchoolPlanHandler implements ICommandHandler<EndSchoolPlan> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ planId, reason, by }: EndSchoolPlan): Promise<void> {
    await this.runner.execute(schoolPlanStream, planId, { type: 'EndPlan', reason, now: by.now }, by);
  }
}
