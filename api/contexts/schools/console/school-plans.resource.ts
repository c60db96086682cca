import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, Correlation, Needs, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { sendRange, readListQuery } from '../../../platform/http/list-query.js';
import { ListRequest } from '../../../platform/http/list.dto.js';
import { Problem } from '../../../platform/http/problem.js';
import { PeopleDirectory } from '../../access/index.js';
import { ReasonRequest, Staff } from '../../staff/index.js';
import { ChangeSchoolSeats, EndSchoolPlan } from '../plans/change-plan.js';
import { GiveSchoolPlan } from '../plans/give-plan.js';
import { JoinSchoolPlan } from '../plans/join-plan.js';
import { ChangeSchoolSeatsRequest, GiveSchoolPlanRequest, SchoolPlanLine } from './school-plans.dto.js';
import { SCHOOL_PLANS_LIST, SchoolPlansList } from './school-plans.list.js';

const PLAN = new IdPipe('school-plan-unknown');

/** Seats of schools. */
@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/school-plans')
export class SchoolPlansResource {
  constructor(
    private readonly plans: SchoolPlansList,
    private readonly commands: CommandBus,
    private readonly staff: Staff,
    private readonly people: PeopleDirectory,
  ) {}

  /** Lists school plans with their seats. */
  @Get()
  @Needs('school:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SchoolPlanLine[]> {
    const listQuery = readListQuery(query, SCHOOL_PLANS_LIST);
    return sendRange(reply, 'school-plans', listQuery, await this.plans.list(listQuery));
  }

  /** Returns a school plan. 404 `school-plan-unknown`. */
  @Get(':id')
  @Needs('school:read')
  one(@Param('id', PLAN) id: string): Promise<SchoolPlanLine> {
    return this.plans.one(id);
  }

  /**
   * Gives a school seats until the end of a school year, with a code for its teachers. 404 `teacher-unknown` for an address without
   * an account; 409 `school-plan-year` for another year than this one and the next.
   */
  @Post()
  @HttpCode(200)
  @Needs('school:write')
  async give(
    @Body() { planId, teacher, ...plan }: GiveSchoolPlanRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<SchoolPlanLine> {
    const id = planId.toLowerCase();
    const contact = teacher ? await this.people.withAddress(teacher) : null;
    if (teacher && !contact) throw new Problem(404, 'teacher-unknown');
    await this.commands.execute(new GiveSchoolPlan(id, plan, this.staff.context(caller, correlation)));
    if (contact)
      await this.commands.execute(new JoinSchoolPlan(id, contact.id, this.staff.context(caller, correlation)));
    return this.plans.one(id);
  }

  /** Gives a plan another number of seats. Pupils who joined stay. 404 `school-plan-unknown`, 409 `school-plan-over`. */
  @Post(':id/seats')
  @HttpCode(200)
  @Needs('school:write')
  async changeSeats(
    @Param('id', PLAN) id: string,
    @Body() { seats, reason }: ChangeSchoolSeatsRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<SchoolPlanLine> {
    await this.plans.one(id);
    await this.commands.execute(new ChangeSchoolSeats(id, seats, reason, this.staff.context(caller, correlation)));
    return this.plans.one(id);
  }

  /** Ends a plan before its year is over: classes stay, their games close. 404 `school-plan-unknown`. */
  @Post(':id/end')
  @HttpCode(200)
  @Needs('school:write')
  async end(
    @Param('id', PLAN) id: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<SchoolPlanLine> {
    await this.plans.one(id);
    await this.commands.execute(new EndSchoolPlan(id, reason, this.staff.context(caller, correlation)));
    return this.plans.one(id);
  }
}
