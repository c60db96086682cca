import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { StaffErasures } from '../../contexts/privacy/index.js';
import { AssignRole, ChangeAccount, staffRequestOf, ReasonRequest, Staff } from '../../contexts/staff/index.js';
import { Caller, Correlation, Needs, type SignedIn } from '../../platform/http/access.js';
import { sendRange, readListQuery } from '../../platform/http/list-query.js';
import { ListRequest } from '../../platform/http/list.dto.js';
import { PEOPLE_LIST, PeopleList, personId, PersonDetails } from './people.list.js';
import { AssignRoleRequest, PersonLine, PersonDetailReply } from './people.dto.js';

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/people')
export class PeopleResource {
  constructor(
    private readonly people: PeopleList,
    private readonly stories: PersonDetails,
    private readonly commands: CommandBus,
    private readonly staff: Staff,
  ) {}

  /** Lists people. */
  @Get()
  @Needs('person:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<PersonLine[]> {
    const listQuery = readListQuery(query, PEOPLE_LIST);
    return sendRange(reply, 'people', listQuery, await this.people.list(listQuery));
  }

  /** Returns a person with open sessions and timeline. 404 for an unknown person. */
  @Get(':id')
  @Needs('person:read')
  async one(@Param('id') id: string): Promise<PersonDetailReply> {
    return this.stories.of(id);
  }

  /** Assigns a role. 404 for an unknown person, 409 `permission-not-held`, `last-administrator` or `role-unknown`. */
  @Post(':id/role')
  @HttpCode(200)
  @Needs('role:assign')
  async assignRole(
    @Param('id') id: string,
    @Body() { roleId, reason }: AssignRoleRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PersonDetailReply> {
    const request = { held: caller.permissions, reason };
    await this.commands.execute(new AssignRole(personId(id), roleId, request, this.staff.context(caller, correlation)));
    return this.stories.of(id);
  }

  /**
   * Blocks a person: ends all sessions and refuses new ones. 404 for an unknown person, 409
   * `administrator-not-blockable`, `not-yourself` or `permission-not-held`.
   */
  @Post(':id/block')
  @HttpCode(200)
  @Needs('person:block')
  async block(
    @Param('id') id: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PersonDetailReply> {
    await this.change('BlockPerson', id, { caller, correlation, reason });
    return this.stories.of(id);
  }

  /** Unblocks a person. 404 for an unknown person, 409 `permission-not-held`. */
  @Post(':id/unblock')
  @HttpCode(200)
  @Needs('person:block')
  async unblock(
    @Param('id') id: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PersonDetailReply> {
    await this.change('UnblockPerson', id, { caller, correlation, reason });
    return this.stories.of(id);
  }

  /** Ends all sessions of a person. 404 for an unknown person, 409 `permission-not-held`. */
  @Post(':id/end-sessions')
  @HttpCode(200)
  @Needs('person:write')
  async endSessions(
    @Param('id') id: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PersonDetailReply> {
    await this.change('EndSessions', id, { caller, correlation, reason });
    return this.stories.of(id);
  }

  /**
   * Ends two-step log-in of a person who lost app and recovery codes, and mails them. 404 for an unknown person,
   * 409 `permission-not-held`.
   */
  @Post(':id/end-second-factor')
  @HttpCode(200)
  @Needs('person:write')
  async endSecondFactor(
    @Param('id') id: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PersonDetailReply> {
    await this.change('EndSecondFactor', id, { caller, correlation, reason });
    return this.stories.of(id);
  }

  /** Mails a new verification link. 404 for an unknown person, 409 `already-verified` or `permission-not-held`. */
  @Post(':id/resend-verification')
  @HttpCode(200)
  @Needs('person:write')
  async resendVerification(
    @Param('id') id: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PersonDetailReply> {
    await this.change('ResendVerification', id, { caller, correlation, reason });
    return this.stories.of(id);
  }

  private async change(
    type: ChangeAccount['type'],
    id: string,
    { caller, correlation, reason }: { caller: SignedIn; correlation: string; reason: string },
  ): Promise<void> {
    const by = this.staff.context(caller, correlation);
    await this.commands.execute(new ChangeAccount(type, personId(id), staffRequestOf(caller, reason), by));
  }
}

/** Erasing an account when its person wishes so in writing. */
@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/people')
export class ErasuresResource {
  constructor(
    private readonly erasures: StaffErasures,
    private readonly stories: PersonDetails,
    private readonly staff: Staff,
  ) {}

  /**
   * Schedules the erasure of an account in seven days and mails the person a link to cancel it. No change if one is
   * scheduled. 404 for an unknown person, 409 `administrator-not-erasable`, `own-account-not-erasable`,
   * `permission-not-held` or `erasure-under-way`.
   */
  @Post(':id/erasure')
  @HttpCode(200)
  @Needs('person:erase')
  async begin(
    @Param('id') id: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PersonDetailReply> {
    await this.erasures.begin(personId(id), staffRequestOf(caller, reason), this.staff.context(caller, correlation));
    return this.stories.of(id);
  }

  /**
   * Cancels an erasure, whether the person or staff requested it, and mails the person. 404 for an unknown person, 409
   * `permission-not-held`, or `erasure-under-way` after the seven days.
   */
  @Delete(':id/erasure')
  @Needs('person:erase')
  async cancel(
    @Param('id') id: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PersonDetailReply> {
    await this.erasures.cancel(personId(id), staffRequestOf(caller, reason), this.staff.context(caller, correlation));
    return this.stories.of(id);
  }
}
