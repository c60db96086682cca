import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ResolveIncident } from '../../contexts/books/index.js';
import { ReasonRequest, Staff, StaffMembers } from '../../contexts/staff/index.js';
import { Caller, Correlation, Needs, type SignedIn } from '../../platform/http/access.js';
import { sendRange, readListQuery } from '../../platform/http/list-query.js';
import { INCIDENTS_LIST, IncidentsList } from './incidents.list.js';
import { IncidentReply, type IncidentLine } from './incidents.dto.js';
import { ListRequest } from '../../platform/http/list.dto.js';

/** Differences with money that need a person. */
@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/incidents')
export class IncidentsResource {
  constructor(
    private readonly lists: IncidentsList,
    private readonly commands: CommandBus,
    private readonly staff: Staff,
    private readonly members: StaffMembers,
  ) {}

  /** Lists incidents. */
  @Get()
  @Needs('incident:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<IncidentLine[]> {
    const listQuery = readListQuery(query, INCIDENTS_LIST);
    return sendRange(reply, 'incidents', listQuery, await this.lists.list(listQuery));
  }

  /** Returns an incident, its resolution and the staff who may resolve it. 404 for an unknown incident. */
  @Get(':id')
  @Needs('incident:read')
  async one(@Param('id') id: string): Promise<IncidentReply> {
    const [incident, assigned] = await Promise.all([this.lists.one(id), this.members.holding('incident:resolve')]);
    return { ...incident, assigned };
  }

  /**
   * Resolves an incident with a reason. A resolved incident does not change. 404 for an unknown incident, 422 without a
   * reason or if it names the person concerned.
   */
  @Post(':id/resolve')
  @HttpCode(200)
  @Needs('incident:resolve')
  async resolve(
    @Param('id') id: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<IncidentReply> {
    const { subject } = await this.lists.one(id);
    await this.staff.refuseNames(reason, ...(await this.lists.peopleBehind(subject)));
    await this.commands.execute(new ResolveIncident(id, 'person', reason, this.staff.context(caller, correlation)));
    return this.one(id);
  }
}
