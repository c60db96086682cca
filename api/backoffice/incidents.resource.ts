import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Incidents } from '../contexts/books/index.js';
import { PeopleDirectory } from '../contexts/access/index.js';
import { Roles, ReasonRequest, Staff } from '../contexts/staff/index.js';
import { isUuid } from '../kernel/ids.js';
import { Caller, Correlation, Needs, type SignedIn } from '../platform/http/access.js';
import { countRows, readListQuery } from '../platform/http/list-query.js';
import { Problem } from '../platform/http/problem.js';
import { INCIDENTS_LIST, IncidentsBoard } from './incidents.board.js';
import { IncidentReply, type IncidentLine, type IncidentPerson } from './incidents.dto.js';
import { ListRequest } from '../platform/http/list.dto.js';

/** Differences with money that need a person. */
@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/incidents')
export class IncidentsResource {
  constructor(
    private readonly board: IncidentsBoard,
    private readonly incidents: Incidents,
    private readonly people: PeopleDirectory,
    private readonly roles: Roles,
    private readonly staff: Staff,
  ) {}

  /** Lists incidents. */
  @Get()
  @Needs('incident:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<IncidentLine[]> {
    const asked = readListQuery(query, INCIDENTS_LIST);
    const { rows, total } = await this.board.list(asked);
    countRows(reply, 'incidents', asked, rows.length, total);
    return rows;
  }

  /** Returns an incident, its resolution and the staff who may resolve it. 404 for an unknown incident. */
  @Get(':id')
  @Needs('incident:read')
  async one(@Param('id') id: string): Promise<IncidentReply> {
    const incident = isUuid(id) ? await this.incidents.one(id) : null;
    if (!incident) throw new Problem(404, 'incident-unknown');

    const [line, assigned, solvers] = await Promise.all([
      this.board.line(incident),
      this.assigned(),
      this.people.contacts(isUuid(incident.resolvedBy) ? [incident.resolvedBy] : []),
    ]);
    const [solver] = solvers.map(personOf);
    return { ...line, reason: incident.reason, resolvedBy: solver ?? null, assigned };
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
    const { subject } = await this.one(id);
    await this.staff.refuseNames(reason, ...(await this.board.peopleBehind(subject)));
    await this.incidents.resolve(id, 'person', reason, this.staff.context(caller, correlation));
    return this.one(id);
  }

  private async assigned(): Promise<IncidentPerson[]> {
    const roles = (await this.roles.all()).filter(({ permissions }) => permissions.includes('incident:resolve'));
    return (await this.people.inRoles(roles.map(({ id }) => id))).map(personOf);
  }
}

function personOf({ id, username }: { id: string; username: string }): IncidentPerson {
  return { id, name: username };
}
