import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Ids } from '../../../kernel/ports.js';
import { Caller, Correlation, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { IDS } from '../../../platform/tokens.js';
import { CallerNetwork, Throttle } from '../../access/index.js';
import { PLAN_CODE_LENGTH, readCode } from '../class-code.rules.js';
import { JoinPlanRequest, SchoolsReply } from './classes.dto.js';
import { Teachers } from './teachers.js';
import { JoinSchoolPlan } from '../plans/join-plan.js';
import { SchoolPlans } from '../plans/school-plans.js';

/** A teacher's seats and classes. */
@ApiTags('schools')
@ApiBearerAuth()
@Controller('v1/schools')
export class SchoolsController {
  constructor(
    private readonly teachers: Teachers,
    private readonly plans: SchoolPlans,
    private readonly throttle: Throttle,
    private readonly commands: CommandBus,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Returns the caller's school plan and classes. 403 `teachers-only` for minors, `teacher-unverified`. */
  @Get()
  @ForSignedIn()
  overview(@Caller() caller: SignedIn): Promise<SchoolsReply> {
    this.teachers.refuseOthers(caller);
    return this.teachers.overview(caller.userId);
  }

  /**
   * Takes the seats of a school by the code of its plan; classes without seats use them from now on. 403 `teachers-only`,
   * `teacher-unverified`; 404 `school-plan-unknown`; 409 `school-plan-over`; 429 after too many wrong codes.
   */
  @Post('plan')
  @HttpCode(200)
  @ForSignedIn()
  async join(
    @Body() { code }: JoinPlanRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
    @CallerNetwork() network: string,
  ): Promise<SchoolsReply> {
    this.teachers.refuseOthers(caller);
    const teacherId = caller.userId;
    await this.throttle.spend('school-plan', teacherId, network);
    const read = readCode(code, PLAN_CODE_LENGTH);
    const planId = read && (await this.plans.withCode(read));
    if (!planId) throw new Problem(404, 'school-plan-unknown');
    await this.throttle.giveBack('school-plan', teacherId, network);
    const by = {
      commandId: this.ids.next(),
      actor: { kind: 'player', id: teacherId },
      correlation,
      causation: correlation,
      now: this.teachers.now(),
    } as const;
    await this.commands.execute(new JoinSchoolPlan(planId, teacherId, by));
    return this.teachers.overview(teacherId);
  }
}
