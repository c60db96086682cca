import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { StaffErasures } from '../contexts/privacy/index.js';
import { Accounts, askedBy, ReasonRequest, Roles, Staff } from '../contexts/staff/index.js';
import { Caller, Correlation, Needs, type SignedIn } from '../platform/http/access.js';
import { countRows, readListQuery } from '../platform/http/list-query.js';
import { ListRequest } from '../platform/http/list.dto.js';
import { PEOPLE_LIST, PeopleBoard, personId, PersonStories } from './people.board.js';
import { AssignRoleRequest, PersonLine, PersonStoryReply } from './people.dto.js';

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/people')
export class PeopleResource {
  constructor(
    private readonly people: PeopleBoard,
    private readonly stories: PersonStories,
    private readonly accounts: Accounts,
    private readonly roles: Roles,
    private readonly staff: Staff,
  ) {}

  /** Lists people. */
  @Get()
  @Needs('person:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<PersonLine[]> {
    const asked = readListQuery(query, PEOPLE_LIST);
    const { rows, total } = await this.people.list(asked);
    countRows(reply, 'people', asked, rows.length, total);
    return rows;
  }

  /** Returns a person with open sessions and timeline. 404 for an unknown person. */
  @Get(':id')
  @Needs('person:read')
  async one(@Param('id') id: string): Promise<PersonStoryReply> {
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
  ): Promise<PersonStoryReply> {
    await this.roles.assign(
      personId(id),
      roleId,
      { held: caller.permissions, reason },
      this.staff.context(caller, correlation),
    );
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
  ): Promise<PersonStoryReply> {
    await this.accounts.block(personId(id), askedBy(caller, reason), this.staff.context(caller, correlation));
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
  ): Promise<PersonStoryReply> {
    await this.accounts.unblock(personId(id), askedBy(caller, reason), this.staff.context(caller, correlation));
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
  ): Promise<PersonStoryReply> {
    await this.accounts.endSessions(personId(id), askedBy(caller, reason), this.staff.context(caller, correlation));
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
  ): Promise<PersonStoryReply> {
    await this.accounts.resendVerification(
      personId(id),
      askedBy(caller, reason),
      this.staff.context(caller, correlation),
    );
    return this.stories.of(id);
  }
}

/** Erasing an account when its person wishes so in writing. */
@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/people')
export class ErasuresResource {
  constructor(
    private readonly erasures: StaffErasures,
    private readonly stories: PersonStories,
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
  ): Promise<PersonStoryReply> {
    await this.erasures.begin(personId(id), askedBy(caller, reason), this.staff.context(caller, correlation));
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
  ): Promise<PersonStoryReply> {
    await this.erasures.cancel(personId(id), askedBy(caller, reason), this.staff.context(caller, correlation));
    return this.stories.of(id);
  }
}
