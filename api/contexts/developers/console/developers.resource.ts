import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, Correlation, Needs, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { sendRange, readListQuery } from '../../../platform/http/list-query.js';
import { ListRequest } from '../../../platform/http/list.dto.js';
import { Staff } from '../../staff/index.js';
import { ApproveDeveloper } from './approve-developer.js';
import { DeveloperDetailReply, RejectDeveloperRequest, type DeveloperListItem } from './developers.dto.js';
import { DEVELOPERS_LIST, DevelopersList } from './developers.list.js';
import { RejectDeveloper } from './reject-developer.js';

const DEVELOPER = new IdPipe('application-unknown');

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/developers')
export class DevelopersResource {
  constructor(
    private readonly developers: DevelopersList,
    private readonly commands: CommandBus,
    private readonly staff: Staff,
  ) {}

  /** Lists developers and those who applied to become one. */
  @Get()
  @Needs('developer:read')
  async list(
    @Query() query: ListRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeveloperListItem[]> {
    const listQuery = readListQuery(query, DEVELOPERS_LIST);
    return sendRange(reply, 'developers', listQuery, await this.developers.list(listQuery));
  }

  /** Returns a developer with its application and members. 404 for an unknown developer. */
  @Get(':id')
  @Needs('developer:read')
  async one(@Param('id', DEVELOPER) id: string): Promise<DeveloperDetailReply> {
    return this.developers.one(id);
  }

  /**
   * Approves an application: the applicant becomes the owner of a developer account. 404 for an unknown developer, 409
   * `application-own` for the caller's own or `application-decided`.
   */
  @Post(':id/approve')
  @HttpCode(200)
  @Needs('developer:approve')
  async approve(
    @Param('id', DEVELOPER) id: string,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<DeveloperDetailReply> {
    await this.developers.one(id);
    await this.commands.execute(new ApproveDeveloper(id, this.staff.context(caller, correlation)));
    return this.developers.one(id);
  }

  /**
   * Rejects an application, with a reason that the applicant reads and may answer. 404 for an unknown developer, 409
   * `application-own` for the caller's own or `application-decided`, 422 for a reason that names the person.
   */
  @Post(':id/reject')
  @HttpCode(200)
  @Needs('developer:approve')
  async reject(
    @Param('id', DEVELOPER) id: string,
    @Body() { reason }: RejectDeveloperRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<DeveloperDetailReply> {
    const { applicantId } = await this.developers.one(id);
    await this.staff.refuseNames(reason, applicantId);
    await this.commands.execute(new RejectDeveloper(id, reason, this.staff.context(caller, correlation)));
    return this.developers.one(id);
  }
}
